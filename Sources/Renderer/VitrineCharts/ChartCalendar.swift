import VitrineModel

extension TimeField {
  /// The approximate length of the unit in seconds.
  package var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .year: 31_556_952
    }
  }
}

/// A calendar of days of 24 hours in UTC, for charts without dates.
package struct FixedCalendar: ChartCalendar {
  /// Creates a fixed calendar.
  package init() {}

  package func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double) {
    let start = (date / unit.seconds).rounded(.down) * unit.seconds
    return (start, start + unit.seconds)
  }

  package func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double {
    date + Double(count) * unit.seconds
  }
}
