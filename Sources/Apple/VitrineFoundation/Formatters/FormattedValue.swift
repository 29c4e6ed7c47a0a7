import Foundation
import VitrineFormat
package import VitrineCoding
internal import VitrineDevices
package import VitrineModel

/// Formats values with the formatter of rendered texts, so that both have the same result.
package enum FormattedValue {
  /// Formats a value in a locale; `nil` for a value that can't be formatted.
  ///
  /// - Parameter now: the date that relative dates refer to.
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
    of text: Text, _ locale: Locale, _ formatter: TextFormatter, language: LocaleIdentifier? = nil,
    device: Device.Platform = .iPhone, now: Date = Date(timeIntervalSince1970: 0)
  ) -> String? {
    var environment = EnvironmentValues()
    environment.locale = identifier(locale)
    environment.timeZone = TimeZoneIdentifier(TimeZone.current.identifier)
    environment.idiom = device
    environment.now = ArchiveDate(secondsSince1970: now.timeIntervalSince1970)
    return try? formatter.string(of: text, environment, language: language, report: { _ in })
      .characters
  }

  /// The identifier of a locale in archives, without keywords; English for a locale without a
  /// language.
  package static func identifier(_ locale: Locale) -> LocaleIdentifier {
    let name = locale.identifier.prefix { $0 != "@" && $0 != "." }
    let isNamed = LocaleIdentifier.isWellFormed(String(name)) && name != "en_US_POSIX"
    return isNamed ? LocaleIdentifier(String(name)) : .standard
  }
}
