import VitrineCoding

/// How many lines a text shows.
package struct LineLimit: ArchiveRecord {
  package var limit: Int?
  package var reservesSpace = false
  package var min: Int?
  package var max: Int?

  package init() {}

  /// Creates a line limit.
  package init(_ limit: Int) { self.limit = limit }

  package static let fields: [Field<LineLimit>] = [
    Field("limit", \.limit, rule: .atLeastOne, "The maximum number of lines; default: no limit."),
    Field(
      "reservesSpace", \.reservesSpace,
      "Whether a shorter text reserves the space of `limit` lines."),
    Field(
      "min", \.min, rule: .atLeastOne,
      "The minimum number of lines; a shorter text reserves their space."),
    Field("max", \.max, rule: .atLeastOne, "The maximum number of lines of a range."),
  ]

  /// A limit and a range exclude each other.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["limit", "reservesSpace"], ["min", "max"],
      "'limit' and 'reservesSpace' cannot be combined with 'min' and 'max'"),
    .requires("reservesSpace", "limit", "'reservesSpace' needs a 'limit'"),
  ]

  /// A number of lines.
  package static let shorthands: [Shorthand<LineLimit>] = [
    Shorthand(Int.self, rule: .atLeastOne) {
      LineLimit($0)
    } write: { lines in
      lines.limit.flatMap { lines == LineLimit($0) ? .number(Double($0)) : nil }
    }
  ]

  /// Refuses a range that ends before it begins.
  package func validate() -> String? {
    guard let min, let max, min > max else { return nil }
    return "'min' is greater than 'max'"
  }

  /// Raises the maximum to the minimum.
  package mutating func reconcile(_ changes: RuleChanges) {
    if let min { max = max.map { Swift.max($0, min) } }
  }

  /// The maximum number of lines; `nil` for no limit.
  package var most: Int? { limit ?? max }

  /// The minimum number of lines whose space the text takes.
  package var reserved: Int { (reservesSpace ? limit : min) ?? 0 }
}
