import VitrineCoding
import VitrineDevices

/// The text size of a view, or the range that it is limited to.
package struct DynamicTypeLimits: ArchiveRecord {
  package var size: DynamicTypeSize?
  package var min: DynamicTypeSize?
  package var max: DynamicTypeSize?

  package init() {}

  /// Creates limits of the text size.
  package init(_ size: DynamicTypeSize) { self.size = size }

  package static let fields: [Field<DynamicTypeLimits>] = [
    Field("size", \.size, "The size, regardless of the environment."),
    Field("min", \.min, "The smallest size."), Field("max", \.max, "The largest size."),
  ]

  /// A size and a range exclude each other.
  package static let rules: [FieldRule] = [
    .exclusive(["size"], ["min", "max"], "'size' cannot be combined with 'min' and 'max'")
  ]

  /// The name of a size alone.
  package static let shorthands: [Shorthand<DynamicTypeLimits>] = [
    Shorthand(DynamicTypeSize.self) {
      DynamicTypeLimits($0)
    } write: {
      $0.size.map { .string($0.rawValue) }
    }
  ]

  /// Refuses a range that ends before it begins.
  package func validate() -> String? {
    guard let min, let max, min > max else { return nil }
    return "'min' is larger than 'max'"
  }

  /// The size inside the view when `size` is inherited.
  package func applied(to size: DynamicTypeSize) -> DynamicTypeSize {
    if let fixed = self.size { return fixed }
    let raised = Swift.max(size, min ?? size)
    return Swift.min(raised, max ?? raised)
  }
}
