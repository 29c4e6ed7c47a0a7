import VitrineCoding
import VitrineGeometry

/// A value of the data (a number, a category or a date), or a position in points that no data
/// define.
package struct ChartValue: ArchiveRecord {
  package var number: Double?
  package var category: String?
  package var date: ArchiveDate?
  package var unit: TimeField?
  package var end: ArchiveDate?
  package var binWidth: Double?
  package var points: Double?

  /// Creates an empty value, which is not valid until one kind is set.
  package init() {}
  /// Creates a number.
  package init(_ number: Double) { self.number = number }
  /// Creates a category.
  package init(_ category: String) { self.category = category }
  /// Creates a date, or the unit of the calendar around it.
  package init(_ date: ArchiveDate, unit: TimeField? = nil) {
    (self.date, self.unit) = (date, unit)
  }
  /// Creates a position in points from the plot's left or top edge.
  package init(points: Double) { self.points = points }

  /// The kinds of value, of which one is given.
  package static let fields: [Field<ChartValue>] = [
    Field("number", \.number, rule: .data, "A number."),
    Field("category", \.category, "A name among others."),
    Field("date", \.date, "A date."),
    Field("unit", \.unit, "The calendar unit that the date represents."),
    Field("end", \.end, "Where the time that starts at the date ends."),
    Field("binWidth", \.binWidth, rule: .positiveData, "The width of the number's bin."),
    Field("points", \.points, "A position in points from the plot's left or top edge."),
  ]

  /// One kind, with the fields that belong to it.
  package static let rules: [FieldRule] = [
    .exactlyOne(
      ["number", "category", "date", "points"],
      "a value is a number, a category, a date or a place in points"),
    .requires("unit", "date", "'unit' needs 'date'"),
    .requires("end", "date", "'end' needs 'date'"),
    .exclusive(["end"], ["unit"], "'end' and 'unit' both say how long the time is"),
    .requires("binWidth", "number", "'binWidth' needs 'number'"),
  ]

  /// Refuses an interval that ends before it begins.
  package func validate() -> String? {
    guard let date, let end, end.secondsSince1970 < date.secondsSince1970 else { return nil }
    return "'end' is before 'date'"
  }

  /// Ends an interval no earlier than it begins.
  package mutating func reconcile(_ changes: RuleChanges) {
    if let date { end = end.map { max($0, date) } }
  }

  /// A number or a category alone.
  package static let shorthands: [Shorthand<ChartValue>] = [
    Shorthand(Double.self, rule: .data) {
      ChartValue($0)
    } write: {
      $0.binWidth == nil ? $0.number.map(JSONValue.number) : nil
    },
    Shorthand(String.self) {
      ChartValue($0)
    } write: {
      $0.category.map(JSONValue.string)
    },
  ]
}

/// An extent along an axis: in points, as a share of the available space, or the space less an
/// inset.
package struct ChartDimension: ArchiveRecord {
  package var fixed: Double?
  package var inset: Double?
  package var ratio: Double?

  /// Creates the extent that the chart chooses.
  package init() {}

  /// The alternatives: a fixed extent, an inset or a ratio.
  package static let fields: [Field<ChartDimension>] = [
    Field("fixed", \.fixed, rule: .nonNegative, "An extent in points."),
    Field("inset", \.inset, "Points of empty space at both ends."),
    Field("ratio", \.ratio, rule: .nonNegative, "A fraction of the available space."),
  ]

  /// Exactly one alternative is given.
  package static let rules: [FieldRule] = [
    .exactlyOne(fields.map(\.name), "an extent is 'fixed', 'inset' or a 'ratio'")
  ]

  /// A number of points alone.
  package static let shorthands: [Shorthand<ChartDimension>] = [
    Shorthand(Double.self) { points in
      guard points >= 0 else { return nil }
      var dimension = ChartDimension()
      dimension.fixed = points
      return dimension
    } write: {
      $0.fixed.map(JSONValue.number)
    }
  ]
}

/// The geometry of a line; values that are `nil` are the chart's defaults.
package struct ChartLineStyle: ArchiveRecord {
  package var lineWidth: Double?
  package var lineCap: StrokeStyle.LineCap?
  package var lineJoin: StrokeStyle.LineJoin?
  package var dash: [Double]?
  package var dashPhase = 0.0

  /// Creates a line as a chart has it by default.
  package init() {}

  /// Thickness, ends and dashes.
  package static let fields: [Field<ChartLineStyle>] = [
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness in points."),
    Field("lineCap", \.lineCap, "The shape of open ends."),
    Field("lineJoin", \.lineJoin, "The shape of corners."),
    Field("dash", \.dash, rule: .dashes, "Lengths of dashes and gaps in points."),
    Field(
      "dashPhase", \.dashPhase,
      "The distance into the dash pattern at which the line starts, in points."),
  ]
}
