import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// A rectangle.
package struct Rectangle: ShapePayload {
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<Rectangle>] = sharedFields
}

/// A rectangle with round corners.
package struct RoundedRectangle: ShapePayload {
  package var cornerRadius = 0.0
  package var style: RoundedCornerStyle = .continuous
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<RoundedRectangle>] =
    [
      Field(
        "cornerRadius", \.cornerRadius, required: true, rule: .nonNegative,
        "Radius of the corners in points, at most half the shorter side."),
      Field("style", \.style, "How the corners bend."),
    ] + sharedFields
}

/// A rectangle with a radius for each corner.
package struct UnevenRoundedRectangle: ShapePayload {
  package var topLeading = 0.0
  package var bottomLeading = 0.0
  package var bottomTrailing = 0.0
  package var topTrailing = 0.0
  package var style: RoundedCornerStyle = .continuous
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<UnevenRoundedRectangle>] =
    [
      Field("topLeading", \.topLeading, rule: .nonNegative, "Radius in points."),
      Field("bottomLeading", \.bottomLeading, rule: .nonNegative, "Radius in points."),
      Field("bottomTrailing", \.bottomTrailing, rule: .nonNegative, "Radius in points."),
      Field("topTrailing", \.topTrailing, rule: .nonNegative, "Radius in points."),
      Field("style", \.style, "How the corners bend."),
    ] + sharedFields
}

/// A circle.
package struct Circle: ShapePayload {
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<Circle>] = sharedFields
}

/// A rectangle whose shorter sides are half circles.
package struct Capsule: ShapePayload {
  package var style: RoundedCornerStyle = .continuous
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<Capsule>] =
    [Field("style", \.style, "How the corners bend.")] + sharedFields
}

/// An ellipse.
package struct Ellipse: ShapePayload {
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<Ellipse>] = sharedFields
}

/// The outline of the widget, inset as far as the shape's box.
package struct ContainerRelativeShape: ShapePayload {
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<ContainerRelativeShape>] = sharedFields
}

/// An outline with fixed coordinates from the top left corner of the view.
package struct PathShape: ShapePayload {
  package var path = Path()
  package var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  /// Changes of the outline, the innermost first.
  package var modifiers: [ShapeModifier] = []
  /// Fill and stroke.
  package var painting = ShapePainting()
  package init() {}
  package static let fields: [Field<PathShape>] =
    [
      Field(
        "d", \.path, required: true,
        "Steps in points: M x y, L x y, Q cx cy x y, C …, Z, arc cx cy r start end and more."),
      Field(
        "layoutDirectionBehavior", \.layoutDirectionBehavior,
        "Whether the outline is mirrored where leading is on the right; default `mirrors`."),
    ] + sharedFields
  /// Paths cannot be inset evenly.
  package static let isInsettable = false
}
