/// A soft copy of each thing in a view, drawn under it in one colour.
package struct Shadow: ArchiveRecord {
  /// Colour of the shadow; SwiftUI's is black at a third (recorded on macOS 27: 171 on white).
  package var color: Color = .rgb(red: 0, green: 0, blue: 0, opacity: 0.33)
  /// How soft the edge is, in points.
  package var radius = 0.0
  /// Way to the right in points.
  package var x = 0.0
  /// Way downwards in points.
  package var y = 0.0

  /// Makes a shadow with a sharp edge right under the view.
  package init() {}

  /// Colour, softness and place.
  package static let fields: [Field<Shadow>] = [
    Field("color", \.color, "Its colour; default: black at 0.33."),
    Field(
      "radius", \.radius, required: true, rule: .nonNegative, "How soft the edge is, in points."),
    Field("x", \.x, "Way to the right in points."), Field("y", \.y, "Way downwards in points."),
  ]
}
