import VitrineCoding
import VitrineGeometry

/// Rotates what a view draws, without a change of layout.
package struct RotationEffect: ArchiveRecord {
  package var degrees = 0.0
  package var anchor = UnitPoint()

  package init() {}

  package static let fields: [Field<RotationEffect>] = [
    Field("degrees", \.degrees, required: true, "The angle in degrees, clockwise."),
    Field("anchor", \.anchor, "The point of the view's box that stays; default: its centre."),
  ]

  /// An angle alone, around the centre.
  package static let shorthands: [Shorthand<RotationEffect>] = [
    Shorthand(Double.self) { degrees in
      var rotation = RotationEffect()
      rotation.degrees = degrees
      return rotation
    } write: {
      $0.anchor == UnitPoint() ? .number($0.degrees) : nil
    }
  ]

  /// The rotation around the origin; y points downwards, so a positive angle turns clockwise.
  package var transform: AffineTransform {
    let (sine, cosine) = RotationEffect.sineAndCosine(of: degrees)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Quarter turns are exact, so that horizontal and vertical edges stay on the pixel grid.
  private static func sineAndCosine(of degrees: Double) -> (Double, Double) {
    let angle = degrees.truncatingRemainder(dividingBy: 360)
    switch angle < 0 ? angle + 360 : angle {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default: return VitrineGeometry.sineAndCosine(angle * .pi / 180)
    }
  }
}
