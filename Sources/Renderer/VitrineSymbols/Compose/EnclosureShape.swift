import VitrineGeometry

/// A shape around a symbol.
enum EnclosureShape: String, Hashable, Sendable, CaseIterable {
  case circle, square, app, rectangle, capsule, triangle, octagon, diamond, hexagon, pentagon
  case rhombus, oval, seal
  case portraitRectangle = "rectangle.portrait"
  case portraitCapsule = "capsule.portrait"
  case portraitOval = "oval.portrait"
  case portraitApp = "app.portrait"

  /// The centre line of the shape's line, clockwise around the origin, in ems.
  ///
  /// Sizes other than the circle's are assumed.
  var centerLine: Contour? {
    switch self {
    case .circle, .oval, .portraitOval: outline(.ellipse(in: box))
    case .square: outline(.roundedRect(box, radius: 0.14, style: .circular))
    case .app, .portraitApp: outline(.roundedRect(box, radius: 0.22, style: .circular))
    case .rectangle, .portraitRectangle:
      outline(.roundedRect(box, radius: 0.13, style: .circular))
    case .capsule, .portraitCapsule:
      outline(
        .roundedRect(box, radius: min(box.width, box.height) / 2, style: .circular))
    case .triangle:
      Contour(
        rounding: [
          Point(x: 0, y: box.minY), Point(x: box.maxX, y: box.maxY),
          Point(x: box.minX, y: box.maxY),
        ], cut: 0.14)
    case .octagon: Contour(rounding: octagon, cut: 0.05)
    case .diamond: Contour(rounding: polygon(4), cut: 0.2)
    case .rhombus: Contour(rounding: polygon(4), cut: 0.08)
    case .hexagon: Contour(rounding: polygon(6), cut: 0.1)
    case .pentagon: Contour(rounding: polygon(5), cut: 0.1)
    case .seal: Contour(rounding: polygon(20, inner: 0.88), cut: 0.07)
    }
  }

  /// Width and height of marks in the shape, before they are fitted, and the position of their
  /// centre.
  var room: (size: Double, center: Point) {
    switch self {
    case .circle, .octagon, .seal: (0.996, .zero)
    case .square, .app, .hexagon: (0.88, .zero)
    case .rectangle, .capsule, .oval, .portraitRectangle, .portraitApp: (0.8, .zero)
    case .portraitCapsule, .portraitOval: (0.7, .zero)
    case .diamond, .rhombus: (0.76, .zero)
    case .pentagon: (0.82, Point(x: 0, y: 0.03))
    case .triangle: (0.78, Point(x: 0, y: 0.12))
    }
  }

  private var box: Rect {
    switch self {
    case .circle: rect(SymbolMetrics.circle, SymbolMetrics.circle)
    case .square, .app: rect(0.8, 0.8)
    case .rectangle: rect(1.08, 0.76)
    case .capsule: rect(1.12, 0.66)
    case .triangle: rect(1.08, 0.95)
    case .octagon: rect(0.9, 0.9)
    case .hexagon, .pentagon, .seal: rect(1, 1)
    case .diamond: rect(1.2, 1.2)
    case .rhombus: rect(1.08, 1.08)
    case .oval: rect(1.12, 0.76)
    case .portraitRectangle: rect(0.76, 1.0)
    case .portraitCapsule: rect(0.62, 1.08)
    case .portraitOval: rect(0.72, 1.08)
    case .portraitApp: rect(0.76, 1.0)
    }
  }

  private func rect(_ width: Double, _ height: Double) -> Rect {
    Rect(x: -width / 2, y: -height / 2, width: width, height: height)
  }

  /// Corners on the box's circle, the first at the top; every other one nearer to the middle.
  private func polygon(_ count: Int, inner: Double = 1) -> [Point] {
    (0..<count).map { index in
      let (sine, cosine) = sineAndCosine(2 * Double.pi * Double(index) / Double(count))
      let radius = box.width / 2 * (index % 2 == 0 ? 1 : inner)
      return Point(x: radius * sine, y: -radius * cosine)
    }
  }

  private var octagon: [Point] {
    let far = box.maxX
    let near = far * (2.0.squareRoot() - 1)
    return [
      Point(x: -near, y: -far), Point(x: near, y: -far), Point(x: far, y: -near),
      Point(x: far, y: near), Point(x: near, y: far), Point(x: -near, y: far),
      Point(x: -far, y: near), Point(x: -far, y: -near),
    ]
  }

  private func outline(_ path: Path) -> Contour? { Contour.contours(of: path).first }
}

extension Contour {
  /// A polygon whose corners are cut off by `cut` on either side and rounded.
  init?(rounding corners: [Point], cut: Double) {
    var segments: [Segment] = []
    var first: Point?
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let from = corner.moved(towards: before, by: cut)
      let to = corner.moved(towards: after, by: cut)
      if first == nil { first = from } else { segments.append(.line(from)) }
      segments.append(
        .curve(
          from.moved(towards: corner, by: cut * 0.6), to.moved(towards: corner, by: cut * 0.6), to))
    }
    guard let first else { return nil }
    self.init(start: first, segments: segments + [.line(first)])
  }
}

extension Point {
  /// The point at `distance` on the way to `other`.
  func moved(towards other: Point, by distance: Double) -> Point {
    let dx = other.x - x
    let dy = other.y - y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return self }
    return Point(x: x + dx * distance / length, y: y + dy * distance / length)
  }
}
