import Foundation

/// The names of strings in catalogues, as Xcode 26 declares them: for keys that are written by hand.
///
/// Source of the rule: "Localizing strings using generated symbols" of Apple's documentation.
enum StringSymbols {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var extractionState: String?
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?

      /// The text, or that of the most general form.
      var text: String? {
        stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value
          ?? variations?.device?["other"]?.stringUnit?.value
      }
    }
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable {
      var plural: [String: Form]?
      var device: [String: Form]?
    }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// The declarations; `nil` when no key is written by hand.
  static func source(_ tables: [URL]) -> String? {
    var text = ""
    for table in tables {
      guard let data = try? Data(contentsOf: table),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let name = table.deletingPathExtension().lastPathComponent
      let members = members(catalog, table: name)
      if members.isEmpty { continue }
      let body = members.joined(separator: "\n")
      text +=
        name == "Localizable"
        ? "extension LocalizedStringResource {\n\(body)\n}\n"
        : "extension LocalizedStringResource {\n  enum \(SymbolName.type(name)) {\n\(body)\n  }\n}\n"
    }
    return text.isEmpty ? nil : "import SwiftUI\n\(text)"
  }

  private static func members(_ catalog: Catalog, table: String) -> [String] {
    var seen: Set<String> = []
    return catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      guard entry.extractionState == "manual" else { return nil }
      let name = SymbolName.member(key)
      let localization = entry.localizations?[catalog.sourceLanguage]
      let format = FormatText(
        localization?.text ?? key,
        substitutions: (localization?.substitutions ?? [:]).mapValues {
          ($0.argNum, $0.formatSpecifier ?? "lld")
        })
      guard seen.insert(name).inserted else { return nil }
      return format.arguments.isEmpty
        ? property(name, key: key, table: table)
        : function(name, format, key: key, table: table)
    }
  }

  private static func property(_ name: String, key: String, table: String) -> String {
    """
      static var \(name): LocalizedStringResource {
        LocalizedStringResource(
          \(PackageManifest.quoted(key)), table: \(PackageManifest.quoted(table)))
      }
    """
  }

  /// A key with placeholders is a function of its arguments.
  private static func function(
    _ name: String, _ format: FormatText, key: String, table: String
  ) -> String {
    let parameters = format.arguments.enumerated().map { index, argument in
      "\(argument.name.map { "\($0) " } ?? "_ ")arg\(index + 1): \(argument.type)"
    }
    let values = format.arguments.indices.map { "\\(arg\($0 + 1))" }.joined(separator: " ")
    return """
        static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {
          LocalizedStringResource(
            \(PackageManifest.quoted(key)), defaultValue: "\(values)",
            table: \(PackageManifest.quoted(table)))
        }
      """
  }
}
