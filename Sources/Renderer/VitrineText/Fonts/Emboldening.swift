import VitrineGeometry

/// Makes an outline thicker on all sides, with round corners.
///
/// The grown outline is the old one with a band along its line, all in the same direction, so that
/// filling it by the non-zero rule shows their union in one go.
struct Emboldening {
  /// Height of Inter's capital letters in ems, to which grown letters are shrunk again.
  static let capHeight = 0.7273

  /// Ems on each side.
  private let radius: Double
  /// Whether outer contours have a negative area.
  private let isReversed: Bool
  private var grown: Path

  /// The outline of a glyph grown by `growth` ems, and shrunk to its old height.
  ///
  /// Its width is not shrunk: bolder letters are wider. Dots stay round.
  /// It is grown by a circle while its height is changed so that the circle becomes an ellipse.
  static func grow(_ outline: Path, by growth: Size) -> Path {
    guard growth.width > 0, growth.height > 0 else { return outline }
    let factor = growth.height / growth.width
    let (letters, dots) = RoundDot.separated(from: outline)
    let raised = letters.applying(vertical(1 / factor))
    let scale = capHeight / (capHeight + 2 * growth.height)
    var whole = grown(raised, by: growth.width).applying(
      vertical(factor * scale, down: -growth.height * scale))
    for dot in dots {
      whole.elements += dot.grown(by: growth, scale: scale, among: dots).elements
    }
    return whole
  }

  private static func vertical(_ factor: Double, down: Double = 0) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: down)
  }

  private static func grown(_ outline: Path, by radius: Double) -> Path {
    let contours = FlatContour.contours(of: outline)
    // Outer contours of a face all run the same way, and the largest one is an outer one.
    let area = contours.map(\.signedArea).max { abs($0) < abs($1) } ?? 0
    var growth = Emboldening(radius: radius, isReversed: area < 0, grown: outline)
    for contour in contours { growth.addBand(along: contour.points) }
    return growth.grown
  }

  /// A strip along every side, and a wedge outside every corner.
  private mutating func addBand(along points: [Point]) {
    let sides = points.indices.map { index in
      Side(from: points[index], to: points[(index + 1) % points.count])
    }
    for (index, side) in sides.enumerated() {
      add([
        side.from.moved(side.right, radius), side.to.moved(side.right, radius),
        side.to.moved(side.right, -radius), side.from.moved(side.right, -radius),
      ])
      addWedge(between: side, and: sides[(index + 1) % sides.count])
    }
  }

  /// The largest angle that one straight segment of a round corner approximates, in radians: at 60
  /// points and three pixels a point, the error is a twentieth of a pixel.
  private static let step = 0.25

  private mutating func addWedge(between first: Side, and second: Side) {
    let turn = first.turn(to: second)
    guard abs(turn) > 1e-3, turn.isFinite else { return }
    let count = Int(saturating: (abs(turn) / Self.step).rounded(.up))
    let start = turn > 0 ? first.right : first.right.reversed
    let rim = (0...count).map { index -> Point in
      let angle = turn * Double(index) / Double(count)
      return first.to.moved(start.rotated(by: angle), radius)
    }
    add(turn > 0 ? [first.to] + rim : [first.to] + rim.reversed())
  }

  /// Adds a polygon of positive area, oriented as the outer contours.
  private mutating func add(_ points: [Point]) {
    let points = isReversed ? points.reversed() : points
    grown.elements.append(.move(points[0]))
    grown.elements += points.dropFirst().map { .line($0) }
    grown.elements.append(.close)
  }
}

/// A straight side of a contour.
private struct Side {
  let from: Point
  let to: Point
  /// The direction of length 1 to the right of the side, in coordinates whose y axis points up.
  let right: Point

  init(from: Point, to: Point) {
    self.from = from
    self.to = to
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    right = Point(x: dy / length, y: -dx / length)
  }

  /// The angle in radians by which the next side turns, to the left when above zero.
  func turn(to other: Side) -> Double {
    angle(
      sine: right.x * other.right.y - right.y * other.right.x,
      cosine: right.x * other.right.x + right.y * other.right.y)
  }
}

extension Point {
  fileprivate var reversed: Point { Point(x: -x, y: -y) }

  fileprivate func moved(_ direction: Point, _ distance: Double) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }

  fileprivate func rotated(by angle: Double) -> Point {
    let (sine, cosine) = sineAndCosine(angle)
    return Point(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }
}
