@testable import VitrineCoding
@testable import VitrineModel

extension RandomSource {
  /// A text of any source.
  mutating func anyText(_ depth: Int) -> Text {
    with(Text()) {
      switch Int.random(in: 0..<9, using: &$1) {
      case 0: $0.localized = $1.localized(2)
      case 1: $0.date = $1.dateText()
      case 2: $0.interval = $1.interval()
      case 3: $0.timer = $1.timer()
      case 4: $0.format = $1.formatted()
      case 5: $0.markdown = $1.text()
      case 6: $0.runs = $1.nodes(depth)
      default: $0.content = $1.text()
      }
    }
  }

  /// The strings of an archive.
  mutating func strings() -> StringTables {
    Dictionary(uniqueKeysWithValues: ["en", "de"].map { ($0, table()) })
  }

  private mutating func table() -> [String: [String: LocalizedString]] {
    let entries = list(3) { ($0.name(), $0.localizedString()) }
    return ["Localizable": Dictionary(entries) { first, _ in first }]
  }

  private mutating func localizedString() -> LocalizedString {
    with(LocalizedString()) {
      if $1.flip() { $0.value = $1.text() } else { $0.plural = $1.plural() }
      $0.substitutions = $1.flip() ? [:] : [$1.name(): $1.plural()]
    }
  }

  private mutating func plural() -> PluralString {
    with(PluralString()) {
      $0.zero = $1.maybe { $0.text() }
      $0.one = $1.maybe { $0.text() }
      $0.few = $1.maybe { $0.text() }
      $0.other = $1.text()
      $0.argument = Int.random(in: 1...9, using: &$1)
      $0.formatSpecifier = $1.name()
    }
  }

  private mutating func archiveDate() -> ArchiveDate {
    ArchiveDate(secondsSince1970: Double(Int.random(in: -1_000_000...4_000_000_000, using: &self)))
  }

  private mutating func dateText() -> DateText {
    with(DateText()) {
      $0.date = $1.archiveDate()
      $0.style = $1.any(DateText.Style.self)
    }
  }

  private mutating func ends() -> (ArchiveDate, ArchiveDate) {
    let dates = [archiveDate(), archiveDate()].sorted()
    return (dates[0], dates[1])
  }

  private mutating func interval() -> DateIntervalText {
    with(DateIntervalText()) { ($0.start, $0.end) = $1.ends() }
  }

  private mutating func timer() -> TimerText {
    with(TimerText()) {
      ($0.start, $0.end) = $1.ends()
      $0.pauseTime = $1.maybe { $0.archiveDate() }
      ($0.countsDown, $0.showsHours) = ($1.flip(), $1.flip())
    }
  }

  private mutating func localized(_ depth: Int) -> LocalizedText {
    with(LocalizedText(text())) {
      $0.table = $1.maybe { $0.name() }
      $0.arguments = depth > 0 ? $1.list(3) { $0.argument(depth - 1) } : []
    }
  }

  private mutating func argument(_ depth: Int) -> LocalizedArgument {
    with(LocalizedArgument()) {
      switch Int.random(in: 0..<7, using: &$1) {
      case 0: $0.string = $1.text()
      case 1: $0.number = $1.number()
      case 2: $0.date = $1.dateText()
      case 3: $0.interval = $1.interval()
      case 4: $0.timer = $1.timer()
      case 5: $0.format = $1.formatted()
      default: $0.localized = $1.localized(depth)
      }
    }
  }

  private mutating func digits() -> DigitRange {
    with(DigitRange(Int.random(in: 0...4, using: &self))) { range, random in
      range.most = random.maybe { range.least + Int.random(in: 0...4, using: &$0) }
    }
  }

  private mutating func fields() -> [TimeField] { [any(TimeField.self)] }

  private mutating func formatted() -> FormattedText {
    switch Int.random(in: 0..<13, using: &self) {
    case 0: .number(number())
    case 1:
      .dateTime(
        with(DateTimeFormat()) {
          $0.value = $1.maybe { $0.archiveDate() }
          if $1.flip() {
            $0.template = "yMMMd"
          } else {
            $0.time = $1.any(DateTimeFormat.TimeStyle.self)
          }
        })
    case 2:
      .dateInterval(
        with(DateIntervalFormat()) {
          ($0.start, $0.end) = $1.ends()
          $0.date = $1.maybe { $0.any(DateTimeFormat.DateStyle.self) }
        })
    case 3:
      .relative(
        with(RelativeFormat()) {
          ($0.date, $0.allowedFields) = ($1.archiveDate(), $1.fields())
          $0.presentation = $1.any(RelativeFormat.Presentation.self)
        })
    case 4:
      .durationUnits(
        with(DurationUnitsFormat()) {
          ($0.seconds, $0.fractionLength) = ($1.number(), $1.digits())
          $0.width = $1.any(UnitWidth.self)
        })
    case 5:
      .durationTime(
        with(DurationTimeFormat()) {
          ($0.seconds, $0.pattern) = ($1.number(), $1.any(DurationTimeFormat.Pattern.self))
        })
    case 6:
      .measurement(
        with(MeasurementFormat()) {
          ($0.value, $0.unit) = ($1.number(), "meter-per-second")
          $0.usage = $1.any(MeasurementFormat.Usage.self)
        })
    case 7: .byteCount(with(ByteCountFormat()) { $0.style = $1.any(ByteCountFormat.Style.self) })
    case 8: .list(with(ListFormat()) { $0.items = $1.list(4) { $0.text() } })
    case 9:
      .dateOffset(
        with(DateOffsetFormat()) { ($0.anchor, $0.allowedFields) = ($1.archiveDate(), $1.fields()) }
      )
    case 10:
      .dateReference(
        with(DateReferenceFormat()) {
          ($0.date, $0.value) = ($1.archiveDate(), $1.maybe { $0.archiveDate() })
        })
    case 11: .timer(with(TimerFormat()) { ($0.start, $0.end) = $1.ends() })
    default: .stopwatch(with(StopwatchFormat()) { $0.start = $1.archiveDate() })
    }
  }

  private mutating func number() -> NumberFormat {
    with(NumberFormat()) {
      $0.value = $1.number()
      $0.style = $1.any(NumberFormat.Style.self)
      if $0.style == .currency { $0.code = "EUR" }
      if $1.flip() { $0.significantDigits = $1.digits() } else { $0.fractionLength = $1.digits() }
      $0.notation = $1.any(NumberFormat.Notation.self)
      $0.sign = $1.any(NumberFormat.Sign.self)
    }
  }
}
