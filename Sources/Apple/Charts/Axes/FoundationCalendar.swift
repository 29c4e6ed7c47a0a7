import SwiftUI
import VitrineCharts
internal import VitrineGeometry
internal import VitrineModel

/// The calendar of an environment, for closures that ask for the values of an axis.
struct FoundationCalendar: ChartCalendar {
  let calendar: Calendar

  init(_ calendar: Calendar) { self.calendar = calendar }

  init(_ environment: SwiftUI.EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double) {
    let interval = calendar.dateInterval(
      of: unit.component, for: Date(timeIntervalSince1970: date))
    let start = interval?.start.timeIntervalSince1970 ?? date
    return (start, interval?.end.timeIntervalSince1970 ?? start + unit.seconds)
  }

  func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double {
    let sum = calendar.date(
      byAdding: unit.component, value: count, to: Date(timeIntervalSince1970: date))
    return sum?.timeIntervalSince1970 ?? date + Double(count) * unit.seconds
  }
}

extension TimeField {
  /// The component in Foundation.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension ChartLowering {
  /// Returns the values of a set of marks.
  ///
  /// - Parameter calendar: the calendar of units; `nil` for the environment's.
  func ticks(
    _ set: ChartAxisMarks, of axis: VitrineGeometry.Axis, in chart: VitrineModel.Chart,
    calendar: Calendar? = nil
  ) -> [ChartValue] {
    var chart = chart
    if axis == .horizontal { chart.xAxis.marks = [set] } else { chart.yAxis.marks = [set] }
    return ChartPlan.ticks(
      set.values, of: axis, in: chart,
      calendar: calendar.map(FoundationCalendar.init) ?? FoundationCalendar(context.environment)
    ).map(\.data)
  }
}
