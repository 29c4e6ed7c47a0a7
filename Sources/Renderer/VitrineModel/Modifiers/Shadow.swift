import VitrineCoding
import VitrineGeometry

/// A blurred copy of everything that a view draws, in one colour and behind it.
package struct Shadow: ArchiveRecord {
  // Default recorded on macOS 27: 171 on white.
  package var color: Color = .rgb(red: 0, green: 0, blue: 0, opacity: 0.33)
  package var radius = 0.0
  package var x = 0.0
  package var y = 0.0

  package init() {}

  package static let fields: [Field<Shadow>] = [
    Field("color", \.color, "Its colour; default: black at 0.33."),
    Field(
      "radius", \.radius, required: true, rule: .nonNegative, "The blur radius, in points."),
    Field("x", \.x, "Distance to the right in points."),
    Field("y", \.y, "Distance downwards in points."),
  ]
}
