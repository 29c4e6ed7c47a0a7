import VitrineModel

extension DateReferenceFormat {
  /// The date relative to `value`: near dates by their distance, far ones written out without the
  /// parts that both have in common.
  ///
  /// Source: Apple's documentation of `SystemFormatStyle.DateReference`; the fields of dates that
  /// are written out, from reconstructed SwiftUI sources.
  func string(_ context: FormatContext) -> String? {
    let now = value?.secondsSince1970 ?? context.now
    guard let isNear = isNear(now, context) else { return nil }
    return isNear ? distance(now, context) : written(now, context)
  }

  private var ordered: [TimeField] {
    TimeField.allCases.filter { allowedFields.contains($0) || $0 == thresholdField }
  }

  /// Whether the distance is less than one of the unit above the threshold.
  private func isNear(_ now: Double, _ context: FormatContext) -> Bool? {
    guard let index = ordered.firstIndex(of: thresholdField), index > 0 else { return true }
    let larger = [ordered[index - 1]]
    return CalendarDifference.between(now, date.secondsSince1970, larger, context)
      .map { $0 == [0] }
  }

  private func distance(_ now: Double, _ context: FormatContext) -> String? {
    let seconds = abs(date.secondsSince1970 - now)
    if seconds < 60, !ordered.contains(.second) {
      return RelativeTime.format(0, .second, named: true, .wide, context.locale)
    }
    var format = RelativeFormat()
    format.date = date
    format.presentation = .named
    format.allowedFields = ordered
    return format.string(context.at(now))
  }

  private func written(_ now: Double, _ context: FormatContext) -> String? {
    let first = ordered.firstIndex { field in
      CalendarDifference.component(field, of: now, context)
        != CalendarDifference.component(field, of: date.secondsSince1970, context)
    }
    let shown = ordered[(first ?? ordered.count - 1)...].prefix(maxFieldCount)
    let skeleton = shown.map(\.skeleton).joined()
    return DateTimeFormat.string(date.secondsSince1970, skeleton: skeleton, context)
  }
}

extension TimeField {
  /// The field in a date's skeleton.
  fileprivate var skeleton: String {
    switch self {
    case .year: "y"
    case .month: "MMMM"
    case .week: "w"
    case .day: "EEEEd"
    case .hour: "j"
    case .minute: "mm"
    case .second: "ss"
    }
  }
}
