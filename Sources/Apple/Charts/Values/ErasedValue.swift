import SwiftUI
internal import VitrineCoding
internal import VitrineModel

/// A type-erased value.
package struct ErasedValue {
  /// The source of the value.
  private enum Source {
    case data(ChartPrimitive, end: ChartPrimitive?, Calendar.Component?, Calendar?)
    case points(Double)
  }

  /// The label of the value; `nil` for a position in points.
  let name: SwiftUI.Text?
  private let source: Source

  /// Creates a plotted value, or a range of values; a date can cover a unit of a calendar.
  init(
    _ name: SwiftUI.Text, _ start: ChartPrimitive, end: ChartPrimitive? = nil,
    unit: Calendar.Component? = nil, calendar: Calendar? = nil
  ) {
    self.name = name
    source = .data(start, end: end, unit, calendar)
  }

  private init(points: Double) {
    name = nil
    source = .points(points)
  }

  /// Both ends of a mark in points from the plot's left or top edge; `nil` for the plot's edges.
  static func points(
    _ start: CGFloat?, _ end: CGFloat?
  ) -> (start: ErasedValue?, end: ErasedValue?) {
    guard start != nil || end != nil else { return (nil, nil) }
    return (
      ErasedValue(points: Double(start ?? 0)), end.map { ErasedValue(points: Double($0)) }
    )
  }

  /// Creates a position in points; `nil` for the centre of the plot.
  static func point(_ place: CGFloat?) -> ErasedValue? {
    place.map { ErasedValue(points: Double($0)) }
  }

  /// Whether archives can represent the value; one that is not a finite number has no position.
  var isFinite: Bool {
    switch source {
    case .data(let start, let end, _, _): start.isFinite && end?.isFinite ?? true
    case .points(let points): points.isFinite
    }
  }

  /// Whether the value has an integer type; `nil` for one that is not a number.
  var isInteger: Bool? {
    guard case .data(.number(_, let isInteger), _, _, _) = source else { return nil }
    return isInteger
  }

  /// Returns the value for archives, with units of the environment's calendar.
  func value(_ environment: SwiftUI.EnvironmentValues) -> ChartValue {
    switch source {
    case .points(let points): return ChartValue(points: points.finite)
    case .data(let start, let end, let unit, let calendar):
      var value = start.value()
      if case .number(let low, _) = start, case .number(let high, _)? = end, high > low {
        value.binWidth = high - low
      }
      if case .date(let first) = start {
        if case .date(let last)? = end, last > first {
          value.end = ArchiveDate(secondsSince1970: last.timeIntervalSince1970)
        } else if let unit {
          value.take(unit, of: calendar, first, environment)
        }
      }
      return value
    }
  }
}

extension ChartValue {
  /// Extends a date to the calendar unit that contains it.
  ///
  /// A unit that archives cannot represent, or that is of another calendar, becomes the interval
  /// between two dates.
  fileprivate mutating func take(
    _ unit: Calendar.Component, of calendar: Calendar?, _ date: Date,
    _ environment: SwiftUI.EnvironmentValues
  ) {
    var own = environment.calendar
    own.timeZone = environment.timeZone
    let isOwn = calendar.map { $0.isAlike(own) } ?? true
    if isOwn, let field = unit.timeField, unit.timeFieldCount == 1 {
      self.unit = field
      return
    }
    guard let interval = (isOwn ? own : calendar ?? own).dateInterval(of: unit, for: date) else {
      return
    }
    self.date = ArchiveDate(secondsSince1970: interval.start.timeIntervalSince1970)
    end = ArchiveDate(secondsSince1970: interval.end.timeIntervalSince1970)
  }
}

extension Calendar {
  /// Whether another calendar has the same units.
  func isAlike(_ other: Calendar) -> Bool {
    identifier == other.identifier && timeZone == other.timeZone
      && firstWeekday == other.firstWeekday
  }
}

extension Double {
  /// The number, or 0 if archives cannot represent it.
  var finite: Double { isFinite ? self : 0 }
}
