import VitrineCoding

/// The curve of the corners of a rounded rectangle.
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

  /// 4/3·(√2 − 1): the distance of a cubic curve's control points from the ends of a quarter circle
  /// of radius 1, with an error of at most 0.027 %.
  static let kappa = 0.5522847498307936

  /// The ellipse that touches the four sides of `rect`, clockwise from its right end.
  ///
  /// Source: in SwiftUI, `trim` of a circle starts at three o'clock.
  package static func ellipse(in rect: Rect) -> Path {
    let dx = rect.width / 2 * kappa
    let dy = rect.height / 2 * kappa
    let top = Point(x: rect.midX, y: rect.minY)
    let right = Point(x: rect.maxX, y: rect.midY)
    let bottom = Point(x: rect.midX, y: rect.maxY)
    let left = Point(x: rect.minX, y: rect.midY)
    return Path([
      .move(right),
      .curve(
        bottom, control1: Point(x: right.x, y: right.y + dy),
        control2: Point(x: bottom.x + dx, y: bottom.y)),
      .curve(
        left, control1: Point(x: bottom.x - dx, y: bottom.y),
        control2: Point(x: left.x, y: left.y + dy)),
      .curve(
        top, control1: Point(x: left.x, y: left.y - dy), control2: Point(x: top.x - dx, y: top.y)),
      .curve(
        right, control1: Point(x: top.x + dx, y: top.y),
        control2: Point(x: right.x, y: right.y - dy)),
      .close,
    ])
  }
}

extension RoundedCornerStyle: ArchiveEnum {}
