import VitrineGeometry

/// A round dot of a glyph, such as a period or what is above an i.
///
/// Letters grow more in width than in height; a dot that has grown as wide as a stem stays round.
struct RoundDot {
  private let box: Rect

  /// How much of the distance to a dot beside it a grown dot fills, so that those of an ellipsis don't
  /// touch; an assumption.
  private static let share = 0.8
  /// The largest relative difference from a circle, in shape and in area.
  private static let tolerance = 0.05

  /// Separates the dots of an outline from the rest.
  static func separated(from outline: Path) -> (rest: Path, dots: [RoundDot]) {
    let parts = outline.contours.compactMap { path in
      FlatContour.contours(of: path).first.map { (path: path, flat: $0, box: $0.box) }
    }
    // Outer contours of a face all run the same way, and the largest one is an outer one.
    let outer = parts.map(\.flat.signedArea).max { abs($0) < abs($1) } ?? 0
    var (rest, dots) = (Path(), [RoundDot]())
    for (index, part) in parts.enumerated() {
      let isHollow = parts.enumerated().contains { other in
        other.offset != index && part.box.contains(other.element.box.center)
      }
      if !isHollow, part.flat.isRound, (part.flat.signedArea < 0) == (outer < 0) {
        dots.append(RoundDot(box: part.box))
      } else {
        rest.elements += part.path.elements
      }
    }
    return (rest, dots)
  }

  /// The circle of a dot that has grown by `growth` in a glyph that is then made `scale` as high.
  ///
  /// It keeps its lower edge, and one above another dot its upper edge, so that a colon keeps its middle.
  func grown(by growth: Size, scale: Double, among dots: [RoundDot]) -> Path {
    let distances = dots.map { dot in
      abs(dot.box.midY - box.midY) < box.height ? abs(dot.box.midX - box.midX) : 0
    }
    let nearest = distances.filter { $0 > box.width / 2 }.min()
    let diameter = min(
      box.width + 2 * growth.width, nearest.map { $0 * Self.share } ?? .infinity)
    let isUpper = dots.contains {
      $0.box.minY > box.maxY && abs($0.box.midX - box.midX) < box.width
    }
    let top =
      isUpper ? (box.minY - 2 * growth.height) * scale : box.maxY * scale - diameter
    return .ellipse(
      in: Rect(x: box.midX - diameter / 2, y: top, width: diameter, height: diameter))
  }

  fileprivate static func isNear(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) <= tolerance * other
  }
}

extension FlatContour {
  /// The smallest rectangle around the points.
  fileprivate var box: Rect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Whether it is a circle.
  fileprivate var isRound: Bool {
    let box = box
    return RoundDot.isNear(box.width, box.height)
      && RoundDot.isNear(abs(signedArea), .pi / 4 * box.width * box.height)
  }
}

extension Path {
  /// The parts that each begin with a move.
  fileprivate var contours: [Path] {
    elements.reduce(into: []) { paths, element in
      if case .move = element { paths.append(Path()) }
      guard !paths.isEmpty else { return }
      paths[paths.count - 1].elements.append(element)
    }
  }
}
