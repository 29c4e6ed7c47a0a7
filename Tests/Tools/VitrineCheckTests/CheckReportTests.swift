import Foundation
import Testing
import Vitrine

@testable import VitrineCheck

@Suite struct CheckReportTests {
  @Test("views with the same problem in the same cases share a line")
  func groups() throws {
    let report = try Self.report()
    let groups = FindingGroup.of(report.findings)
    let cut = try #require(groups.first { $0.first.rule == "text.cut" })
    #expect(cut.others.count == 1)
    #expect(cut.text.hasSuffix(", and 1 more: Text \"Reservierungsnummern\""), "\(cut.text)")
    let lines = CheckText(report, hasColor: false).findings
    #expect(lines.count == groups.count)
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(CheckText(report, hasColor: true).findings.joined().contains("\u{1B}[31merror"))
  }

  @Test("a fault in several families and configurations is one finding in the text")
  func faults() {
    func finding(
      _ target: String?, _ line: Int, configuration: String? = nil, view: String = "Text \"a\"",
      _ cases: FindingCases = FindingCases(found: 2, total: 8, summary: "dark", first: "dark")
    ) -> Finding {
      Finding(
        rule: "text.cut", severity: .error, file: "Card.json", widget: "Card",
        configuration: configuration, target: target, path: "", view: view, message: "cut",
        hint: "", frame: nil, line: nil,
        source: FindingPlace(file: "Card.swift", line: line, column: 3), cases: cases)
    }
    let other = FindingCases(found: 1, total: 6, summary: "de", first: "de")
    for (findings, texts) in [
      ([finding("systemSmall", 1)], ["cut (Card, systemSmall, in 2 of 8: dark)"]),
      (
        [finding("systemSmall", 1), finding("systemMedium", 1, view: "Text \"b\"")],
        ["cut (Card, systemSmall, systemMedium, in 4 of 16: dark)"]
      ),
      (
        [finding("systemSmall", 1), finding("systemMedium", 1, other)],
        ["cut (Card, systemSmall in 2 of 8: dark; systemMedium in 1 of 6: de)"]
      ),
      (
        [finding("systemSmall", 1), finding("systemSmall", 2)],
        ["cut (Card, systemSmall, in 2 of 8: dark), and 1 more: Text \"a\" at Card.swift:2:3"]
      ),
      (
        [finding("systemSmall", 1, configuration: "empty"), finding("systemMedium", 2)],
        [
          "cut (Card, empty, systemSmall, in 2 of 8: dark)",
          "cut (Card, systemMedium, in 2 of 8: dark)",
        ]
      ),
      (
        [finding("systemSmall", 1), finding("systemSmall", 1, configuration: "long")],
        ["cut (Card, systemSmall, systemSmall – long, in 4 of 16: dark)"]
      ),
    ] {
      #expect(FindingGroup.of(findings).map(\.text) == texts)
    }
  }

