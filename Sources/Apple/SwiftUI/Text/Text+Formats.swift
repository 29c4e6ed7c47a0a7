package import VitrineModel

/// A value and its format.
struct FormattedInput: Equatable, Sendable {
  let write: @Sendable (LoweringContext) -> VitrineModel.Text
  /// A key by which formatted inputs compare equal.
  let key: String
  /// The value in words if it is a number that is not finite.
  var problem: String?

  func text(_ context: LoweringContext) -> VitrineModel.Text {
    if let problem { context.warnHere("a number is \(problem); the text shows it") }
    return write(context)
  }

  static func == (left: FormattedInput, right: FormattedInput) -> Bool { left.key == right.key }
}

/// A format for texts that change with time, which archives represent as such.
package protocol ArchivedFormat {
  /// Returns the format of a value for archives.
  func archived(_ value: Any) -> FormattedText?
}

nonisolated extension Text {
  /// Creates a text with a value in a format, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(formatting: input, format) { format.following($0).format($1) }
  }

  /// Creates a text with a value in a format with attributes, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(formatting: input, format) {
      String(format.following($0).format($1).characters)
    }
  }

  private init<F: FormatStyle>(
    formatting input: F.FormatInput, _ format: F,
    _ write: @escaping (EnvironmentValues, F.FormatInput) -> String
  ) {
    let number = (input as? any BinaryFloatingPoint).map { Double($0) }
    let input = number?.isNaN == true ? NumberText.withoutSign(input) : input
    if let known = format as? any ArchivedFormat, let formatted = known.archived(input) {
      var text = VitrineModel.Text()
      text.format = formatted
      self.init(source: .archived(text))
      return
    }
    // Styles and inputs are values; what Foundation does not mark as `Sendable` is only read here.
    nonisolated(unsafe) let (write, value) = (write, input)
    self.init(
      source: .formatted(
        FormattedInput(
          write: { VitrineModel.Text(write($0.environment, value)) },
          key: "\(F.self) \(format) \(input)",
          problem: number.flatMap { $0.isFinite ? nil : $0.numberText })))
  }

  /// Creates a text with an object in the format of a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    let object = subject as? NSObject
    self.init(verbatim: formatter.string(for: object ?? subject) ?? "\(subject)")
  }
  /// Creates a text with a date in the format of a formatter.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "\(date)")
  }
  /// Creates a text with an object in the format of a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
}

extension FormatStyle {
  /// Whether the author has set a locale on the style.
  package var hasOwnLocale: Bool {
    self != locale(.autoupdatingCurrent) && self != locale(.current)
  }

  /// The style with the locale, time zone and calendar of an environment; a locale that the author
  /// set is kept.
  func following(_ environment: EnvironmentValues) -> Self {
    let style = hasOwnLocale ? self : locale(environment.locale)
    guard var date = style as? Date.FormatStyle else { return style }
    date.timeZone = environment.timeZone
    date.calendar = environment.calendar
    return date as? Self ?? style
  }
}
