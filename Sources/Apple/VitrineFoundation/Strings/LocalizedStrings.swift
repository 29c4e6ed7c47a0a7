import Foundation
import Synchronization
import VitrineFormat
package import VitrineCoding
package import VitrineModel

/// The string tables of the widget's package, for strings that are looked up in the widget's
/// program.
package enum LocalizedStrings {
  private struct Source: Sendable {
    var tables: StringTables = [:]
    var developmentLanguage: LocaleIdentifier = "en"
  }

  private static let source = Mutex(Source())

  /// Sets the tables that `String(localized:)` uses.
  package static func use(_ tables: StringTables, developmentLanguage: LocaleIdentifier) {
    source.withLock { $0 = Source(tables: tables, developmentLanguage: developmentLanguage) }
  }

  /// The localized text of a key, or the default value if no table contains the key.
  package static func string(
    of text: LocalizedText, default standard: LocalizedText, _ locale: Locale
  ) -> String {
    let source = source.withLock { $0 }
    var wanted = text
    if contains(text, source.tables) {
      LocaleReads.noteLocale()
    } else {
      wanted = standard
    }
    var content = Text()
    content.localized = wanted
    return FormattedValue.string(of: content, locale, formatter(source)) ?? wanted.key
  }

  /// The text of a key with its placeholders; `nil` if no table contains the key.
  static func format(of text: LocalizedText, _ locale: Locale) -> String? {
    formatter(source.withLock { $0 }).format(of: text, LocaleIdentifier(locale.identifier))
  }

  private static func formatter(_ source: Source) -> TextFormatter {
    TextFormatter(
      source.tables, developmentLanguage: source.developmentLanguage,
      limit: ArchiveLimits.standard.textLength)
  }

  private static func contains(_ text: LocalizedText, _ tables: StringTables) -> Bool {
    tables.values.contains { $0[text.table ?? LocalizedText.standardTable]?[text.key] != nil }
  }
}
