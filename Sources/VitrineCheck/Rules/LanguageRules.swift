import Vitrine
import VitrineLayout

/// Rules about translations.
enum LanguageRules {
  /// What can be seen in one picture.
  static func observe(_ picture: CheckedPicture) -> [Observation] {
    picture.views.compactMap { view in
      guard case .symbol(isMirroredWithText: true, let name?) = view.kind, view.isSeen,
        let other = mirrored(name)
      else { return nil }
      return picture.observation(
        .languageMirror, view, "the symbol '\(name)' keeps its direction; '\(other)' turns")
    }
  }

  /// The variant of a symbol that turns with the text; `nil` where there is none.
  private static func mirrored(_ name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard let index = parts.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return nil }
    var other = parts
    other[index] = parts[index] == "right" ? "forward" : "backward"
    let turned = other.joined(separator: ".")
    return symbols.contains(turned) ? turned : nil
  }

  private static let symbols = Set(SymbolDescription.all.map(\.name))

  /// What can be seen in the tables of an archive.
  static func observe(_ document: WidgetDocument) -> [Observation] {
    let resources = document.archive.resources
    let language = resources.developmentLanguage.text
    var found: [Observation] = []
    for name in resources.strings.keys.sorted() where name != language {
      for (table, strings) in (resources.strings[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        found += formats(strings, NodePath([.key("strings"), .key(name), .key(table)]))
      }
      found += missing(name, resources)
    }
    return found
  }

  private static func missing(_ name: String, _ resources: SharedResources) -> [Observation] {
    let all = resources.strings.values.flatMap { tables in
      tables.flatMap { table, strings in strings.keys.map { StringKey(table: table, key: $0) } }
    }
    let missing = Set(all).filter { resources.strings[name]?[$0.table]?[$0.key] == nil }
    guard !missing.isEmpty else { return [] }
    let keys = missing.map(\.key).sorted()
    let list = keys.prefix(3).map(\.quoted).joined(separator: ", ")
    let rest = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return [
      Observation(
        rule: .languageMissing, path: NodePath([.key("strings"), .key(name)]), view: name,
        message: "'\(name)' has no translation of \(list)\(rest)")
    ]
  }

  private struct StringKey: Hashable {
    let table: String
    let key: String
  }

  private static func formats(
    _ strings: [String: LocalizedString], _ path: NodePath
  ) -> [Observation] {
    strings.sorted { $0.key < $1.key }.compactMap { key, string in
      // Plural texts count by themselves; names of keys without places say nothing about them.
      guard let value = string.value, string.substitutions.isEmpty, key.contains("%") else {
        return nil
      }
      let (wanted, found) = (FormatPlaces(key), FormatPlaces(value))
      guard wanted != found else { return nil }
      return Observation(
        rule: .languageFormat, path: path.appending(.key(key)), view: key,
        message: "\(value.quoted) has not the places of its key \(key.quoted)")
    }
  }
}

/// The places for values in a format, by their positions.
struct FormatPlaces: Hashable {
  private var kinds: [Int: Character] = [:]

  /// Reads `%@`, `%lld`, `%1$@`, `%.1f` and the like.
  init(_ format: String) {
    var rest = format[...]
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var position: Int?
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.+-# 'hlqLzjt".contains($0) }
      guard let letter = rest.first, letter.isLetter || letter == "@" else { continue }
      kinds[position ?? next] = FormatPlaces.kind(letter)
      if position == nil { next += 1 }
    }
  }

  private static func kind(_ letter: Character) -> Character {
    switch letter {
    case "d", "i", "u", "x", "X": "d"
    case "f", "F", "g", "G", "e": "f"
    default: letter
    }
  }
}
