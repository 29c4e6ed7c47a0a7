/// How values become places along an axis.
package struct ChartScale: ArchiveRecord {
  /// How distances between values become distances between places.
  package enum Kind: String, ArchiveEnum {
    /// Evenly.
    case linear
    /// By powers of ten.
    case log
    /// By powers of ten on both sides of zero, evenly around it.
    case symmetricLog
    /// By square roots.
    case squareRoot
    /// Evenly in time.
    case date
    /// One band for each category.
    case category
  }

  /// How distances become distances; `nil` follows the data.
  package var kind: Kind?
  /// The ends of the axis, or the categories in their order; `nil` follows the data.
  package var domain: [ChartValue]?
  /// Whether the axis runs backwards.
  package var isReversed = false
  /// Whether the axis includes zero; `nil` is the chart's choice.
  package var includesZero: Bool?
  /// Whether the data are whole numbers, so that no value between them is marked.
  package var wholeNumbers = false
  /// Points that are left free before the first place.
  package var startPadding = 0.0
  /// Points that are left free after the last place.
  package var endPadding = 0.0
  /// Distance from zero within which a symmetric logarithm runs evenly.
  package var slopeAtZero = 1.0

  /// Makes a scale that follows the data.
  package init() {}

  /// Kind, domain and range.
  package static let fields: [Field<ChartScale>] = [
    Field("type", \.kind, "How distances between values become distances between places."),
    Field("domain", \.domain, "Both ends of the axis, or its categories in their order."),
    Field("reversed", \.isReversed, "Whether the axis runs backwards."),
    Field("includesZero", \.includesZero, "Whether the axis includes zero; default: true."),
    Field("wholeNumbers", \.wholeNumbers, "Whether no value between whole numbers is marked."),
    Field("startPadding", \.startPadding, "Points left free before the first place."),
    Field("endPadding", \.endPadding, "Points left free after the last place."),
    Field("slopeAtZero", \.slopeAtZero, rule: .positive, "How fast a symmetric logarithm starts."),
  ]

  /// A domain is a range or a list of categories.
  package func validate() -> String? {
    guard let domain else { return nil }
    if domain.allSatisfy({ $0.category != nil }) { return nil }
    guard domain.count == 2, let first = domain[0].position, let last = domain[1].position,
      (domain[0].number == nil) == (domain[1].number == nil)
    else { return "a domain is two numbers, two dates or a list of categories" }
    return last < first ? "the domain's end is less than its start" : nil
  }
}

extension ChartValue {
  /// A number, or the seconds of a date since the start of 1970; `nil` for a category.
  package var position: Double? { number ?? date?.secondsSince1970 }
}

/// Which style each value of a data field has.
package struct ChartStyleScale: ArchiveRecord {
  /// The values in the order of their styles; `nil` is the order of the data.
  package var domain: [ChartValue]?
  /// The styles, which repeat when there are more values; `nil` is the chart's palette.
  package var range: [ShapeStyle]?

  /// Makes the chart's palette.
  package init() {}

  /// Values and styles.
  package static let fields: [Field<ChartStyleScale>] = [
    Field("domain", \.domain, "The values in the order of their styles."),
    Field("range", \.range, "The styles; default: the chart's palette."),
  ]
}

/// Which symbol each value of a data field has.
package struct ChartSymbolScale: ArchiveRecord {
  /// The values in the order of their symbols; `nil` is the order of the data.
  package var domain: [ChartValue]?
  /// The symbols, which repeat when there are more values; `nil` is the chart's choice.
  package var range: [ChartMark.Symbol]?

  /// Makes the chart's choice.
  package init() {}

  /// Values and symbols.
  package static let fields: [Field<ChartSymbolScale>] = [
    Field("domain", \.domain, "The values in the order of their symbols."),
    Field("range", \.range, "The symbols; default: the chart's choice."),
  ]
}
