/// Units of a calendar in a time zone; dates are seconds since the start of 1970.
package protocol ChartCalendar: Sendable {
  /// The unit around a date: its first date, and that of the next one.
  func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double)
  /// The date so many units later.
  func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double
}
