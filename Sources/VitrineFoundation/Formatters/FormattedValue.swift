import Foundation
import VitrineFormat
package import VitrineCoding
package import VitrineModel

/// Writes values with the formatter that draws texts, so that both write the same.
package enum FormattedValue {
  /// The characters of a format in a locale; `nil` for a value that has no text.
  ///
  /// - Parameter now: the date that relative dates are measured from.
  package static func string(
    of format: FormattedText, _ locale: Locale, now: Date = Date(timeIntervalSince1970: 0)
  ) -> String? {
    var text = Text()
    text.format = format
    let formatter = TextFormatter(
      [:], developmentLanguage: .standard, limit: ArchiveLimits.standard.textLength)
    return string(of: text, locale, formatter, now: now)
  }

  static func string(
    of text: Text, _ locale: Locale, _ formatter: TextFormatter,
    now: Date = Date(timeIntervalSince1970: 0)
  ) -> String? {
    var environment = EnvironmentValues()
    environment.locale = identifier(locale)
    environment.timeZone = TimeZoneIdentifier(TimeZone.current.identifier)
    environment.now = ArchiveDate(secondsSince1970: now.timeIntervalSince1970)
    return try? formatter.string(of: text, environment, report: { _ in }).characters
  }

  /// The archive's name of a locale; without keywords, and English where there is no language.
  package static func identifier(_ locale: Locale) -> LocaleIdentifier {
    let name = locale.identifier.prefix { $0 != "@" && $0 != "." }
    let isNamed = LocaleIdentifier.isWellFormed(String(name)) && name != "en_US_POSIX"
    return isNamed ? LocaleIdentifier(String(name)) : .standard
  }
}
