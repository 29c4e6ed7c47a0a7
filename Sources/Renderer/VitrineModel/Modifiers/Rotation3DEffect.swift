import VitrineCoding
import VitrineGeometry

/// Rotates what a view draws in three dimensions, without a change of layout.
package struct Rotation3DEffect: ArchiveRecord {
  /// An axis of rotation.
  package struct Axis3D: ArchiveRecord {
    package var x = 0.0
    package var y = 0.0
    package var z = 0.0

    package init() {}

    package static let fields: [Field<Axis3D>] = [
      Field("x", \.x, "Component to the right."), Field("y", \.y, "Component downwards."),
      Field("z", \.z, "Component towards the viewer."),
    ]
  }

  package var degrees = 0.0
  package var axis = Axis3D()
  package var anchor = UnitPoint()
  package var anchorZ = 0.0
  package var perspective = 1.0

  package init() {}

  package static let fields: [Field<Rotation3DEffect>] = [
    Field("degrees", \.degrees, required: true, "The angle in degrees."),
    Field("axis", \.axis, required: true, "The axis of rotation, as x, y and z."),
    Field(
      "anchor", \.anchor, "The point of the view's box that the axis goes through; default: center."
    ),
    Field("anchorZ", \.anchorZ, "The distance of the axis in front of the view, in points."),
    Field(
      "perspective", \.perspective,
      "The strength of the perspective; 0 for none; default 1."),
  ]

  /// The projection of a box's plane, in the space that contains the box.
  ///
  /// The eye is `max(width, height) / perspective` points away from the anchor. Source: read off
  /// pictures of iOS 18.5, where a square of 60 points rotated by 30° has sides of 80 and 48.
  /// - Returns: `nil` for an axis without direction.
  package func projection(in box: Rect) -> ProjectionTransform? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    let rest = 1 - cosine
    // Columns of the rotation for the plane's own axes, then the translation of a plane behind the
    // anchor.
    let right = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    let down = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    let near = (
      (x * z * rest + y * sine) * -anchorZ, (y * z * rest - x * sine) * -anchorZ,
      (cosine + z * z * rest) * -anchorZ + anchorZ
    )
    let pull = -perspective / max(box.width, box.height, 1e-9)
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (right.0, right.1, right.2 * pull)
    (map.m21, map.m22, map.m23) = (down.0, down.1, down.2 * pull)
    (map.m31, map.m32, map.m33) = (near.0, near.1, 1 + near.2 * pull)
    return map.isFinite ? map.around(anchor.point(in: box)) : nil
  }
}

/// Blurs what a view draws.
package struct Blur: ArchiveRecord {
  package var radius = 0.0
  package var opaque = false

  package init() {}

  package static let fields: [Field<Blur>] = [
    Field("radius", \.radius, required: true, rule: .nonNegative, "The blur radius, in points."),
    Field("opaque", \.opaque, "Whether the edges of the view's box stay opaque."),
  ]

  /// The radius alone.
  package static let shorthands: [Shorthand<Blur>] = [
    Shorthand(Double.self, rule: .nonNegative) { radius in
      var blur = Blur()
      blur.radius = radius
      return blur
    } write: {
      $0.opaque ? nil : .number($0.radius)
    }
  ]
}
