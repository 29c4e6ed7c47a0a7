import Foundation
import Testing
import Vitrine
import VitrineSnapshot

@testable import VitrineTesting

/// Goldens in a temporary folder, and assertions on them.
private final class GoldenFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "owned-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Verifies a picture of a text under a name, at a line of a test.
  func verify(
    _ text: String, as name: String, former: String? = nil, _ record: RecordMode, line: UInt = 1,
    test: String = "cards", arguments: [String] = [], in claims: GoldenClaims
  ) throws -> GoldenResult {
    let archive = url.appending(path: "\(text).json")
    let json = """
      {"vitrine": "1.0", "kind": "a", "supportedFamilies": ["systemSmall"],
       "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}}]}
      """
    try Data(json.utf8).write(to: archive)
    let golden = { (name: String) in
      GoldenCase(
        root: self.url.appending(path: "Goldens").path, name: name, archive: archive.path,
        request: RenderRequest(family: .systemSmall))
    }
    let verifier = OwnedGoldenVerifier(
      record: record, pending: PendingStore(folder: url.appending(path: "pending").path),
      claims: claims,
      owner: GoldenClaims.Owner(
        file: "/a/CardTests.swift", line: line, column: 1,
        test: TestName(suites: [], function: test, arguments: arguments)))
    return verifier.verify(golden(name), former: golden(former ?? name))
  }

  /// The names of the goldens, without the values of the pictures.
  var names: Set<String> {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: url.appending(path: "Goldens").path)
    return Set(
      (files ?? []).filter { $0.hasSuffix(".png") }.map { String($0.prefix { $0 != "." }) })
  }
}

@Suite("Each golden belongs to one assertion")
struct GoldenOwnershipTests {
  @Test("two assertions on one golden fail, when recording too", arguments: RecordMode.allCases)
  func shared(_ record: RecordMode) throws {
    let folder = try GoldenFolder()
    #expect(try folder.verify("one", as: "card", .all, in: GoldenClaims()).outcome == .recorded)
    let claims = GoldenClaims()
    #expect(try !folder.verify("one", as: "card", record, line: 7, in: claims).isFailure)
    // The names of files have no case on some systems.
    let second = try folder.verify("two", as: "Card", record, line: 9, test: "more", in: claims)
    #expect(second.outcome == .broken)
    #expect(second.summary.contains("CardTests.swift:7 in the test 'cards'"))
    #expect(second.summary.contains("CardTests.swift:9"))
    #expect(second.hint?.contains("named:") == true)
    #expect(try !folder.verify("one", as: "card", .never, in: GoldenClaims()).isFailure)
    #expect(folder.names == ["card"])
  }

  @Test(
    "one golden for two cases of a test fails, and names both",
    arguments: [(["1-1", "2"], ["1", "1-2"]), (["a/b"], ["a b"]), (["a"], ["A"])])
  func cases(_ one: [String], _ other: [String]) throws {
    let folder = try GoldenFolder()
    let claims = GoldenClaims()
    func verify(_ text: String, _ arguments: [String]) throws -> GoldenResult {
      let name = TestName(suites: [], function: "f()", arguments: arguments)
      return try folder.verify(
        text, as: name.text, .all, test: "f()", arguments: arguments, in: claims)
    }
    #expect(try verify("one", one).outcome == .recorded)
    let second = try verify("two", other)
    #expect(second.outcome == .broken)
    for arguments in [one, other] {
      let title = TestName(suites: [], function: "f()", arguments: arguments).title
      #expect(second.summary.contains("in the test '\(title)'"))
    }
    #expect(second.hint?.contains("named:") == true)
    #expect(try verify("one", one).outcome == .identical)
  }

  @Test("of a repeated assertion without a golden, the message says that one picture is kept")
  func pending() throws {
    let folder = try GoldenFolder()
    let claims = GoldenClaims()
    #expect(try folder.verify("one", as: "card", .never, in: claims).hint == nil)
    let second = try folder.verify("two", as: "card", .never, in: claims)
    #expect(second.hint?.contains("only this last picture") == true)
  }

  @Test("a repeated assertion passes with the same picture, and fails with another one")
  func repeated() throws {
    let folder = try GoldenFolder()
    let claims = GoldenClaims()
    #expect(try folder.verify("one", as: "card", .all, in: claims).outcome == .recorded)
    #expect(try folder.verify("one", as: "card", .all, in: claims).outcome == .identical)
    let other = try folder.verify("two", as: "card", .all, in: claims)
    #expect(other.outcome == .changed)
    #expect(other.hint?.contains("CardTests.swift:1") == true)
  }

  /// A golden of an earlier version, and what becomes of it.
  struct Former: CustomTestStringConvertible {
    let record: RecordMode
    let isSame: Bool
    let outcome: GoldenResult.Outcome
    let names: Set<String>

