/// A value of the data: a number, a category or a date.
package struct ChartValue: ArchiveRecord {
  /// A number.
  package var number: Double?
  /// A name among others.
  package var category: String?
  /// A date.
  package var date: ArchiveDate?
  /// The unit of the calendar that the date stands for; `nil` is the date itself.
  package var unit: TimeField?
  /// How far the bin of a number reaches; `nil` is the number itself.
  package var binWidth: Double?

  /// Makes a value of nothing.
  package init() {}
  /// Makes a number.
  package init(_ number: Double) { self.number = number }
  /// Makes a category.
  package init(_ category: String) { self.category = category }
  /// Makes a date, or the unit of the calendar around it.
  package init(_ date: ArchiveDate, unit: TimeField? = nil) {
    (self.date, self.unit) = (date, unit)
  }

  /// The kinds of value, of which one is given.
  package static let fields: [Field<ChartValue>] = [
    Field("number", \.number, "A number."),
    Field("category", \.category, "A name among others."),
    Field("date", \.date, "A date."),
    Field("unit", \.unit, "The unit of the calendar that the date stands for."),
    Field("binWidth", \.binWidth, rule: .positive, "How far the bin of the number reaches."),
  ]

  /// One kind, with what belongs to it.
  package static let rules: [FieldRule] = [
    .exactlyOne(["number", "category", "date"], "a value is a number, a category or a date"),
    .requires("unit", "date", "'unit' needs 'date'"),
    .requires("binWidth", "number", "'binWidth' needs 'number'"),
  ]

  /// A number or a category as it is.
  package static let shorthands: [Shorthand<ChartValue>] = [
    Shorthand(Double.self) {
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

/// An extent along an axis: in points, as a share of the room, or what is left of it.
package struct ChartDimension: ArchiveRecord {
  /// Points.
  package var fixed: Double?
  /// Points that are left free at both ends.
  package var inset: Double?
  /// A share of the room.
  package var ratio: Double?

  /// Makes the extent that the chart chooses.
  package init() {}

  /// Ways to say it.
  package static let fields: [Field<ChartDimension>] = [
    Field("fixed", \.fixed, rule: .nonNegative, "An extent in points."),
    Field("inset", \.inset, "Points that are left free at both ends."),
    Field("ratio", \.ratio, rule: .nonNegative, "A share of the room."),
  ]

  /// One way.
  package static let rules: [FieldRule] = [
    .exactlyOne(fields.map(\.name), "an extent is 'fixed', 'inset' or a 'ratio'")
  ]

  /// Points.
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

/// The geometry of a line; what is not given is the chart's choice.
package struct ChartLineStyle: ArchiveRecord {
  /// Thickness in points.
  package var lineWidth: Double?
  /// The shape of open ends.
  package var lineCap: StrokeStyle.LineCap?
  /// The shape of corners.
  package var lineJoin: StrokeStyle.LineJoin?
  /// Lengths of dashes and gaps in points.
  package var dash: [Double]?
  /// How far into the dashes the line starts, in points.
  package var dashPhase = 0.0

  /// Makes the chart's choice.
  package init() {}

  /// Thickness, ends and dashes.
  package static let fields: [Field<ChartLineStyle>] = [
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness in points."),
    Field("lineCap", \.lineCap, "The shape of open ends."),
    Field("lineJoin", \.lineJoin, "The shape of corners."),
    Field("dash", \.dash, rule: .dashes, "Lengths of dashes and gaps in points."),
    Field("dashPhase", \.dashPhase, "How far into the dashes the line starts, in points."),
  ]
}
