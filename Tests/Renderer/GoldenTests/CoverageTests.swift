import Foundation
import Testing
import VitrineArchive
import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Everything that an archive can contain is drawn by a golden.
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

  /// Accessibility modifiers aren't visible; their effect has tests of its own.
  @Test(
    "each modifier has a golden",
    arguments: Set(Modifier.codecs.names).subtracting(AccessibilityModifier.codecs.names))
  func modifiers(name: String) {
    #expect(words.modifiers.contains(name))
  }

  @Test("each view of apps, each of its traits, styles and placements has a golden")
  func screens() {
    func missing<Word: ArchiveEnum>(_ field: String, _ all: Word.Type) -> [String] {
      all.allCases.map(\.rawValue).filter { !words.values[field, default: []].contains($0) }
    }
    #expect(missing("view", ScreenView.Kind.self) == [])
    #expect(missing("listStyle", ScreenStyles.List.self) == [])
    #expect(missing("pickerStyle", ScreenStyles.Picker.self) == [])
    #expect(missing("datePickerStyle", ScreenStyles.DatePicker.self) == [])
    #expect(missing("textFieldStyle", ScreenStyles.TextField.self) == [])
    #expect(missing("tabViewStyle", ScreenStyles.TabView.self) == [])
    #expect(missing("placement", ScreenToolbarItem.Placement.self) == [])
    #expect(ScreenTraits.fields.map(\.name).filter { !words.fields.contains($0) } == [])
  }

  /// Modifiers whose values change motion or accessibility, not a picture.
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

/// The names and enumeration values in archives.
private struct ArchiveWords: Sendable {
  /// The names of the fields of objects, such as views.
  private(set) var fields: Set<String> = []
  /// Names of modifiers.
  private(set) var modifiers: Set<String> = []
  /// The enumeration values of fields, by the field.
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

  /// A value, the field names of an object, or those of an array's elements.
  private static func names(in value: Any) -> [String] {
    if let word = value as? String { return [word] }
    if let list = value as? [Any] { return list.flatMap(names) }
    return (value as? [String: Any]).map { Array($0.keys) } ?? []
  }
}

/// The enumeration values of a modifier, according to the schema.
struct ModifierWords: Sendable {
  let modifier: String
  let words: Set<String>

  /// The modifiers whose only strings are enumeration values.
  static let all: [ModifierWords] = {
    let definitions = ArchiveSchema.document[key: "$defs"]
    let modifiers = definitions?[key: "Modifier"]?[key: "properties"]?.fields ?? [:]
    return modifiers.keys.sorted().compactMap { name in
      let words = modifiers[name].map { ModifierWords.words(in: $0, definitions) } ?? []
      return words.isEmpty ? nil : ModifierWords(modifier: name, words: words)
    }
  }()

  /// The values of an enumeration, or of the elements of an array.
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
