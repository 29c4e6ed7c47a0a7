import VitrineCoding

/// Places the centre of a view at a point of the proposed space.
package struct Position: ArchiveRecord {
  package var x = 0.0
  package var y = 0.0

  package init() {}

  package static let fields: [Field<Position>] = [
    Field("x", \.x, "Distance of the centre from the left edge in points."),
    Field("y", \.y, "Distance of the centre from the top edge in points."),
  ]
}
