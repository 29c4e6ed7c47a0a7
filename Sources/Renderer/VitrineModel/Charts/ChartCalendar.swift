/// Units of a calendar in a time zone; dates are seconds since the start of 1970.
package protocol ChartCalendar: Sendable {
  /// The unit that contains a date: its first date, and that of the next unit.
  func span(of unit: TimeField, around date: Double) -> (start: Double, end: Double)
  /// The date `count` units later.
  func adding(_ count: Int, _ unit: TimeField, to date: Double) -> Double
}
