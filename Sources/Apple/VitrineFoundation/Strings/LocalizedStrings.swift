import CVitrineRuntime
import Foundation
import Synchronization
import VitrineFormat
package import VitrineCoding
package import VitrineDevices
package import VitrineModel

/// The string tables of the widget's package, for strings that are looked up in the widget's
/// program.
package enum LocalizedStrings {
  private struct Source: Sendable {
    var tables: StringTables = [:]
    var developmentLanguage: LocaleIdentifier = "en"
    /// Returns the kind of device, and records that code depends on it.
    var device: @Sendable () -> Device.Platform = { .iPhone }

    var formatter: TextFormatter {
      TextFormatter(
        tables, developmentLanguage: developmentLanguage, limit: ArchiveLimits.standard.textLength)
    }
  }

  private static let source = Mutex(Source())

  /// Sets the tables that code looks strings up in.
  ///
  /// - Parameter device: returns the kind of device; called where a string depends on it.
  package static func use(
    _ tables: StringTables, developmentLanguage: LocaleIdentifier,
    device: @escaping @Sendable () -> Device.Platform = { .iPhone }
  ) {
    vitrine_localize_bundles()
    source.withLock {
      $0 = Source(tables: tables, developmentLanguage: developmentLanguage, device: device)
    }
  }

  /// The languages that there are strings in, and the development language.
  static var languages: [String] {
    source.withLock { Set($0.tables.keys).union([$0.developmentLanguage.text]).sorted() }
  }

  /// The language of the keys.
  static var developmentLanguage: String { source.withLock { $0.developmentLanguage.text } }

  /// The localized text of a key, or the default value if no table contains the key.
  ///
  /// - Parameters:
  ///   - locale: the locale of numbers and dates in the text.
  ///   - language: the locale whose language the text has.
  package static func string(
    of text: LocalizedText, default standard: LocalizedText, _ locale: Locale,
    in language: Locale = .current
  ) -> String {
    let source = source.withLock { $0 }
    let found = found(text, language)
    var content = Text()
    content.localized = found == nil ? standard : text
    let varies = found?.string.devices.isEmpty == false
    return FormattedValue.string(
      of: content, locale, source.formatter, language: FormattedValue.identifier(language),
      device: varies ? source.device() : .iPhone) ?? content.localized?.key ?? ""
  }

  /// A string and the language it is in.
  typealias Found = (string: LocalizedString, language: String)

  /// The string of a key; `nil` if no table contains the key.
  private static func found(_ text: LocalizedText, _ language: Locale) -> Found? {
    let source = source.withLock { $0 }
    let table = text.table ?? LocalizedText.standardTable
    guard source.tables.values.contains(where: { $0[table]?[text.key] != nil }) else { return nil }
    LocaleReads.noteLocale()
    return source.formatter.string(for: text, FormattedValue.identifier(language))
  }

  /// The string of a key on the device; `nil` if no table contains the key.
  static func variant(_ text: LocalizedText, _ language: Locale) -> Found? {
    guard var found = found(text, language) else { return nil }
    if !found.string.devices.isEmpty {
      found.string = found.string.devices[source.withLock(\.device)().rawValue] ?? found.string
    }
    return found
  }
}
