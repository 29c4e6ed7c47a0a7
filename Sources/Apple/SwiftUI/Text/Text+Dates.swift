package import VitrineCoding
internal import VitrineModel

nonisolated extension Text {
  /// A style of dates.
  public struct DateStyle: Hashable, Sendable, Codable {
    private let style: String
    private init(_ style: DateText.Style) { self.style = style.rawValue }
    /// The time of day.
    public static let time = DateStyle(.time)
    /// The date without the time.
    public static let date = DateStyle(.date)
    /// The distance from now in words.
    public static let relative = DateStyle(.relative)
    /// The distance from now with a sign.
    public static let offset = DateStyle(.offset)
    /// A running clock.
    public static let timer = DateStyle(.timer)

    func text(_ date: Date) -> DateText {
      var text = DateText()
      text.date = ArchiveDate(date)
      text.style = DateText.Style(rawValue: style) ?? .date
      return text
    }
  }

  private init(_ fill: (inout VitrineModel.Text) -> Void) {
    var text = VitrineModel.Text()
    fill(&text)
    source = .archived(text)
    changes = []
  }

  /// Creates a text with a date.
  public init(_ date: Date, style: DateStyle) { self.init { $0.date = style.text(date) } }
  /// Creates a text with an interval of times.
  public init(_ dates: ClosedRange<Date>) { self.init { $0.interval = DateIntervalText(dates) } }
  /// Creates a text with an interval of times.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// Creates a text with a clock that runs in an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init { $0.timer = TimerText(timerInterval, pauseTime, countsDown, showsHours) }
  }
}

extension ArchiveDate {
  /// Creates a date with the precision of archives, which is a microsecond.
  package init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    let isFine = seconds.magnitude < 1e12
    self.init(secondsSince1970: isFine ? (seconds * 1_000_000).rounded() / 1_000_000 : seconds)
  }
}

extension DateIntervalText {
  init(_ dates: ClosedRange<Date>) {
    self.init()
    start = ArchiveDate(dates.lowerBound)
    end = ArchiveDate(dates.upperBound)
  }
}

extension TimerText {
  init(_ dates: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool) {
    self.init()
    start = ArchiveDate(dates.lowerBound)
    end = ArchiveDate(dates.upperBound)
    pauseTime = pause.map(ArchiveDate.init)
    self.countsDown = countsDown
    self.showsHours = showsHours
  }
}
