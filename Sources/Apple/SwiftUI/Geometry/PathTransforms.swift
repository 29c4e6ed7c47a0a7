public import VitrineGeometry

// Parts of an outline that a transform changes before they are appended, and corners.

extension Path {
  private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    var path = Path()
    draw(&path)
    addPath(path, transform: transform)
  }
  /// Appends a transformed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    add(transform) { $0.addRect(rect) }
  }
  /// Appends transformed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
    add(transform) { $0.addRects(rects) }
  }
  /// Appends a transformed ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    add(transform) { $0.addEllipse(in: rect) }
  }
  /// Appends a transformed rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) { add(transform) { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) } }
  /// Appends a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let shape = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    addPath(shape.path(in: rect), transform: transform)
  }
  /// Appends a transformed arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    join(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }
  /// Appends a transformed arc by its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform
  ) {
    join(transform) {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}
