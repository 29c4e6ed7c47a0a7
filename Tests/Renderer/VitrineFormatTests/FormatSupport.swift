import VitrineCoding
import VitrineModel

@testable import VitrineFormat

/// Saturday, 31 January 2026, 9:41 in UTC.
let now = "2026-01-31T09:41:00Z"

/// A date in ISO 8601.
func archiveDate(_ text: String) -> ArchiveDate {
  ArchiveDate(text) ?? ArchiveDate(secondsSince1970: .nan)
}

/// The environment of a text.
func surroundings(
  _ locale: LocaleIdentifier = "en_US", zone: TimeZoneIdentifier = "UTC", at date: String = now
) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.locale = locale
  environment.timeZone = zone
  environment.now = archiveDate(date)
  return environment
}

/// The characters of a text, with the warnings about it.
func resolve(
  _ text: Text, _ environment: EnvironmentValues = surroundings(), strings: StringTables = [:],
  limit: Int = 1000
) throws(ArchiveError) -> (string: TextString, warnings: [Diagnostic.Kind]) {
  let formatter = TextFormatter(strings, developmentLanguage: "en", limit: limit)
  var warnings: [Diagnostic.Kind] = []
  let string = try formatter.string(of: text, environment) { warnings.append($0) }
  return (string, warnings)
}

/// The characters of a date in a style.
func date(
  _ text: String, _ style: DateText.Style, _ environment: EnvironmentValues = surroundings()
) throws -> String {
  var payload = DateText()
  payload.date = archiveDate(text)
  payload.style = style
  var source = Text()
  source.date = payload
  return try resolve(source, environment).string.characters.plainBlanks
}

/// The characters of a value in a format.
func format(
  _ format: FormattedText, _ environment: EnvironmentValues = surroundings()
) throws -> String {
  var source = Text()
  source.format = format
  return try resolve(source, environment).string.characters
}

/// Returns a value after changing it.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

extension String {
  /// The text with plain spaces in place of all white space.
  var plainBlanks: String { String(map { $0.isWhitespace ? " " : $0 }) }
}
