import Foundation
import Testing

/// Drawing, layout and decoding name each case of an enumeration, so that the compiler reports
/// where a new one matters.
@Suite("Exhaustive switches")
struct ExhaustiveSwitchTests {
  /// The enumerations whose cases are named, and the files that declare them.
  private static let unions = [
    (name: "Content", file: "VitrineModel/Nodes/Content.swift"),
    (name: "Modifier", file: "VitrineModel/Modifiers/Modifier.swift"),
    (name: "LayoutModifier", file: "VitrineModel/Modifiers/ModifierKinds.swift"),
    (name: "DrawingModifier", file: "VitrineModel/Modifiers/ModifierKinds.swift"),
    (name: "MotionModifier", file: "VitrineModel/Modifiers/ModifierKinds.swift"),
    (name: "AccessibilityModifier", file: "VitrineModel/Modifiers/AccessibilityModifier.swift"),
    (name: "DrawOperation", file: "VitrineLayout/DisplayListBuilding/DrawOperation.swift"),
  ]
  /// The subjects of switch statements, by the last word of their names.
  private static let subjects: Set = ["content", "modifier", "operation", "self", "other)"]

  private let cases: [Set<String>]

  init() throws {
    cases = try Self.unions.map { union in
      let text = try String(
        contentsOf: Article.root.appending(path: "Sources/Renderer/\(union.file)"), encoding: .utf8)
      let body = try #require(
        text.split(separator: "enum \(union.name)").dropFirst().first, "\(union.name)")
      let end = try #require(body.range(of: "\n}"), "\(union.name)")
      let names = body[..<end.lowerBound].matches(of: /\n  case (\w+)/).map { String($0.1) }
      try #require(names.count > 3, "\(union.name)")
      return Set(names)
    }
  }

  @Test(
    "no default case handles an operation, view or modifier",
    arguments: [
      "VitrineModel", "VitrineArchive", "VitrineLayout", "VitrineCairo", "Vitrine", "SwiftUI",
      "WidgetKit",
    ])
  func noDefault(target: String) throws {
    let path = try #require(Manifest().targets.first { $0.name == target }).path
    let folder = Article.root.appending(path: path)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in defaults(in: text) {
        Issue.record("\(file.path):\(line): name the cases in place of 'default'")
      }
    }
  }

  @Test("a default over such a type is found, and one over another type is not")
  func finds() {
    func text(_ subject: String, _ name: String) -> String {
      "func f() {\n  switch \(subject) {\n  case .\(name): 1\n  default: 2\n  }\n}\n"
    }
    #expect(defaults(in: text("node.operation", "blur(let blur)")) == [4])
    #expect(defaults(in: text("view.content", "hStack")) == [4])
    #expect(defaults(in: text("view.content", "letters")) == [])
    #expect(defaults(in: "extension Shadow {\n" + text("self", "blur") + "}\n") == [])
    #expect(defaults(in: "extension Content {\n" + text("self", "grid") + "}\n") == [5])
    #expect(defaults(in: text("operations.count", "blur")) == [])
  }

  /// Whether a subject may be of an enumeration: `self` has the type of the extension around it.
  private func isOfUnion(_ subject: Substring, _ above: ArraySlice<Substring>) -> Bool {
    guard subject == "self" || subject == "other)" else { return true }
    let type = above.reversed().lazy.compactMap { $0.firstMatch(of: /^(?:\w+ )*extension (\w+)/) }
      .first.map { String($0.1) }
    return Self.unions.contains { $0.name == type }
  }

  /// The lines of a file, from 1, in which `default` replaces cases of an enumeration.
  private func defaults(in text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      // Few lines have to be matched, which takes long.
      guard lines[start].hasSuffix(" {"), lines[start].contains("switch "),
        let match = lines[start].firstMatch(of: /^( *)(?:.*[ =])?switch (.+) \{$/),
        let word = match.2.split(whereSeparator: { $0 == "." || $0 == " " }).last,
        Self.subjects.contains(String(word)), isOfUnion(word, lines[..<start])
      else { return nil }
      let indent = String(match.1)
      let body = lines[(start + 1)...].prefix { $0 != indent + "}" }
      let names = body.filter { $0.hasPrefix(indent + "case ") }
        .flatMap { $0.matches(of: /[ (]\.(\w+)/).prefix(1).map { String($0.1) } }
      guard let line = body.firstIndex(where: { $0.hasPrefix(indent + "default:") }),
        !names.isEmpty, cases.contains(where: { $0.isSuperset(of: names) })
      else { return nil }
      return line + 1
    }
  }
}
