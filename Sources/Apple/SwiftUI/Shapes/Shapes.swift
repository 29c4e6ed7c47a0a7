public import VitrineGeometry
package import VitrineModel

/// A rectangular shape that fills its frame.
nonisolated public struct Rectangle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// Creates a rectangle.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape { .rectangle(VitrineModel.Rectangle()) }
  /// Returns the rectangle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// Width and height of the corners.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with elliptical corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    var shape = VitrineModel.RoundedRectangle()
    shape.cornerRadius = max(0, Double(min(cornerSize.width, cornerSize.height)))
    shape.style = style
    return .roundedRectangle(shape)
  }
  /// Returns the rectangle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// Radii of the corners of a rectangle.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The top leading corner.
  public var topLeading: CGFloat
  /// The bottom leading corner.
  public var bottomLeading: CGFloat
  /// The bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The top trailing corner.
  public var topTrailing: CGFloat
  /// Creates the radii of all corners, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var archived: CornerRadii {
    CornerRadii(
      topLeft: Double(topLeading), topRight: Double(topTrailing),
      bottomRight: Double(bottomTrailing), bottomLeft: Double(bottomLeading))
  }
}

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// The radius of each corner.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates an uneven rounded rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Creates an uneven rounded rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    var shape = VitrineModel.UnevenRoundedRectangle()
    shape.topLeading = Double(cornerRadii.topLeading)
    shape.bottomLeading = Double(cornerRadii.bottomLeading)
    shape.bottomTrailing = Double(cornerRadii.bottomTrailing)
    shape.topTrailing = Double(cornerRadii.topTrailing)
    shape.style = style
    return .unevenRoundedRectangle(shape)
  }
  /// Returns the rectangle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A circle that fits in its frame.
nonisolated public struct Circle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// Creates a circle.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape { .circle(VitrineModel.Circle()) }
  /// Returns the circle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// Creates an ellipse.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape { .ellipse(VitrineModel.Ellipse()) }
  /// Returns the ellipse inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// The shape is the same in both layout directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    var shape = VitrineModel.Capsule()
    shape.style = style
    return .capsule(shape)
  }
  /// Returns the capsule inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// The outline of the widget, inset as far as the shape's frame.
nonisolated public struct ContainerRelativeShape: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// Creates a container relative shape.
  public init() {}
  /// Returns the outline in a rectangle, which is treated as the containing shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    .containerRelative(VitrineModel.ContainerRelativeShape())
  }
  /// Returns the shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape, ModelShape, LocatedView {
  package var location = KeptLocation()
  private let base: any Shape
  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) { base = shape }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The behaviour of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  package var needsBox: Bool { base.asksForBox }
  package func model(in rect: CGRect) -> VitrineModel.Shape { base.archived(in: rect) }
}

nonisolated extension Path: Shape {
  /// Returns the path itself, independent of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension Path: ModelShape {
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    var shape = PathShape()
    shape.path = archived
    return .path(shape)
  }
}
