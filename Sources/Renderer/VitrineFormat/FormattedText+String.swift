import VitrineModel

extension FormattedText {
  /// The value in its format.
  ///
  /// - Throws: `FormatFault` for a value that the format has no text for.
  func string(_ context: FormatContext) throws(FormatFault) -> String {
    guard let string = attempt(context) else { throw .invalid(complaint) }
    return string
  }

  private func attempt(_ context: FormatContext) -> String? {
    switch self {
    case .number(let format): format.string(context.locale)
    case .dateTime(let format): format.string(context)
    case .dateInterval(let format): format.string(context)
    case .relative(let format): format.string(context)
    case .durationUnits(let format): format.string(context.locale)
    case .durationTime(let format): format.string(context.locale)
    case .measurement(let format): format.string(context.locale)
    case .byteCount(let format): format.string(context.locale)
    case .list(let format): format.string(context.locale)
    case .dateOffset(let format): format.string(context)
    case .dateReference(let format): format.string(context)
    case .timer(let format): format.string(context)
    case .stopwatch(let format): format.string(context)
    case .sampled(let format): format.string(at: context.now)
    }
  }

  private var complaint: String {
    if case .measurement(let format) = self { return "'\(format.unit)' is not a unit of CLDR" }
    return "there is no text for this value in this format"
  }

  /// Whether the text is a running clock.
  var isClock: Bool {
    switch self {
    case .timer, .stopwatch: true
    default: false
    }
  }
}

extension SampledFormat {
  /// The text at a date, in seconds since the start of 1970.
  fileprivate func string(at now: Double) -> String? {
    (samples.last { $0.date.secondsSince1970 <= now } ?? samples.first)?.text
  }
}
