import Foundation
import VitrineFormat

// These replace Foundation's methods, which read no string catalogues and know no languages of a program
// on Linux. `vitrine_localize_bundles` finds those of instances, which therefore also serve
// `NSLocalizedString` and code that imports only Foundation; those of the class have Foundation's symbols,
// and a program's functions precede those of libraries.

extension Bundle {
  /// `localizedString(forKey:value:table:)`: the text in the tables of the widget's package.
  ///
  /// All bundles count as the main bundle, except for the folder of one language.
  @_silgen_name("vitrine_bundle_string")
  package func string(forKey key: String, value: String?, table: String?) -> String {
    let folder = bundleURL
    let isOneLanguage = folder.pathExtension == "lproj"
    let language =
      isOneLanguage
      ? Locale(identifier: folder.deletingPathExtension().lastPathComponent) : .current
    if let text = FormatStrings.text(key, table: table, language) { return text }
    return foundationString(forKey: key, value: value, table: table)
  }

  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  private func foundationString(forKey key: String, value: String?, table: String?) -> String

  /// `localizations`: the languages of the tables.
  @_silgen_name("vitrine_bundle_localizations")
  package func stringLanguages() -> [String] { LocalizedStrings.languages }

  /// `developmentLocalization`.
  @_silgen_name("vitrine_bundle_development")
  package func stringDevelopmentLanguage() -> String? { LocalizedStrings.developmentLanguage }

  /// `preferredLocalizations`: the language of strings in the current locale.
  @_silgen_name("vitrine_bundle_preferred")
  package func preferredStringLanguages() -> [String] {
    let languages = LocalizedStrings.languages
    let found = Bundle.match(languages, Locale.preferredLanguages)
    return found.isEmpty ? [LocalizedStrings.developmentLanguage] : found
  }

  /// `preferredLocalizations(from:)`.
  @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
  package class func chooseLanguages(_ languages: [String]) -> [String] {
    chooseLanguages(languages, for: nil)
  }

  /// `preferredLocalizations(from:forPreferences:)`: the language of the first preference that has one;
  /// otherwise the first language.
  @_silgen_name(
    "$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
  package class func chooseLanguages(_ languages: [String], for preferences: [String]?) -> [String]
  {
    let found = match(languages, preferences ?? Locale.preferredLanguages)
    return found.isEmpty ? Array(languages.prefix(1)) : found
  }

  private static func match(_ languages: [String], _ preferences: [String]) -> [String] {
    func name(_ language: String) -> String { language.lowercased().replacing("_", with: "-") }
    for preference in preferences {
      for parent in LocaleFacts.chain(preference) {
        if let found = languages.first(where: { name($0) == parent }) { return [found] }
      }
    }
    return []
  }
}

// Foundation's initializers with a format.
extension String {
  /// `init(format:_:)`.
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  package static func filled(_ format: __shared String, _ arguments: any CVarArg...) -> String {
    FormatStrings.fill(format, nil, arguments)
  }

  /// `init(format:arguments:)`.
  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  package static func filled(
    _ format: __shared String, arguments: __shared [any CVarArg]
  ) -> String { FormatStrings.fill(format, nil, arguments) }

  /// `init(format:locale:_:)`.
  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  package static func filled(
    _ format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
  ) -> String { FormatStrings.fill(format, locale, arguments) }

  /// `init(format:locale:arguments:)`.
  @_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  package static func filled(
    _ format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) -> String { FormatStrings.fill(format, locale, arguments) }

  /// `localizedStringWithFormat(_:_:)`.
  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  package static func filledForLocale(_ format: String, _ arguments: any CVarArg...) -> String {
    FormatStrings.fill(format, .current, arguments)
  }
}

extension StringProtocol {
  /// `appendingFormat(_:_:)`.
  @_silgen_name("$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF")
  package func appendingFilled<Format: StringProtocol>(
    _ format: Format, _ arguments: any CVarArg...
  ) -> String { String(self) + FormatStrings.fill(String(format), nil, arguments) }
}

extension NSString {
  /// `init(format:_:)`, which owns its arguments; they are passed as an array.
  @_silgen_name("$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC")
  package class func filled(
    _ format: __owned NSString, _ arguments: __owned [any CVarArg]
  ) -> NSString {
    NSString(
      string: FormatStrings.fill(
        String._unconditionallyBridgeFromObjectiveC(format), nil, arguments))
  }
}
