package import VitrineModel

/// A key of a string table with the values of its places, as literals of texts are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key and the values that archives hold.
  package var text: LocalizedText
  /// Values that are written in the language of the environment, by their places among the values.
  var formats: [Int: FormattedInput] = [:]
  /// The text used for a key that the package does not define; `nil` shows the key itself.
  var fallback: LocalizedText?
  /// Interpolated texts and images, which remain separate views.
  let parts: [Text.Part]?

  /// Creates a localized string key.
  public init(_ value: String) {
    text = LocalizedText(value)
    parts = nil
  }
  /// Creates a localized string key.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a localized string key.
  public init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.value.text
    formats = interpolation.formats
    parts = interpolation.hasViews ? interpolation.parts : nil
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var parts: [Text.Part] = []
    var formats: [Int: FormattedInput] = [:]
    var hasViews = false

    /// Creates a string interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      value.appendLiteral(literal)
      if !literal.isEmpty { parts.append(.text(Text(LocalizedStringKey(literal)))) }
    }

    private mutating func append(_ string: String, as text: Text) {
      value.appendInterpolation(string)
      parts.append(.text(text))
    }

    private mutating func append(_ argument: LocalizedArgument, as text: Text) {
      value.text.key += "%@"
      value.text.arguments.append(argument)
      parts.append(.text(text))
    }

    /// Adds a place for characters.
    public mutating func appendInterpolation(_ string: String) {
      append(string, as: Text(verbatim: string))
    }
    /// Adds a place for characters.
    public mutating func appendInterpolation(_ string: Substring) {
      append(String(string), as: Text(verbatim: String(string)))
    }
    /// Adds a place for the characters of another localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      value.appendInterpolation(resource)
      parts.append(.text(Text(resource)))
    }
    /// Adds a place for styled characters.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: AttributedString) {
      hasViews = true
      append(String(string.characters), as: Text(string))
    }
    /// Adds a place for a value that a format style writes.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      let text = Text(input, format: format)
      var argument = LocalizedArgument()
      switch text.source {
      case .archived(let known): argument.format = known.format
      case .formatted(let written): formats[value.text.arguments.count] = written
      default: break
      }
      append(argument, as: text)
    }
    /// Adds a place for a number.
    public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T) {
      value.appendInterpolation(number)
      parts.append(.text(Text(LocalizedStringKey(number: value))))
    }
    /// Adds a place for a number in a C format such as `%.1f`.
    public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T, specifier: String) {
      value.appendInterpolation(number, specifier: specifier)
      parts.append(.text(Text(LocalizedStringKey(number: value))))
    }
    /// Adds a place for a date as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: date) ?? "\(date)")
    }
    /// Adds a place for an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      let object = subject as? NSObject
      appendInterpolation(formatter.string(for: object ?? subject) ?? "\(subject)")
    }
    /// Adds a place for an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }
    /// Adds a place for a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      var argument = LocalizedArgument()
      argument.date = style.text(date)
      append(argument, as: Text(date, style: style))
    }
    /// Adds a place for an interval of times.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      var argument = LocalizedArgument()
      argument.interval = DateIntervalText(dates)
      append(argument, as: Text(dates))
    }
    /// Adds a place for an interval of times.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }
    /// Adds a place for a running clock.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      var argument = LocalizedArgument()
      argument.timer = TimerText(timerInterval, pauseTime, countsDown, showsHours)
      append(
        argument,
        as: Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }
    /// Interpolates a text that keeps its own style.
    public mutating func appendInterpolation(_ text: Text) {
      hasViews = true
      append("", as: text)
    }
    /// Adds a place for an image.
    public mutating func appendInterpolation(_ image: Image) {
      hasViews = true
      append("", as: Text(image))
    }
    /// Adds a place for any other value, as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      let string = String(describing: value)
      append(string, as: Text(verbatim: string))
    }
  }

  /// The key with all values written in an environment.
  func resolved(_ context: LoweringContext) -> LocalizedText {
    var text = text
    for (place, input) in formats where text.arguments.indices.contains(place) {
      text.arguments[place].string = input.text(context).content ?? ""
    }
    return text
  }

  /// The key of the last number of an interpolation alone.
  fileprivate init(number value: String.LocalizationValue.StringInterpolation) {
    var key = value.text.key
    let start = key.lastIndex(of: "%") ?? key.startIndex
    key = String(key[start...])
    text = LocalizedText(key)
    text.arguments = value.text.arguments.suffix(1)
    parts = nil
  }
}