    var testDescription: String { "\(record.rawValue), \(isSame ? "same" : "different")" }
  }

  @Test(
    "a golden of an earlier version is moved, and never replaced by a picture that differs",
    arguments: [
      Former(record: .never, isSame: true, outcome: .missing, names: ["old"]),
      Former(record: .never, isSame: false, outcome: .missing, names: ["old"]),
      Former(record: .missing, isSame: true, outcome: .identical, names: ["new"]),
      Former(record: .missing, isSame: false, outcome: .missing, names: ["old"]),
      Former(record: .failed, isSame: true, outcome: .identical, names: ["new"]),
      Former(record: .failed, isSame: false, outcome: .recorded, names: ["new"]),
      Former(record: .all, isSame: true, outcome: .recorded, names: ["new"]),
    ])
  func former(_ row: Former) throws {
    let folder = try GoldenFolder()
    _ = try folder.verify("one", as: "old", .all, in: GoldenClaims())
    let result = try folder.verify(
      row.isSame ? "one" : "two", as: "new", former: "old", row.record, in: GoldenClaims())
    #expect(result.outcome == row.outcome)
    #expect(folder.names == row.names)
    if result.isFailure { #expect(result.hint?.contains("git mv ") == true) }
  }

  @Test("a golden that another assertion uses is not moved")
  func used() throws {
    let folder = try GoldenFolder()
    let claims = GoldenClaims()
    _ = try folder.verify("one", as: "banner", .all, in: claims)
    let result = try folder.verify(
      "one", as: "change", former: "banner", .missing, line: 2, in: claims)
    #expect(result.outcome == .recorded)
    #expect(folder.names == ["banner", "change"])
  }
}

@Suite("Names of tests and goldens")
struct TestNameTests {
  /// A test, and the start of the names of its goldens.
  struct Row: CustomTestStringConvertible {
    var suites: [String] = []
    let function: String
    var arguments: [String]? = []
    let text: String

    var testDescription: String { text }
  }

  @Test(
    "a name has the suites, the function and the arguments",
    arguments: [
      Row(function: "pictures()", text: "pictures"),
      Row(function: "rows(jar:)", arguments: ["beans"], text: "rows-beans"),
      Row(function: "rows(jar:)", arguments: ["a/b", "-1"], text: "rows-a-b--1"),
      Row(function: "rows(jar:)", arguments: ["../x"], text: "rows--x"),
      Row(function: "rows(jar:)", arguments: nil, text: "rows"),
      Row(suites: ["Rows"], function: "big()", text: "Rows.big"),
      Row(function: "`a widget (small) is drawn`()", text: "a-widget-small-is-drawn"),
      Row(function: "`äöü`()", text: "äöü"),
    ])
  func names(_ row: Row) {
    let name = TestName(suites: row.suites, function: row.function, arguments: row.arguments)
    #expect(name.text == row.text)
    #expect(name.hasUnknownArguments == (row.arguments == nil))
  }

  @Test("arguments that nothing is left of, or that are long, remain different")
  func distinct() {
    let long = String(repeating: "a", count: 300)
    let texts = ["", "…", "🍎", "🍏", long, long + "a", long + "b"]
    let names = texts.map { TestName(suites: [], function: "f()", arguments: [$0]).text }
    #expect(Set(names).count == texts.count)
    #expect(names.allSatisfy { $0.utf8.count <= 120 })
  }

  enum Size: String, CaseIterable { case small, large }
  struct Jar: Identifiable { let id: String }

  @Test("values, identifiers and cases have a text", arguments: [Jar(id: "beans")], Size.allCases)
  func values(_ jar: Jar, _ size: Size) {
    #expect(TestArguments.current?.first == "beans")
    let name = TestName.current(file: "Other", function: "unused()")
    #expect(name.text == "TestNameTests.values-beans-\(size.rawValue)")
  }

  @Test("pairs have two texts", arguments: zip([1, 2], ["one", "two"]))
  func pairs(_ number: Int, _ text: String) {
    #expect(TestArguments.current == ["\(number)", text])
  }

  @Test("a test without arguments has none, and its suite is in the name unless its file has it")
  func none() {
    #expect(TestArguments.current == [])
    #expect(TestName.current(file: "TestNameTests", function: "unused()").text == "none")
  }

  @Test("an identifier that differs in every run has no text")
  func random() {
    struct Random: Identifiable { let id = UUID() }
    final class Object: Identifiable {}
    #expect(TestArguments.text(of: Random()) == nil)
    #expect(TestArguments.text(of: Object()) == nil)
    #expect(TestArguments.text(of: Optional<Int>.none as Any) != nil)
  }
}
