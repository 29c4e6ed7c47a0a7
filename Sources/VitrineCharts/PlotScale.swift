import VitrineGeometry
import VitrineModel

/// From the values of one axis to places along it.
///
/// Categories count as numbers: the first one reaches from 0 to 1.
package struct PlotScale: Hashable, Sendable {
  /// The kind of values.
  package enum Kind: Hashable, Sendable {
    /// Numbers.
    case number
    /// Seconds since the start of 1970.
    case date
    /// Numbers of categories.
    case category
  }

  /// How distances between numbers become distances between places.
  package enum Transform: Hashable, Sendable {
    /// Evenly.
    case linear
    /// By powers of ten.
    case log
    /// By powers of ten on both sides of zero.
    case symmetricLog(slope: Double)
    /// By a power, on both sides of zero.
    case power(exponent: Double)

    /// The value where distances are even.
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
  /// How distances become distances.
  package var transform: Transform = .linear
  /// Whether the axis is empty: it has no values to mark.
  package var isEmpty = false
  /// The value at the start.
  package var lower = 0.0
  /// The value at the end.
  package var upper = 1.0
  /// The categories in their order.
  package var categories: [String] = [] {
    didSet {
      places = Dictionary(
        categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// Where each category is: charts may have thousands of them.
  private var places: [String: Int] = [:]
  /// Whether the axis runs backwards.
  package var isReversed = false
  /// Points left free before the first place.
  package var startPadding = 0.0
  /// Points left free after the last place.
  package var endPadding = 0.0

  /// Creates the numbers from 0 to 1.
  package init() {}

  /// Where a category is among the others.
  package func place(of category: String) -> Int? { places[category] }

  /// The value where distances are even.
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

  /// The place of a value in a length, in points from the start.
  package func position(_ value: Double, in length: Double) -> Double {
    PlotPlacement(self, in: length).position(value)
  }

  /// The value at a place in a length; `nil` where the axis has no length.
  package func value(at position: Double, in length: Double) -> Double? {
    let room = length - startPadding - endPadding
    guard room > 0 else { return nil }
    let share = (position - startPadding) / room
    let (start, end) = (transformed(lower), transformed(upper))
    return original(start + (isReversed ? 1 - share : share) * (end - start))
  }

  /// The interval that a value of the data takes, or `nil` for a value of another kind.
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

/// Where something is along an axis, in values.
package struct PlotInterval: Hashable, Sendable {
  /// Where it starts.
  package var start: Double
  /// Where it ends.
  package var end: Double
  /// Whether it is the room of one value, such as a category or a day.
  package var isBand: Bool

  /// Creates a plot interval.
  package init(_ start: Double, _ end: Double, isBand: Bool = false) {
    (self.start, self.end, self.isBand) = (start, end, isBand)
  }

  /// A number, or its bin.
  init(number: Double, width: Double?) {
    self.init(number, number + (width ?? 0), isBand: width != nil)
  }

  /// The middle of the interval.
  package var middle: Double { (start + end) / 2 }
}

extension ChartValue {
  /// A date, the time from it on, or the unit of the calendar around it.
  func dateInterval(_ calendar: any ChartCalendar) -> PlotInterval? {
    guard let seconds = date?.secondsSince1970 else { return nil }
    if let end { return PlotInterval(seconds, end.secondsSince1970, isBand: true) }
    guard let unit else { return PlotInterval(seconds, seconds) }
    let span = calendar.span(of: unit, around: seconds)
    return PlotInterval(span.start, span.end, isBand: true)
  }
}
