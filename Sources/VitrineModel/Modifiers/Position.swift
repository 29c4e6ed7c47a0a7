/// Puts a view's centre on a point of the room that it is offered.
package struct Position: ArchiveRecord {
  /// Distance of the centre from the left edge in points.
  package var x = 0.0
  /// Distance of the centre from the top edge in points.
  package var y = 0.0

  /// Makes the top left corner.
  package init() {}

  /// The two distances.
  package static let fields: [Field<Position>] = [
    Field("x", \.x, "Distance of the centre from the left edge in points."),
    Field("y", \.y, "Distance of the centre from the top edge in points."),
  ]
}
