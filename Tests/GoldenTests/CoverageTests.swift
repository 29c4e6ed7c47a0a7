import Foundation
import Testing
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Whatever an archive can draw, some golden draws.
@Suite("Coverage of goldens")
struct CoverageTests {
  // A test with many arguments is created for each of them; the archives are read once.
  private static let archives = Result { try ArchiveWords(of: Goldens.archives()) }

  private let words: ArchiveWords

  init() throws { words = try CoverageTests.archives.get() }

  @Test("each kind of view has a golden", arguments: Content.codecs.names)
  func views(kind: String) {
    #expect(words.fields.contains(kind))
  }

  @Test(
    "each shape, each of its modifiers and each gradient has a golden",
    arguments: Shape.codecs.names + ShapeModifier.codecs.names + GradientStyle.codecs.names)
  func shapes(name: String) {
    #expect(words.fields.contains(name))
  }

  /// Modifiers of accessibility leave no ink; what they say is tested by itself.
  @Test(
    "each modifier has a golden",
    arguments: Set(Modifier.codecs.names).subtracting(AccessibilityModifier.codecs.names))
  func modifiers(name: String) {
    #expect(words.modifiers.contains(name))
  }

  /// Modifiers whose words change what moves or what is read aloud, not a picture.
  private static let unseen: Set<String> = Set(AccessibilityModifier.codecs.names)
    .union([
      "contentTransition", "symbolEffect", "animation", "transaction", "transition",
      "matchedGeometryEffect",
    ])

  @Test(
    "each style, and each other name that a modifier accepts, has a golden",
    arguments: ModifierWords.all.filter { !unseen.contains($0.modifier) })
  func words(taken: ModifierWords) {
    let missing = taken.words.subtracting(words.values[taken.modifier, default: []])
    #expect(missing == [], "\(taken.modifier)")
  }
}

/// The names and words in the objects of archives.
private struct ArchiveWords: Sendable {
  /// Names of objects' fields: views and the like.
  private(set) var fields: Set<String> = []
  /// Names of modifiers.
  private(set) var modifiers: Set<String> = []
  /// The words that fields have as values, by the field.
  private(set) var values: [String: Set<String>] = [:]

  init(of archives: some Sequence<String>) throws {
    for archive in archives {
      let data = try Data(contentsOf: URL(filePath: archive))
      collect(try JSONSerialization.jsonObject(with: data))
    }
  }

  private mutating func collect(_ value: Any) {
    if let list = value as? [Any] { list.forEach { collect($0) } }
    guard let object = value as? [String: Any] else { return }
    for (field, value) in object {
      fields.insert(field)
      values[field, default: []].formUnion(ArchiveWords.names(in: value))
      if field == "modifiers" { modifiers.formUnion(ArchiveWords.names(in: value)) }
      collect(value)
    }
  }

  /// A word, the fields of an object, or those of a list's elements.
  private static func names(in value: Any) -> [String] {
    if let word = value as? String { return [word] }
    if let list = value as? [Any] { return list.flatMap(names) }
    return (value as? [String: Any]).map { Array($0.keys) } ?? []
  }
}

/// The words that a modifier takes as its value, as the schema has them.
struct ModifierWords: Sendable {
  let modifier: String
  let words: Set<String>

  /// Those of all modifiers that take words and no other texts.
  static let all: [ModifierWords] = {
    let definitions = ArchiveSchema.document[key: "$defs"]
    let modifiers = definitions?[key: "Modifier"]?[key: "properties"]?.fields ?? [:]
    return modifiers.keys.sorted().compactMap { name in
      let words = modifiers[name].map { ModifierWords.words(in: $0, definitions) } ?? []
      return words.isEmpty ? nil : ModifierWords(modifier: name, words: words)
    }
  }()

  /// The words of an enumeration, or of the elements of a list.
  private static func words(in schema: JSONValue, _ definitions: JSONValue?) -> Set<String> {
    if case .string(let reference)? = schema[key: "$ref"] {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      return definitions?[key: name].map { words(in: $0, definitions) } ?? []
    }
    if let items = schema[key: "items"] { return words(in: items, definitions) }
    guard case .array(let values)? = schema[key: "enum"] else { return [] }
    return Set(values.compactMap { if case .string(let word) = $0 { word } else { nil } })
  }
}

extension JSONValue {
  fileprivate var fields: [String: JSONValue] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  fileprivate subscript(key key: String) -> JSONValue? { fields[key] }
}
