import Foundation

/// The names of strings in catalogues, as Xcode 26 declares them: for keys that are written by hand.
enum StringSymbols {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var extractionState: String?
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable {
      struct Unit: Decodable { var value: String }
      var stringUnit: Unit?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// The declarations; `nil` when no key is written by hand.
  static func source(_ tables: [URL], bundle: String) -> String? {
    var text = ""
    for table in tables {
      guard let data = try? Data(contentsOf: table),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let name = table.deletingPathExtension().lastPathComponent
      let members = members(catalog, table: name, bundle: bundle)
      if members.isEmpty { continue }
      let body = members.joined(separator: "\n")
      text +=
        name == "Localizable"
        ? "extension LocalizedStringResource {\n\(body)\n}\n"
        : "extension LocalizedStringResource {\n  enum \(SymbolName.type(name)) {\n\(body)\n  }\n}\n"
    }
    return text.isEmpty ? nil : "import SwiftUI\n\(text)"
  }

  private static func members(_ catalog: Catalog, table: String, bundle: String) -> [String] {
    var seen: Set<String> = []
    return catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      guard entry.extractionState == "manual" else { return nil }
      let member = SymbolName.member(key)
      let value = entry.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? key
      let arguments = FormatPlaces.types(value)
      // Keys with places are made of their arguments; a key that holds none cannot take them here.
      guard arguments.isEmpty, seen.insert(member).inserted else { return nil }
      return """
          static var \(member): LocalizedStringResource {
            LocalizedStringResource(
              \(PackageManifest.quoted(key)), table: \(PackageManifest.quoted(table)))
          }
        """
    }
  }
}

/// The places of a format string.
enum FormatPlaces {
  /// The types of the arguments, in order.
  static func types(_ format: String) -> [String] {
    var types: [String] = []
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      guard let kind = rest.first(where: { "@dDiufFgGxXs".contains($0) }) else { break }
      switch kind {
      case "@", "s": types.append("String")
      case "f", "F", "g", "G": types.append("Double")
      default: types.append("Int")
      }
      rest = rest.drop { $0 != kind }.dropFirst()
    }
    return types
  }
}
