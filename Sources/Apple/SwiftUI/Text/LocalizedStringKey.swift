package import VitrineModel

/// A key of a string table with interpolated values, as in literals of texts.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key and the values in archives.
  package var text: LocalizedText
  /// Values that are formatted in the locale of the environment, by their index among the values.
  var formats: [Int: FormattedInput] = [:]
  /// The text used for a key that the package does not define; `nil` shows the key itself.
  var fallback: LocalizedText?
  /// Interpolated texts and images, which keep their own style.
  let parts: [Text.Part]?

  /// Creates a key without values.
  public init(_ value: String) {
    text = LocalizedText(value)
    parts = nil
  }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.value.text
    formats = interpolation.formats
    parts = interpolation.hasViews ? interpolation.parts : nil
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var parts: [Text.Part] = []
    var formats: [Int: FormattedInput] = [:]
    var hasViews = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends characters of the literal.
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

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(string, as: Text(verbatim: string))
    }
    /// Appends a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append(String(string), as: Text(verbatim: String(string)))
    }
    /// Appends another localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      value.appendInterpolation(resource)
      parts.append(.text(Text(resource)))
    }
    /// Appends an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: AttributedString) {
      hasViews = true
      append(String(string.characters), as: Text(string))
    }
    /// Appends a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }
    /// Appends a value that changes with time in a format.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == String {
      append(Text(source, format: format))
    }
    /// Appends a value that changes with time in a format with attributes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
      append(Text(source, format: format))
    }
    /// Appends a text with a value in a format.
    private mutating func append(_ text: Text) {
      var argument = LocalizedArgument()
      switch text.source {
      case .archived(let known): argument.format = known.format
      case .formatted(let written): formats[value.text.arguments.count] = written
      default: break
      }
      append(argument, as: text)
    }
    /// Appends a number.
    public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T) {
      value.appendInterpolation(number)
      parts.append(.text(Text(LocalizedStringKey(number: value))))
    }
    /// Appends a number in a C format such as `%.1f`.
    public mutating func appendInterpolation<T: LocalizedNumber>(_ number: T, specifier: String) {
      value.appendInterpolation(number, specifier: specifier)
      parts.append(.text(Text(LocalizedStringKey(number: value))))
    }
    /// Appends a date in the format of a formatter.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: date) ?? "\(date)")
    }
    /// Appends an object in the format of a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      let object = subject as? NSObject
      appendInterpolation(formatter.string(for: object ?? subject) ?? "\(subject)")
    }
    /// Appends an object in the format of a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) {
      appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }
    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      var argument = LocalizedArgument()
      argument.date = style.text(date)
      append(argument, as: Text(date, style: style))
    }
    /// Appends an interval of times.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      var argument = LocalizedArgument()
      argument.interval = DateIntervalText(dates)
      append(argument, as: Text(dates))
    }
    /// Appends an interval of times.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }
    /// Appends a running clock.
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
    /// Appends a text that keeps its own style.
    public mutating func appendInterpolation(_ text: Text) {
      hasViews = true
      append("", as: text)
    }
    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) {
      hasViews = true
      append("", as: Text(image))
    }
    /// Appends any other value, as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      let string = String(describing: value)
      append(string, as: Text(verbatim: string))
    }
  }

  /// Returns the key with all values formatted in an environment.
  func resolved(_ context: LoweringContext) -> LocalizedText {
    var text = text
    for (place, input) in formats where text.arguments.indices.contains(place) {
      let written = input.text(context)
      text.arguments[place].format = written.format
      if written.format == nil { text.arguments[place].string = written.content ?? "" }
    }
    return text
  }

  /// Creates the format key of the last number in an interpolation.
  fileprivate init(number value: String.LocalizationValue.StringInterpolation) {
    var key = value.text.key
    let start = key.lastIndex(of: "%") ?? key.startIndex
    key = String(key[start...])
    text = LocalizedText(key)
    text.arguments = value.text.arguments.suffix(1)
    parts = nil
  }
}
