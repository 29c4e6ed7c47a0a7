import VitrineModel

extension DateText {
  /// The date in its style.
  ///
  /// Source: Apple's documentation of `Text.DateStyle` and of dynamic dates in widgets.
  func string(_ context: FormatContext) -> String? {
    switch style {
    case .time: DateTimeFormat.string(date.secondsSince1970, skeleton: "jmm", context)
    case .date: DateTimeFormat.string(date.secondsSince1970, skeleton: "yMMMMd", context)
    case .relative: relative(context)
    case .offset: offset(context)
    case .timer: clock(context)
    }
  }

  private static let all: [TimeField] = [.year, .month, .day, .hour, .minute, .second]

  /// The number of each unit between now and the date, without the direction.
  private func distance(_ context: FormatContext) -> [Int]? {
    let ends = [context.now, date.secondsSince1970].sorted()
    return CalendarDifference.between(ends[0], ends[1], context.shown(DateText.all), context)
  }

  /// The two largest units; a unit that is zero is omitted (assumed).
  private func relative(_ context: FormatContext) -> String? {
    guard let counts = distance(context) else { return nil }
    let units = zip(context.shown(DateText.all), counts).map { (field: $0, count: Double($1)) }
    let shown = units.drop { $0.count == 0 }.prefix(2).filter { $0.count > 0 }
    return TimeUnits.string(
      shown.isEmpty ? units.suffix(1) : shown, .abbreviated, context.locale)
  }

  /// The largest unit; a future date has a minus, a past one a plus.
  private func offset(_ context: FormatContext) -> String? {
    guard let counts = distance(context) else { return nil }
    let index = counts.firstIndex { $0 > 0 } ?? counts.count - 1
    let sign = date.secondsSince1970 > context.now ? -1 : 1
    return NumberSkeleton.format(
      Double(counts[index] * sign),
      [
        "unit/" + context.shown(DateText.all)[index].rawValue, "unit-width-full-name",
        // Less than a minute has no direction if seconds are not shown.
        context.hidesSeconds ? "sign-except-zero" : "sign-always",
      ],
      context.locale)
  }

  /// The remaining time, rounded up to the second, or the elapsed time, rounded down.
  private func clock(_ context: FormatContext) -> String? {
    let left = date.microseconds(since: context.now)
    let seconds = left.count > 0 ? left.seconds(up: true) : left.magnitude.seconds(up: false)
    return TimerClock(showsHours: true, hidesSeconds: context.hidesSeconds).string(
      Microseconds(count: seconds * 1_000_000), context.locale)
  }
}

extension DateIntervalText {
  /// Both times in full, joined as the language joins them.
  ///
  /// Source: `9:00 AM – 10:00 AM`, seen on current systems; CLDR alone would omit the first half of
  /// the day.
  func string(_ context: FormatContext) -> String? {
    let ends = (start.secondsSince1970, end.secondsSince1970)
    let days = [ends.0, ends.1].map {
      CalendarDifference.span(of: .day, around: $0, context)?.start
    }
    guard days[0] == days[1], let joint = DateIntervalText.joint(context),
      let first = DateTimeFormat.string(ends.0, skeleton: "jmm", context),
      let last = DateTimeFormat.string(ends.1, skeleton: "jmm", context)
    else {
      return DatePatterns.formatInterval(
        ends.0, ends.1, skeleton: "jmm", context.locale, zone: context.zone)
    }
    return first + joint + last
  }

  /// The text between the times of two halves of a day, which the language writes in full;
  /// `nil` for a language that writes intervals in another way.
  private static func joint(_ context: FormatContext) -> String? {
    let (morning, evening) = (3600.0, 14 * 3600.0)
    guard
      let both = DatePatterns.formatInterval(
        morning, evening, skeleton: "jmm", context.locale, zone: "UTC"),
      let pattern = DatePatterns.pattern(for: "jmm", context.locale),
      let first = DatePatterns.format(morning, pattern: pattern, context.locale, zone: "UTC"),
      let last = DatePatterns.format(evening, pattern: pattern, context.locale, zone: "UTC"),
      both.hasPrefix(first), both.hasSuffix(last)
    else { return nil }
    return String(both.dropFirst(first.count).dropLast(last.count))
  }
}

extension TimerText {
  /// The remaining or elapsed time of the interval.
  ///
  /// It pauses outside the interval, and from the pause time on.
  ///
  /// Source: Apple's documentation of `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
  func string(_ context: FormatContext) -> String? {
    let now = min(context.now, pauseTime?.secondsSince1970 ?? .infinity)
    let length = TimerClock.length(start, end, at: now, countsDown: countsDown)
    let seconds = length.seconds(up: countsDown)
    return TimerClock(showsHours: showsHours, hidesSeconds: context.hidesSeconds).string(
      Microseconds(count: seconds * 1_000_000), context.locale)
  }
}
