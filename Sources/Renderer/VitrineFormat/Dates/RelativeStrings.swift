import VitrineModel

extension RelativeFormat {
  /// The date's distance from now.
  ///
  /// Source: the rules of `Date.RelativeFormatStyle` in Foundation's open sources.
  func string(_ context: FormatContext) -> String? {
    let now = context.now
    // To the nearest second.
    let end = now + (date.secondsSince1970 - now).rounded()
    let fields = TimeField.allCases.filter { allowedFields.isEmpty || allowedFields.contains($0) }
    guard let counts = CalendarDifference.between(now, end, fields, context) else { return nil }
    let units = zip(fields, counts).map { (field: $0, count: $1) }.filter { $0.count != 0 }
    guard let largest = units.first else { return write(0, fields.last ?? .second, context) }
    guard largest.field.isCalendarUnit else {
      return write(RelativeFormat.rounded(units), largest.field, context)
    }
    let aligned = RelativeFormat.aligned(now, end, largest.field, fields, context) ?? largest
    return write(aligned.count, aligned.field, context)
  }

  private func write(_ count: Int, _ field: TimeField, _ context: FormatContext) -> String? {
    RelativeTime.format(count, field, named: presentation == .named, unitsStyle, context.locale)
  }

  /// The count of the largest unit, rounded to the nearest.
  private static func rounded(_ units: [(field: TimeField, count: Int)]) -> Int {
    guard units.count > 1 else { return units[0].count }
    let rest = units[1]
    let isHalf = abs(rest.count) * 2 >= rest.field.count(in: units[0].field)
    return isHalf ? units[0].count + rest.count.signum() : units[0].count
  }

  /// The distance from the start of the unit that the first date is in, or from its end when the
  /// second one is earlier: any time of the next day is tomorrow.
  private static func aligned(
    _ start: Double, _ end: Double, _ field: TimeField, _ fields: [TimeField],
    _ context: FormatContext
  ) -> (field: TimeField, count: Int)? {
    guard let span = CalendarDifference.span(of: field, around: start, context) else { return nil }
    let edge = start < end ? span.start : span.end - 1
    return CalendarDifference.between(edge, end, fields, context).flatMap { counts in
      zip(fields, counts).first { $0.1 != 0 }.map { (field: $0, count: $1) }
    }
  }
}

extension TimeField {
  /// Whether the unit is a whole number of days.
  fileprivate var isCalendarUnit: Bool {
    switch self {
    case .year, .month, .week, .day: true
    case .hour, .minute, .second: false
    }
  }

  /// The number of this unit in the next larger one.
  fileprivate func count(in larger: TimeField) -> Int {
    self == .second && larger == .hour ? 3600 : 60
  }
}