  @Test("a finding in a string is at its key, in the catalogue or in the language's table")
  func strings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "App/Localizable.xcstrings": "{\n  \"strings\" : {\n    \"a \\\"b\\\"\" : {\n    }\n  }\n}",
      "App/de.lproj/Other.strings": "/* */\n\"c\" = \"d\";\n",
      "App/fr.lproj/Other.strings": "\"c\" = \"e\";\n",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let files = CodeFiles(folder: folder.path)
    for (key, table, language, place) in [
      ("a \"b\"", "Localizable", "de", "App/Localizable.xcstrings:3"),
      ("none", "Localizable", "de", "App/Localizable.xcstrings"),
      ("c", "Other", "de", "App/de.lproj/Other.strings:2"),
      ("c", "Other", "fr", "App/fr.lproj/Other.strings:1"), ("c", "Other", "it", nil),
    ] {
      #expect(files.place(ofKey: key, table: table, language: language)?.text == place)
    }
  }

  @Test("a finding is at the line of Swift source if that is known")
  func location() throws {
    let finding = try #require(try Self.report().findings.first)
    #expect(finding.location.file == "planted.json")
    let source = FindingPlace(file: "Sources/Card.swift", line: 7)
    let report = try Self.report(source: source)
    let known = try #require(report.findings.first)
    #expect(known.location == source)
    #expect(CheckText(report, hasColor: false).findings[0].hasPrefix("Sources/Card.swift:7: "))
  }

  @Test("findings that the source accepts are counted but not reported")
  func allowance() throws {
    let all = try Self.report()
    let report = try Self.report(allowing: ["text.cut"])
    #expect(report.findings.count { $0.rule == "text.cut" } == 0)
    #expect(report.accepted == all.findings.count { $0.rule == "text.cut" })
    #expect(report.findings.count + report.accepted == all.findings.count)
  }

  @Test("SARIF contains the rules, and each finding with its place")
  func sarif() throws {
    let report = try Self.report()
    let document = CheckSARIF.document(report, version: "1.2.3") { "below/" + $0 }
    guard case .object(let top) = document, case .array(let runs)? = top["runs"],
      case .object(let run)? = runs.first, case .array(let results)? = run["results"],
      case .object(let first)? = results.first
    else {
      Issue.record("no results: \(document)")
      return
    }
    #expect(results.count == report.findings.count)
    #expect(first["ruleId"] == .string(report.findings[0].rule))
    let text = String(decoding: try ArchiveEncoder.encode(document), as: UTF8.self)
    #expect(text.contains("below/planted.json"))
    for rule in CheckRule.all { #expect(text.contains("\"id\" : \"\(rule.id.rawValue)\"")) }
  }

  @Test("JUnit has a test for each rule, which fails where the command does")
  func junit() throws {
    let report = try Self.report()
    let text = CheckJUnit.text(report)
    #expect(text.contains("<testsuite name=\"planted\" tests=\"\(CheckRule.all.count)\""))
    #expect(text.split(separator: "<failure ").count - 1 == report.findings.count)
    // A button without an intent is a warning.
    let warned = try Self.report(of: ["view": ["button": ["label": "Tick"]]])
    #expect(!warned.findings.isEmpty && warned.findings.allSatisfy { $0.severity == .warning })
    let outputs = CheckJUnit.text(warned).split(separator: "<system-out>").count - 1
    #expect(outputs == warned.findings.count)
    #expect(CheckJUnit.text(warned).contains("failures=\"0\""))
    let strict = CheckJUnit.text(warned, isStrict: true)
    #expect(strict.split(separator: "<failure ").count - 1 == warned.findings.count)
    #expect(CheckJUnit.text(try Self.report(allowing: Set(Self.rules))).contains("failures=\"0\""))
  }

  @Test("warnings of the program count and are in each form of the report")
  func program() throws {
    let report = CheckReport(warnings: ["Chart, systemSmall: a <mark> is lost"])
    #expect(report.count(.warning) == 1 && report.count(.error) == 0)
    #expect(report.summary.contains("1 warning"))
    let text = CheckJUnit.text(report)
    #expect(text.contains("tests=\"1\" failures=\"0\""))
    #expect(text.contains("<system-out>warning: Chart"))
    let strict = CheckJUnit.text(report, isStrict: true)
    #expect(strict.contains("tests=\"1\" failures=\"1\""))
    #expect(strict.contains("<failure type=\"warning\" message=\"Chart, systemSmall: a &lt;"))
    for document in [
      try ArchiveEncoder.encode(CheckSARIF.document(report, version: "1") { $0 }),
      Array(try JSONEncoder().encode(report)),
    ] {
      #expect(String(decoding: document, as: UTF8.self).contains("mark> is lost"))
    }
  }

  @Test("combinations of axes are named if no axis alone causes the problem")
  func summary() throws {
    var usual = CheckCase(request: RenderRequest(.family(.systemSmall)))
    usual.values = [:]
    func changed(_ values: [CaseAxis: String]) -> CheckCase {
      var own = usual
      own.values = values
      return own
    }
    let large = changed([.textSize: "xLarge"])
    let phone = changed([.device: "iphone-8"])
    let both = changed([.textSize: "xLarge", .device: "iphone-8"])
    let all = [usual, large, phone, both]
    #expect(CaseSummary.text(of: [both], among: all) == "xLarge with iphone-8")
    #expect(CaseSummary.text(of: [large, both], among: all) == "xLarge")
    #expect(CaseSummary.text(of: [large, phone, both], among: all) == "xLarge; iphone-8")
    #expect(CaseSummary.text(of: all, among: all) == "")
  }

  @Test("a view in several languages or states is one finding, and another view is another one")
  func views() throws {
    let text: [NodePath.Step] = [.key("view"), .key("text")]
    let states: [NodePath.Step] = [.key("liveActivity"), .key("states")]
    func observation(_ path: [NodePath.Step], _ view: String, _ source: String?) -> Observation {
      Observation(
        rule: .textCut, path: NodePath(path + text), view: view,
        statement: source.flatMap { CodeLocation($0) }, message: "cut")
    }
    func variant(_ index: Int, _ view: String, _ source: String? = nil) -> Observation {
      observation([.key("variants"), .index(index)], view, source)
    }
    let document = try PlantedFault.document(of: ["view": ["text": "Late"]])
    let subject = FindingSubject(
      document: document, target: nil, configuration: CheckConfiguration())
    for (observations, count) in [
      ([variant(0, "Late", "A/A.swift:1:2"), variant(1, "Spät", "A/A.swift:1:2")], 1),
      ([variant(0, "Late", "A/A.swift:1:2"), variant(1, "Late", "A/A.swift:3:2")], 2),
      ([variant(0, "Late"), variant(1, "Spät")], 2),
      ([variant(0, "Late"), variant(1, "Late")], 1),
      ([0, 1].map { observation(states + [.index($0)], "\($0)", nil) }, 1),
    ] {
      var groups = FindingGroups()
      groups.add(observations, in: CheckCase(request: RenderRequest(.family(.systemSmall))))
      #expect(groups.findings(subject, among: []) { _ in nil }.count == count)
    }
  }

  private static let rules = CheckRule.all.map(\.id.rawValue)

  /// The report about a widget; by default, two words side by side that don't fit in a small one.
  private static func report(
    of widget: JSONValue? = nil, source: FindingPlace? = nil, allowing: Set<String> = []
  ) throws -> CheckReport {
    let text: (String) -> JSONValue = {
      ["text": .string($0), "modifiers": [["font": "title"], ["lineLimit": 1]]]
    }
    let words: JSONValue = [
      "view": [
        "vStack": ["children": [text("Donaudampfschifffahrt"), text("Reservierungsnummern")]]
      ]
    ]
    let document = try PlantedFault.document(of: widget ?? words)
    var report = CheckReport()
    report.add(
      Checker(renderer: Renderer()).check(document), of: document, source: source,
      allowing: { allowing.contains($0.rule) })
    return report
  }
}
