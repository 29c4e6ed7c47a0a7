import VitrineModel

extension DateOffsetFormat {
  /// The distance to the anchor.
  ///
  /// Source: Apple's documentation of `SystemFormatStyle.DateOffset`; the chosen fields and the
  /// rounding toward zero, from reconstructed SwiftUI sources.
  func string(_ context: FormatContext) -> String? {
    let date = value?.secondsSince1970 ?? context.now
    let length = anchor.microseconds(since: date).magnitude
    guard let body = clock(length, context) ?? units(date, context) else { return nil }
    return prefix(isBefore: date < anchor.secondsSince1970, length, context.locale) + body
  }

  private var ordered: [TimeField] { TimeField.allCases.filter(allowedFields.contains) }

  /// A clock, if only its fields are allowed.
  private func clock(_ length: Microseconds, _ context: FormatContext) -> String? {
    let isClock =
      (maxFieldCount == 2 && ordered == [.minute, .second])
      || (maxFieldCount == 3 && ordered == [.hour, .minute, .second])
    guard isClock else { return nil }
    return TimerClock(showsHours: ordered.contains(.hour), hidesSeconds: context.hidesSeconds)
      .string(length, context.locale)
  }

  /// The largest units; units of a clock are included even if they are zero.
  private func units(_ date: Double, _ context: FormatContext) -> String? {
    let fields = context.shown(ordered)
    let ends = [date, anchor.secondsSince1970].sorted()
    guard let counts = CalendarDifference.between(ends[0], ends[1], fields, context) else {
      return nil
    }
    let all = zip(fields, counts).map { (field: $0, count: Double($1)) }
    var shown = Array(all.drop { $0.count == 0 }.prefix(maxFieldCount))
    if shown.contains(where: { ![.hour, .minute, .second].contains($0.field) }) {
      shown.removeAll { $0.count == 0 }
    }
    return TimeUnits.string(shown.isEmpty ? all.suffix(1) : shown, .wide, context.locale)
  }

  /// The sign as the language writes it before a number.
  private func prefix(isBefore: Bool, _ length: Microseconds, _ locale: String) -> String {
    let isZero = length.seconds(up: false) == 0
    let needsSign =
      switch sign {
      case .never: false
      case .automatic, .accounting: isBefore && !isZero
      case .always: true
      case .exceptZero: !isZero
      }
    guard needsSign else { return "" }
    let stems = ["sign-always", "precision-integer"]
    let number = NumberSkeleton.format(isBefore ? -1 : 1, stems, locale) ?? ""
    return String(number.prefix { !$0.isNumber })
  }
}
