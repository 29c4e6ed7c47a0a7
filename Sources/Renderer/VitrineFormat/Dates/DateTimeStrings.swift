import VitrineModel

extension DateTimeFormat {
  /// The date in its style.
  func string(_ context: FormatContext) -> String? {
    let date = value?.secondsSince1970 ?? context.now
    if let pattern {
      return DatePatterns.format(date, pattern: pattern, context.locale, zone: context.zone)
    }
    let skeleton = template ?? DateTimeFormat.skeleton(self.date, time)
    return DateTimeFormat.string(date, skeleton: skeleton, context, keepsHourLength: true)
  }

  /// A date by the fields of a skeleton.
  ///
  /// - Parameter keepsHourLength: whether the hour has as many digits as the skeleton, as in
  ///   `Date.FormatStyle`; a `DateFormatter` uses those of the language.
  static func string(
    _ date: Double, skeleton: String, _ context: FormatContext, keepsHourLength: Bool = false
  ) -> String? {
    guard !skeleton.isEmpty else { return "" }
    guard
      let pattern = DatePatterns.pattern(
        for: skeleton, context.locale, keepsHourLength: keepsHourLength)
    else { return nil }
    return DatePatterns.format(date, pattern: pattern, context.locale, zone: context.zone)
  }

  /// The fields of two styles; a numeric date and time if neither is given.
  static func skeleton(_ date: DateStyle?, _ time: TimeStyle?) -> String {
    let isBare = date == nil && time == nil
    return (date ?? (isBare ? .numeric : .omitted)).skeleton
      + (time ?? (isBare ? .shortened : .omitted)).skeleton
  }
}

extension DateIntervalFormat {
  /// The formatted interval.
  func string(_ context: FormatContext) -> String? {
    let skeleton = template ?? DateTimeFormat.skeleton(date, time)
    guard !skeleton.isEmpty else { return "" }
    return DatePatterns.formatInterval(
      start.secondsSince1970, end.secondsSince1970, skeleton: skeleton, context.locale,
      zone: context.zone)
  }
}

extension DateTimeFormat.DateStyle {
  /// The fields in the form that Foundation uses.
  fileprivate var skeleton: String {
    switch self {
    case .omitted: ""
    case .numeric: "yMd"
    case .abbreviated: "yMMMd"
    case .long: "yMMMMd"
    case .complete: "yMMMMEEEEd"
    }
  }
}

extension DateTimeFormat.TimeStyle {
  /// The fields in the form that Foundation uses.
  fileprivate var skeleton: String {
    switch self {
    case .omitted: ""
    case .shortened: "jmm"
    case .standard: "jmmss"
    case .complete: "jmmssz"
    }
  }
}
