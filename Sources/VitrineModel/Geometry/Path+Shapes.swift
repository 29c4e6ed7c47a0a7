/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// Quarter circles.
  case circular
  /// The smooth curve that iOS uses by default.
  case continuous
}

extension Path {
  /// The outline of `rect`, clockwise from its top left corner.
  package static func rect(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// 4/3·(√2 − 1): how far a cubic curve's controls lie from the ends of a quarter circle of radius
  /// 1; the curve is off by 0.027 % at most.
  fileprivate static let kappa = 0.5522847498307936

  /// The ellipse that touches the four sides of `rect`.
  package static func ellipse(in rect: Rect) -> Path {
    let dx = rect.width / 2 * kappa
    let dy = rect.height / 2 * kappa
    let top = Point(x: rect.midX, y: rect.minY)
    let right = Point(x: rect.maxX, y: rect.midY)
    let bottom = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.minX, y: rect.midY)
    return Path([
      .move(top),
      .curve(
        right, control1: Point(x: top.x + dx, y: top.y),
        control2: Point(x: right.x, y: right.y - dy)),
      .curve(
        bottom, control1: Point(x: right.x, y: right.y + dy),
        control2: Point(x: bottom.x + dx, y: bottom.y)),
      .curve(
        left, control1: Point(x: bottom.x - dx, y: bottom.y),
        control2: Point(x: left.x, y: left.y + dy)),
      .curve(
        top, control1: Point(x: left.x, y: left.y - dy), control2: Point(x: top.x - dx, y: top.y)),
      .close,
    ])
  }

  /// A rectangle with round corners; `radius` is clamped to half the shorter side.
  ///
  /// The radius rule is SwiftUI's (recorded: a radius above half the side gives a capsule, a
  /// negative one a plain rectangle).
  package static func roundedRect(
    _ rect: Rect, radius: Double, style: RoundedCornerStyle
  ) -> Path {
    let half = min(rect.width, rect.height) / 2
    let radius = min(max(radius, 0), half)
    guard radius > 0 else { return .rect(rect) }
    let corner = Corner(style: style, room: half / radius)
    var path = Path()
    path.append(corner, at: Point(x: rect.maxX, y: rect.minY), x: -radius, y: radius, forward: true)
    path.append(
      corner, at: Point(x: rect.maxX, y: rect.maxY), x: -radius, y: -radius, forward: false)
    path.append(corner, at: Point(x: rect.minX, y: rect.maxY), x: radius, y: -radius, forward: true)
    path.append(corner, at: Point(x: rect.minX, y: rect.minY), x: radius, y: radius, forward: false)
    path.elements.append(.close)
    return path
  }

  /// Appends one corner curve, mirrored into place by the signs of `x` and `y`.
  private mutating func append(
    _ corner: Corner, at origin: Point, x: Double, y: Double, forward: Bool
  ) {
    let points = (forward ? corner.points : corner.points.reversed()).map {
      Point(x: origin.x + x * $0.x, y: origin.y + y * $0.y)
    }
    elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
    for start in stride(from: 1, to: points.count, by: 3) {
      elements.append(
        .curve(points[start + 2], control1: points[start], control2: points[start + 1]))
    }
  }
}

/// One corner as cubic curves in units of the radius, from the horizontal to the vertical side; the
/// corner itself is the origin.
private struct Corner {
  /// A start, then two controls and an end for each curve.
  var points: [Point]

  /// The corner curve of UIKit's continuous rounded rectangles, as published by PixelCut in "Code
  /// for iOS 7 rounded rectangles"; it reaches 1.528665 radii along each side.
  private static let continuous: [(Double, Double)] = [
    (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149399, 0.07491100),
    (0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399),
    (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
  ]

  /// A quarter circle cut at the angles where the continuous curve has its joints.
  private static let circular: [(Double, Double)] = {
    let joint = 0.37743  // asin(1 − 0.63149399)
    let angles = [0, joint, Double.pi / 2 - joint, Double.pi / 2]
    var points: [(Double, Double)] = [(1, 0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      let handle = 4 / 3 * tangent((end - start) / 4)
      let (s0, c0) = sineAndCosine(start)
      let (s1, c1) = sineAndCosine(end)
      points.append((1 - s0 - handle * c0, 1 - c0 + handle * s0))
      points.append((1 - s1 + handle * c1, 1 - c1 - handle * s1))
      points.append((1 - s1, 1 - c1))
    }
    return points
  }()

  /// A quarter circle as one curve, as an ellipse is made of.
  private static let quarter = [
    Point(x: 1, y: 0), Point(x: 1 - Path.kappa, y: 0), Point(x: 0, y: 1 - Path.kappa),
    Point(x: 0, y: 1),
  ]

  /// Makes the corner for `room`: half the shorter side in units of the radius, at least one.
  ///
  /// A continuous corner that has less room than it reaches for passes evenly into the circle: an
  /// assumption. Capsules recorded on macOS 27 are a sliver smaller (20 of 5,200 pixels of one of
  /// 100 by 60 points), but no rule for their curve is public.
  init(style: RoundedCornerStyle, room: Double) {
    guard style == .continuous else {
      points = Corner.quarter
      return
    }
    let reach = Corner.continuous[0].0
    let share = min(max((room - 1) / (reach - 1), 0), 1)
    points = zip(Corner.continuous, Corner.circular).map { smooth, round in
      Point(
        x: round.0 + (smooth.0 - round.0) * share, y: round.1 + (smooth.1 - round.1) * share)
    }
  }
}
