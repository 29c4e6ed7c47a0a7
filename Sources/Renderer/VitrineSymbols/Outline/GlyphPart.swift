import VitrineGeometry

/// A piece of ink that is connected: an outline with the holes in it.
struct GlyphPart: Hashable, Sendable {
  /// The clockwise outline.
  var outline: Contour
  /// The outlines of holes, counter-clockwise.
  var holes: [Contour]

  /// The part as a path for the non-zero rule.
  var path: Path {
    Path(([outline] + holes).flatMap(\.path.elements))
  }

  /// The part with thicker ink, or thinner when `distance` is negative.
  func offset(by distance: Double) -> GlyphPart {
    GlyphPart(
      outline: outline.offset(by: distance), holes: holes.map { $0.offset(by: distance) })
  }

  /// The pieces of ink of a path in the order of their outlines.
  static func parts(of path: Path, rule: FillRule) -> [GlyphPart] {
    let rings = Contour.contours(of: path).map(Ring.init)
    let isInk = rings.indices.map { index -> Bool in
      let winding = rings.indices.filter { $0 == index || rings[$0].surrounds(rings[index]) }
      guard rule == .nonZero else { return winding.count % 2 == 1 }
      return winding.reduce(0) { $0 + (rings[$1].area < 0 ? -1 : 1) } != 0
    }
    var parts: [GlyphPart] = []
    var partOfRing: [Int: Int] = [:]
    for index in rings.indices where isInk[index] {
      partOfRing[index] = parts.count
      parts.append(GlyphPart(outline: rings[index].turned(clockwise: true), holes: []))
    }
    for index in rings.indices where !isInk[index] {
      let around = rings.indices.filter { isInk[$0] && rings[$0].surrounds(rings[index]) }
      let nearest = around.min { rings[$0].area.magnitude < rings[$1].area.magnitude }
      if let part = nearest.flatMap({ partOfRing[$0] }) {
        parts[part].holes.append(rings[index].turned(clockwise: false))
      }
    }
    return parts
  }
}

extension GlyphPart {
  /// The distance from each part to the nearest other one; pieces that touch count as far apart,
  /// because no gap between them can close.
  static func gaps(between parts: [GlyphPart]) -> [Double] {
    let corners = parts.map { part in ([part.outline] + part.holes).flatMap(\.polygon) }
    let boxes = parts.map { $0.outline.path.tightBounds ?? .zero }
    var gaps = Array(repeating: Double.infinity, count: parts.count)
    for first in parts.indices {
      let near = boxes[first].inset(by: EdgeInsets(-GlyphPart.far))
      for second in parts.indices
      where second > first && near.intersection(boxes[second]) != nil {
        let gap = distance(corners[first], corners[second])
        guard gap > touching else { continue }
        gaps[first] = min(gaps[first], gap)
        gaps[second] = min(gaps[second], gap)
      }
    }
    return gaps
  }

  /// Pieces whose boxes are farther apart than this many ems are not measured.
  private static let far = 0.25
  /// The largest gap in ems that counts as touching.
  private static let touching = 0.008

  /// The shortest way from a corner of one outline to a side of the other.
  private static func distance(_ first: [Point], _ second: [Point]) -> Double {
    min(wayOut(of: first, to: second), wayOut(of: second, to: first))
  }

  private static func wayOut(of corners: [Point], to polygon: [Point]) -> Double {
    var nearest = Double.infinity
    for corner in corners {
      for index in polygon.indices {
        let next = polygon[(index + 1) % polygon.count]
        nearest = min(nearest, corner.squaredDistance(toSide: polygon[index], next))
      }
    }
    return nearest.squareRoot()
  }
}

extension Point {
  fileprivate func squaredDistance(toSide start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
    let t = min(max(along, 0), 1)
    let (ox, oy) = (x - start.x - t * dx, y - start.y - t * dy)
    return ox * ox + oy * oy
  }
}

/// A contour, with values to compare its position with others.
private struct Ring {
  let contour: Contour
  let polygon: [Point]
  let area: Double

  init(_ contour: Contour) {
    self.contour = contour
    polygon = contour.polygon
    area = polygon.signedArea
  }

  /// Whether `other` is inside; one that crosses the ring is judged by most of its corners.
  func surrounds(_ other: Ring) -> Bool {
    guard area.magnitude > other.area.magnitude else { return false }
    let probes = stride(from: 0, to: other.polygon.count, by: max(1, other.polygon.count / 5))
    let hits = probes.map { polygon.surrounds(other.polygon[$0]) }
    return hits.count { $0 } * 2 > hits.count
  }

  func turned(clockwise: Bool) -> Contour {
    (area > 0) == clockwise ? contour : contour.reversed
  }
}
