import Foundation
import Testing
import VitrineModel

/// Whatever an archive can draw, some golden draws.
@Suite("Coverage of goldens")
struct CoverageTests {
  /// Names of objects' fields in the archives: views and the like.
  private var fields: Set<String> = []
  /// Names of modifiers.
  private var modifiers: Set<String> = []
  /// The words that fields have as values, by the field.
  private var words: [String: Set<String>] = [:]

  init() throws {
    for archive in try Goldens.archives() {
      let data = try Data(contentsOf: URL(filePath: archive))
      collect(try JSONSerialization.jsonObject(with: data))
    }
  }

  private mutating func collect(_ value: Any) {
    if let list = value as? [Any] { list.forEach { collect($0) } }
    guard let object = value as? [String: Any] else { return }
    for (field, value) in object {
      fields.insert(field)
      words[field, default: []].formUnion(CoverageTests.names(in: value))
      if field == "modifiers" { modifiers.formUnion(CoverageTests.names(in: value)) }
      collect(value)
    }
  }

  /// A word, the fields of an object, or those of a list's elements.
  private static func names(in value: Any) -> [String] {
    if let word = value as? String { return [word] }
    if let list = value as? [Any] { return list.flatMap(names) }
    return (value as? [String: Any]).map { Array($0.keys) } ?? []
  }

  @Test("each kind of view has a golden", arguments: Content.codecs.names)
  func views(kind: String) {
    #expect(fields.contains(kind))
  }

  @Test(
    "each shape, each of its modifiers and each gradient has a golden",
    arguments: Shape.codecs.names + ShapeModifier.codecs.names + GradientStyle.codecs.names)
  func shapes(name: String) {
    #expect(fields.contains(name))
  }

  /// Modifiers of accessibility leave no ink; what they say is tested by itself.
  @Test(
    "each modifier has a golden",
    arguments: Set(Modifier.codecs.names).subtracting(AccessibilityModifier.codecs.names))
  func modifiers(name: String) {
    #expect(modifiers.contains(name))
  }

  @Test(
    "each style has a golden",
    arguments: [
      ("buttonStyle", ButtonStyle.allCases.map(\.rawValue)),
      ("toggleStyle", ToggleStyle.allCases.map(\.rawValue)),
      ("labelStyle", LabelStyle.allCases.map(\.rawValue)),
      ("gaugeStyle", GaugeStyle.allCases.map(\.rawValue)),
      ("progressViewStyle", ProgressViewStyle.allCases.map(\.rawValue)),
      ("blendMode", BlendMode.allCases.map(\.rawValue)),
      ("font", Font.TextStyle.allCases.map(\.rawValue)),
      ("truncationMode", TruncationMode.allCases.map(\.rawValue)),
      ("symbolRenderingMode", SymbolRenderingMode.allCases.map(\.rawValue)),
      ("redacted", RedactionReason.allCases.map(\.rawValue)),
    ])
  func styles(modifier: String, names: [String]) {
    let missing = Set(names).subtracting(words[modifier, default: []])
    #expect(missing == [], "\(modifier)")
  }
}
