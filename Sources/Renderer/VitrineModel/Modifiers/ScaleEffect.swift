import VitrineCoding
import VitrineGeometry

/// Enlarges or shrinks what a view draws without a change of layout.
package struct ScaleEffect: ArchiveRecord {
  package var x = 1.0
  package var y = 1.0
  package var anchor = UnitPoint()

  package init() {}

  package static let fields: [Field<ScaleEffect>] = [
    Field("x", \.x, "Factor of the width; a negative one mirrors; default 1."),
    Field("y", \.y, "Factor of the height; a negative one mirrors; default 1."),
    Field("anchor", \.anchor, "The point of the view's box that stays; default: its centre."),
  ]

  /// One factor for both extents.
  package static let shorthands: [Shorthand<ScaleEffect>] = [
    Shorthand(Double.self) { factor in
      var scale = ScaleEffect()
      scale.x = factor
      scale.y = factor
      return scale
    } write: {
      $0.x == $0.y && $0.anchor == UnitPoint() ? .number($0.x) : nil
    }
  ]

  /// The scale from the origin.
  package var transform: AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }
}
