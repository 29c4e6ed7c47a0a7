import VitrineCoding
import VitrineDevices

/// A place where a widget is not offered although it has families for that place.
///
/// Source: Apple's documentation of `disfavoredLocations(_:for:)`.
package struct DisfavoredLocation: ArchiveRecord {
  package var location: WidgetLocation = .homeScreen
  package var families: [WidgetFamily] = []

  package init() {}

  /// Creates a location that is disfavoured for some families, or for all if none are given.
  package init(_ location: WidgetLocation, for families: [WidgetFamily] = []) {
    (self.location, self.families) = (location, families)
  }

  package static let fields: [Field<DisfavoredLocation>] = [
    Field("location", \.location, required: true, "The place."),
    Field("families", \.families, "The families that are not offered there; default: all."),
  ]

  /// The place alone.
  package static let shorthands: [Shorthand<DisfavoredLocation>] = [
    Shorthand(WidgetLocation.self) {
      DisfavoredLocation($0)
    } write: { place in
      place.families.isEmpty ? .string(place.location.rawValue) : nil
    }
  ]

  /// Whether a family is not offered in this location.
  package func concerns(_ family: WidgetFamily?) -> Bool {
    families.isEmpty || family.map(families.contains) ?? true
  }
}
