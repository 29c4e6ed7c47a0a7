internal import VitrineCoding
internal import VitrineModel

/// A value that changes with time, which texts show as of the date of a picture.
public struct TimeDataSource<Value>: Sendable {
  /// Returns the value at a date.
  let value: @Sendable (Date) -> Value
  /// Returns the date at which the source has a value.
  let date: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The date of the picture.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date, which is negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0.inSeconds) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The dates from a date until now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, date: \.upperBound)
  }
  /// The dates from now until a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, date: \.lowerBound)
  }
}

nonisolated extension Text {
  /// Shows a value that changes with time in a format.
  ///
  /// Archives hold SwiftUI's own formats. They hold what other formats write from the date of the entry until
  /// that of the next one, as WidgetKit does, because the code does not run in between.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(sampling: source, format, step: { $0.discreteInput(after: $1) }) { $0.format($1) }
  }

  /// Shows a value that changes with time in a format with attributes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(sampling: source, format, step: { $0.discreteInput(after: $1) }) {
      String($0.format($1).characters)
    }
  }

  /// Shows a value that changes with time in a format that does not know when its text changes: each
  /// second.
  @_disfavoredOverload
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(sampling: source, format, step: nil) { $0.format($1) }
  }

  /// Shows a value that changes with time in a format that does not know when its text changes: each
  /// second.
  @_disfavoredOverload
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(sampling: source, format, step: nil) { String($0.format($1).characters) }
  }

  private init<V, F: FormatStyle>(
    sampling source: TimeDataSource<V>, _ format: F, step: ((F, V) -> V?)?,
    write: @escaping (F, V) -> String
  ) where V == F.FormatInput {
    if V.self == Date.self, let known = (format as? any ArchivedFormat)?.archived(source) {
      var text = VitrineModel.Text()
      text.format = known
      self.init(source: .archived(text))
      return
    }
    let name = "\(F.self)"
    let sampled = { (context: LoweringContext) in
      let style = format.following(context.environment)
      return TextSampling(
        value: { write(style, source.value($0)) },
        next: { date in
          guard let step else { return date + 1 }
          return step(style, source.value(date)).map(source.date)
        }, name: name
      ).text(context)
    }
    // Styles are values; what Foundation does not mark as `Sendable` is only read here.
    nonisolated(unsafe) let written = sampled
    self.init(
      source: .formatted(
        FormattedInput(
          write: { written($0) },
          key: "\(name) \(format) \(source.value(Date(timeIntervalSince1970: 0)))")))
  }
}

/// The texts that a format writes while time passes.
///
/// Source: WidgetKit writes the text of each interval in advance, from the entry's date on
/// (OneBusAway/onebusaway-ios, pull request 1328); that an interval begins where the style says is how
/// reconstructed SwiftUI sources schedule such texts.
private struct TextSampling {
  /// Returns the text at a date.
  let value: (Date) -> String
  /// Returns the next date at which the text may change; `nil` if it does not change any more.
  let next: (Date) -> Date?
  /// The name of the format.
  let name: String

  /// The time that is covered after the last entry, in seconds (assumed).
  private static let period = 86_400.0
  /// The maximum number of texts, which suffices for each minute of this time, and of dates that are tried
  /// for them.
  private static let (mostTexts, mostDates) = (1_500, 20_000)
  /// The smallest step, in seconds, and the one after a date that a style does not get past.
  private static let (smallestStep, usualStep) = (1.0 / 60, 1.0)

  func text(_ context: LoweringContext) -> VitrineModel.Text {
    let end = context.environment.archiveEnd ?? context.environment.archiveDate + Self.period
    let (samples, isComplete) = samples(from: context.environment.archiveDate, until: end)
    if !isComplete, let last = samples.last {
      let minutes = (last.date.secondsSince1970 - samples[0].date.secondsSince1970) / 60
      context.warnHere(
        "'\(name)' writes another text too often: its texts are kept for \(Int(minutes)) minutes, and later "
          + "pictures show the last one")
    }
    var text = VitrineModel.Text()
    if samples.count == 1 {
      text.content = samples[0].text
    } else {
      var format = SampledFormat()
      format.samples = samples
      text.format = .sampled(format)
    }
    return text
  }

  /// Returns the texts of a time, and whether there are no more.
  private func samples(
    from start: Date, until end: Date
  ) -> (samples: [SampledFormat.Sample], isComplete: Bool) {
    var samples = [SampledFormat.Sample(value(start), from: ArchiveDate(start))]
    var (date, changed) = (start, start)
    for _ in 0..<Self.mostDates {
      guard let following = following(date), following < end else { return (samples, true) }
      date = following
      let text = value(date)
      guard text != samples.last?.text else { continue }
      if samples.count == Self.mostTexts { return (samples, false) }
      samples.append(.init(text, from: ArchiveDate(date)))
      changed = date
    }
    return (samples, date.timeIntervalSince(changed) > changed.timeIntervalSince(start))
  }

  private func following(_ date: Date) -> Date? {
    guard let next = next(date) else { return nil }
    return next > date ? max(next, date + Self.smallestStep) : date + Self.usualStep
  }
}
