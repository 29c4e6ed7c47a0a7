import VitrineModel

/// Maps the values of an axis to positions.
///
/// Categories are numbered: the first one extends from 0 to 1.
package struct PlotScale: Hashable, Sendable {
  /// The kind of values.
  package enum Kind: Hashable, Sendable {
    /// Numbers.
    case number
    /// Seconds since the start of 1970.
    case date
    /// Categories, by their index.
    case category
  }

  /// A transform of values before they are mapped linearly to positions.
  package enum Transform: Hashable, Sendable {
    /// A linear scale.
    case linear
    /// A logarithmic scale.
    case log
    /// A scale that is logarithmic on both sides of zero.
    case symmetricLog(slope: Double)
    /// A scale of powers, on both sides of zero.
    case power(exponent: Double)

    /// The transformed value.
    func callAsFunction(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .log: logarithm10(max(value, .leastNormalMagnitude))
      case .symmetricLog(let slope):
        (value < 0 ? -1 : 1) * logarithm10(1 + abs(value) / slope)
      case .power(let exponent): (value < 0 ? -1 : 1) * raised(abs(value), to: exponent)
      }
    }
  }

  /// The kind of values.
  package var kind: Kind = .number
  /// The transform of values.
  package var transform: Transform = .linear
  /// Whether the axis has no values to mark.
  package var isEmpty = false
  /// The value at the start.
  package var lower = 0.0
  /// The value at the end.
  package var upper = 1.0
  /// The categories in order.
  package var categories: [String] = [] {
    didSet {
      places = Dictionary(
        categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// The index of each category, because charts can have thousands of them.
  private var places: [String: Int] = [:]
  /// Whether values increase in the opposite direction.
  package var isReversed = false
  /// Whether the axis shows only a part of its domain.
  package var isPartial = false
  /// The padding in points before the first position.
  package var startPadding = 0.0
  /// The padding in points after the last position.
  package var endPadding = 0.0

  /// Creates a linear scale from 0 to 1.
  package init() {}

  /// The index of a category.
  package func place(of category: String) -> Int? { places[category] }

  /// Whether a value is in the visible part of the domain.
  func shows(_ value: Double) -> Bool {
    guard isPartial else { return true }
    let edge = (upper - lower) * 1e-9
    return value >= lower - edge && value <= upper + edge
  }

  /// The scale of the part of the domain that is visible.
  ///
  /// Source: Apple's documentation of `chartXVisibleDomain(length:)` and `chartScrollPosition`: the
  /// part starts at the position, by default at the start of the domain, and does not leave it.
  func showing(_ part: ChartVisibleDomain?) -> PlotScale {
    guard let part, let length = part.length, length > 0, length < upper - lower else {
      return self
    }
    var scale = self
    scale.isPartial = true
    let first =
      part.start?.category.flatMap(place).map(Double.init) ?? part.start?.position ?? lower
    scale.lower = first.clamped(to: lower...(upper - length))
    scale.upper = scale.lower + length
    return scale
  }

  /// The transformed value.
  package func transformed(_ value: Double) -> Double { transform(value) }

  private func original(_ value: Double) -> Double {
    switch transform {
    case .linear: value
    case .log: raised(10, to: value)
    case .symmetricLog(let slope):
      (value < 0 ? -1 : 1) * slope * (raised(10, to: abs(value)) - 1)
    case .power(let exponent): (value < 0 ? -1 : 1) * raised(abs(value), to: 1 / exponent)
    }
  }

  /// The position of a value along a length, in points from the start.
  package func position(_ value: Double, in length: Double) -> Double {
    PlotPlacement(self, in: length).position(value)
  }

  /// The value at a position along a length; `nil` if padding leaves no length.
  package func value(at position: Double, in length: Double) -> Double? {
    let room = length - startPadding - endPadding
    guard room > 0 else { return nil }
    let share = (position - startPadding) / room
    let (start, end) = (transformed(lower), transformed(upper))
    return original(start + (isReversed ? 1 - share : share) * (end - start))
  }

  /// The interval of a value of the data; `nil` for a value of another kind.
  package func interval(
    of value: ChartValue, _ calendar: any ChartCalendar
  ) -> PlotInterval? {
    switch kind {
    case .category:
      guard let name = value.category, let index = place(of: name) else {
        return nil
      }
      return PlotInterval(Double(index), Double(index + 1), isBand: true)
    case .number: return value.number.map { PlotInterval(number: $0, width: value.binWidth) }
    case .date: return value.dateInterval(calendar)
    }
  }
}

/// An interval on an axis, in values.
package struct PlotInterval: Hashable, Sendable {
  /// The start of the interval.
  package var start: Double
  /// The end of the interval.
  package var end: Double
  /// Whether the interval is the band of one value, such as a category or a day.
  package var isBand: Bool

  /// Creates an interval.
  package init(_ start: Double, _ end: Double, isBand: Bool = false) {
    (self.start, self.end, self.isBand) = (start, end, isBand)
  }

  /// Creates an interval of a number, or of its bin.
  init(number: Double, width: Double?) {
    self.init(number, number + (width ?? 0), isBand: width != nil)
  }
}

extension ChartValue {
  /// The interval of a date: the date alone, its specified duration, or the calendar unit that
  /// contains it.
  func dateInterval(_ calendar: any ChartCalendar) -> PlotInterval? {
    guard let seconds = date?.secondsSince1970 else { return nil }
    if let end { return PlotInterval(seconds, end.secondsSince1970, isBand: true) }
    guard let unit else { return PlotInterval(seconds, seconds) }
    let span = calendar.span(of: unit, around: seconds)
    return PlotInterval(span.start, span.end, isBand: true)
  }
}
