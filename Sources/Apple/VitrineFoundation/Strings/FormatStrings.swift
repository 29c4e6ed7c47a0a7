import Foundation
import Synchronization
internal import VitrineModel

/// Texts with placeholders that code looked up, for the functions that fill them in.
///
/// On Apple's systems, a text that was looked up keeps its plural forms until it is copied, and a
/// format function chooses one. Here, its characters have a place in memory of their own, by which
/// the string is found again; nothing in the text shows it.
enum FormatStrings {
  private struct Key: Hashable {
    let string: LocalizedString
    let language: String
  }

  private struct Known {
    /// Kept, so that no other text has its place in memory.
    var texts: [Key: String] = [:]
    var strings: [UInt: LocalizedStrings.Found] = [:]
  }

  private static let known = Mutex(Known())

  /// Returns the text of a key with its placeholders; `nil` if no table contains the key.
  ///
  /// Until a function fills it in, a text with plural forms is the one for other numbers.
  static func text(_ key: String, table: String?, _ language: Locale) -> String? {
    let text = LocalizedText(key, table: table)
    guard let found = LocalizedStrings.variant(text, language) else { return nil }
    let format = found.string.format(for: [], found.language)
    guard found.string.plural != nil || !found.string.substitutions.isEmpty else { return format }
    return known.withLock { known in
      let key = Key(string: found.string, language: found.language)
      if let text = known.texts[key] { return text }
      // Texts of up to 15 bytes have no place in memory, unless there is room for more.
      var text = ""
      text.reserveCapacity(format.utf8.count + 16)
      text += format
      known.texts[key] = text
      if let place = place(of: text) { known.strings[place] = found }
      return text
    }
  }

  private static func place(of text: String) -> UInt? {
    text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? nil
  }

  /// Fills in a format; of one that was looked up, its plural forms for the arguments.
  static func fill(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let found = place(of: format).flatMap { place in known.withLock { $0.strings[place] } }
    let chosen = found?.string.format(for: arguments.map(LocalizedArgument.init), found?.language)
    return withVaList(arguments) {
      String(
        NSString(
          format: chosen ?? format,
          locale: locale.map { NSLocale(localeIdentifier: $0.identifier) },
          arguments: $0))
    }
  }
}

extension LocalizedArgument {
  fileprivate init(_ argument: any CVarArg) {
    self.init()
    number =
      switch argument {
      case let whole as any BinaryInteger: TextNumber(whole)
      case let fraction as any BinaryFloatingPoint: TextNumber(Double(fraction))
      case let number as NSNumber: TextNumber(number.doubleValue)
      default: nil
      }
  }
}

extension LocalizedString {
  /// The text with the plural forms for arguments, and placeholders for the values.
  fileprivate func format(for arguments: [LocalizedArgument], _ language: String?) -> String {
    let language = language ?? ""
    if let plural { return plural.format(for: arguments, language) }
    guard !substitutions.isEmpty else { return value ?? "" }
    // Plural texts may have another order than the arguments.
    return substitutions.reduce(Placeholders(numbering: value ?? "").format) { text, place in
      let form = place.value.format(for: arguments, language)
      let numbered = Placeholders(numbering: form, from: place.value.argument)
      return text.replacing("%#@\(place.key)@", with: numbered.format)
    }
  }
}

extension PluralString {
  fileprivate func format(for arguments: [LocalizedArgument], _ language: String) -> String {
    let form = arguments.isEmpty ? other : form(for: number(of: arguments), language)
    return form.replacing("%arg", with: "%\(formatSpecifier)")
  }
}
