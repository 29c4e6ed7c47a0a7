import VitrineCoding

/// How values are mapped to positions along an axis.
package struct ChartScale: ArchiveRecord {
  /// How distances between values are mapped to distances between positions.
  package enum Kind: String, ArchiveEnum {
    /// In proportion.
    case linear
    /// By their logarithm to base ten.
    case log
    /// By their logarithm to base ten on both sides of zero, and in proportion around it.
    case symmetricLog
    /// By their square root.
    case squareRoot
    /// By a power.
    case power
    /// In proportion to time.
    case date
    /// One band for each category.
    case category
  }

  package var kind: Kind?
  package var domain: [ChartValue]?
  package var isReversed = false
  package var includesZero: Bool?
  package var wholeNumbers = false
  package var startPadding = 0.0
  package var endPadding = 0.0
  package var slopeAtZero = 1.0
  package var exponent = 1.0
  package var visibleDomain: ChartVisibleDomain?

  /// Creates a chart scale.
  package init() {}

  /// Kind, domain and range.
  package static let fields: [Field<ChartScale>] = [
    Field("type", \.kind, "How values are mapped to positions."),
    Field("domain", \.domain, "Both ends of the axis, or its categories in order."),
    Field("reversed", \.isReversed, "Whether the axis runs backwards."),
    Field("includesZero", \.includesZero, "Whether the axis includes zero; default: true."),
    Field("wholeNumbers", \.wholeNumbers, "Whether only whole numbers are marked."),
    Field("startPadding", \.startPadding, "The padding in points before the first position."),
    Field("endPadding", \.endPadding, "The padding in points after the last position."),
    Field(
      "slopeAtZero", \.slopeAtZero, rule: .positiveData,
      "The slope of a symmetric logarithm at zero."),
    Field("exponent", \.exponent, rule: .positive, "The exponent of a power; default 1."),
    Field(
      "visibleDomain", \.visibleDomain, "The part of the domain that is visible; default: all."),
  ]

  /// Refuses a domain that is both a range and a list of categories.
  package func validate() -> String? {
    guard let domain else { return nil }
    if domain.allSatisfy({ $0.category != nil }) { return nil }
    guard domain.count == 2, let first = domain[0].position, let last = domain[1].position,
      (domain[0].number == nil) == (domain[1].number == nil)
    else { return "a domain is two numbers, two dates or a list of categories" }
    return last < first ? "the domain's end is less than its start" : nil
  }

  /// Orders the ends of a domain.
  package mutating func reconcile(_ changes: RuleChanges) {
    guard let domain, domain.count == 2, let first = domain[0].position,
      let last = domain[1].position, last < first
    else { return }
    self.domain = [domain[1], domain[0]]
  }
}

/// The part of a chart's domain that is visible, as where people scroll.
package struct ChartVisibleDomain: ArchiveRecord {
  package struct Members: Hashable, Sendable {
    var length: Double?
    var start: ChartValue?
  }

  private var members = Boxed.value(Members())

  package var length: Double? {
    get { members.length }
    set { members.length = newValue }
  }
  package var start: ChartValue? {
    get { members.start }
    set { members.start = newValue }
  }

  /// Creates a part that is the whole domain.
  package init() {}

  /// Extent and place.
  package static let fields: [Field<ChartVisibleDomain>] = [
    Field(
      "length", \.length, rule: .positive,
      "How much is visible: a number, seconds, or a number of categories; default: all."),
    Field("start", \.start, "Where it starts; default: at the start of the domain."),
  ]
}

extension ChartValue {
  /// A number, or the seconds of a date since the start of 1970; `nil` for a category.
  package var position: Double? { number ?? date?.secondsSince1970 }
}
