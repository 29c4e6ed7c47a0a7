import Foundation
import Testing
import Vitrine

@testable import VitrineSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Untrusted text in archives and reports is escaped wherever it is printed.
@Suite("Hostile texts in reports")
struct HostileTextTests {
  static let texts = [
    "::error::x", "x\n::error file=a::b", "##[error]x", "##vso[task.setvariable variable=a]b",
    "\u{1B}[31mred", "\u{1B}]8;;http://evil\u{7}", "\u{9B}31m", "\u{90}", "\u{85}::error::x",
    "\r::error::x", "a\u{202E}b", "\u{2066}\u{2069}", "\u{200F}", "\u{61C}", "\u{2028}::stop::",
    "`code` ```\n```", "](http://evil) ![x](y)", "|a|b|", "<script>alert(1)</script>", "&amp;&lt;",
    "\"quoted' ]]>", "--><!--", "@everyone #1 www.evil.com https://evil.com", "\u{0}\u{8}\u{FFFE}",
    "%0A::error::x", "%25", "a,title=b:c", "***bold*** _it_ ~~x~~ \\", "\u{FFFF}<b>", "$(id)`id`",
  ]

  /// A report in which every text is `text`.
  ///
  /// It is derived from a report's JSON, so that new properties are covered automatically;
  /// enumerations aren't changed.
  private func report(_ text: String) throws -> RunReport {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    var result = GoldenResult(
      GoldenCase(root: "r", name: "n", archive: "a", request: RenderRequest(family: .systemSmall)),
      .changed)
    result.hint = "h"
    (result.summary, result.group, result.fingerprint) = ("s", "g", "f")
    result.clusters = [.init(box: frame, pixels: 1, nodes: ["n"])]
    var report = RunReport(goldens: "g", pending: "p")
    for outcome in GoldenResult.Outcome.allCases {
      result.outcome = outcome
      result.nodes =
        outcome == .missing
        ? [] : [NodeChange(kind: .renamed, name: "n", oldName: "o", frame: frame)]
      report.note(result)
    }
    (report.orphans, report.identical, report.foreign) = (["o.png"], ["i"], ["f": 1])
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
    let changed = replaced(object, text)
    return try JSONDecoder().decode(
      RunReport.self, from: JSONSerialization.data(withJSONObject: changed))
  }

  private func replaced(_ value: Any, _ text: String, key: String = "") -> Any {
    switch value {
    case is String: ["outcome", "kind"].contains(key) ? value : text
    case let list as [Any]: list.map { replaced($0, text, key: key) }
    case let object as [String: Any]:
      Dictionary(
        object.map { name, inner in
          (key == "foreign" ? text : name, replaced(inner, text, key: name))
        }, uniquingKeysWith: { first, _ in first })
    default: value
    }
  }

  /// Whether a line contains only text.
  private func isPlain(_ line: some StringProtocol) -> Bool {
    let isQuiet = line.unicodeScalars.allSatisfy { scalar in
      let isControl = [.control, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory)
      return !isControl && !scalar.properties.isBidiControl
    }
    let isNoCommand =
      !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("::") && !line.contains("##[")
      && !line.contains("##vso[")
    return isQuiet && isNoCommand
  }

  @Test("a terminal gets no control characters", arguments: texts)
  func terminal(_ text: String) throws {
    let report = try report(text)
    let plain = TextReport(report, hasColor: false)
    for line in ([plain.summary] + plain.details) { #expect(isPlain(line), "\(line)") }
    let lines = plain.details.count
    #expect(try lines == TextReport(self.report("x"), hasColor: false).details.count)
    for result in report.results {
      let message = GoldenVerifier(record: .never).message(for: result, command: "swift test")
      for line in message.split(separator: "\n") { #expect(isPlain(line), "\(line)") }
    }
  }

  @Test("with colour, only colour is added", arguments: texts)
  func colors(_ text: String) throws {
    let report = try report(text)
    let colored = TextReport(report, hasColor: true)
    let plain = TextReport(report, hasColor: false)
    let printed = ([colored.summary] + colored.details).joined(separator: "\n")
      .printedLines(hasColor: true)
    let bare = printed.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare == ([plain.summary] + plain.details).joined(separator: "\n"))
  }

  @Test("commands to GitHub are escaped", arguments: texts)
  func gitHub(_ text: String) throws {
    let commands = GitHubReport.commands(try report(text))
    #expect(Set(commands.map(\.kind)) == [.error, .warning, .notice])
    for command in commands {
      #expect(command.text.hasPrefix("::\(command.kind.rawValue)"))
      let parts = command.text.dropFirst(2).split(
        separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      for part in parts { #expect(isPlain(part), "\(part)") }
      #expect(!(parts.last ?? "").contains("::"))
      // No property other than the intended ones.
      let names = parts[0].split(separator: " ").dropFirst().joined(separator: " ")
        .split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names == (command.file == nil ? [] : ["file", "title"]))
      // GitHub unescapes these; a percent sign of the text must not be part of an escape sequence.
      let rest = command.text.replacing("%25", with: "").replacing("%0A", with: "")
        .replacing("%3A", with: "").replacing("%2C", with: "")
      #expect(!rest.contains("%"))
    }
  }

  @Test("JUnit remains XML with one text for each", arguments: texts)
  func junit(_ text: String) throws {
    let xml = JUnitReport.text(try report(text))
    for line in xml.split(separator: "\n") { #expect(isPlain(line), "\(line)") }
    let document = try XMLDocument(data: Data(xml.utf8))
    let names = try document.nodes(forXPath: "//testcase/@name").compactMap(\.stringValue)
    #expect(names == Array(repeating: text.singleLine, count: 7))
    #expect(try document.nodes(forXPath: "//*").count == 2 + 7 + 4)
    #expect(try document.nodes(forXPath: "//comment()|//processing-instruction()").isEmpty)
  }

  @Test("warnings of a program and widgets without a picture are in each form", arguments: texts)
  func program(_ text: String) throws {
    var report = RunReport(goldens: "Golden", pending: "pending")
    (report.warnings, report.omitted) = ([text], [text])
    report = try JSONDecoder().decode(RunReport.self, from: JSONEncoder().encode(report))
    for isStrict in [false, true] {
      report.isStrict = isStrict
      let xml = JUnitReport.text(report)
      for line in xml.split(separator: "\n") { #expect(isPlain(line), "\(line)") }
      let document = try XMLDocument(data: Data(xml.utf8))
      #expect(try document.nodes(forXPath: "//failure").count == (isStrict ? 1 : 0))
      #expect(try document.nodes(forXPath: "//system-out").count == (isStrict ? 0 : 1))
      #expect(try document.nodes(forXPath: "//skipped").count == 1)
    }
    let kinds = GitHubReport.commands(report).map(\.kind)
    #expect(kinds.contains(.warning) && kinds.contains(.notice))
    #expect(MarkdownReport.text(report).contains("- warning: "))
    let merged = report.merged(with: report)
    #expect(merged.warnings == [text] && merged.omitted == [text] && merged.isStrict == true)
  }

  @Test("Markdown has texts as code in cells", arguments: texts)
  func markdown(_ text: String) throws {
    let lines = MarkdownReport.text(try report(text)).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines { #expect(isPlain(line), "\(line)") }
    let other = MarkdownReport.text(try report("x")).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == other.count)
    for (line, plain) in zip(lines, other) {
      // Everything except the text is the same for all texts.
      let code = /<code>(?:[^<>&`|\[\]*_@:#!\\]|&#[0-9]+;)*<\/code>/
      #expect(line.replacing(code, with: "…") == plain.replacing(code, with: "…"))
    }
  }

  @Test("JSON has the same content, without commands", arguments: texts)
  func json(_ text: String) throws {
    let bytes = try ArchiveEncoder.encode(try report(text))
    let printed = String(decoding: bytes, as: UTF8.self).printed(on: .json)
    for line in printed.split(separator: "\n") { #expect(isPlain(line), "\(line)") }
    #expect(
      try JSONDecoder().decode(RunReport.self, from: Data(printed.utf8)) == report(text))
  }

  @Test("printing twice changes nothing", arguments: texts)
  func twice(_ text: String) {
    for sink in [TextSink.terminal] {
      #expect(text.printed(on: sink).printed(on: sink) == text.printed(on: sink))
    }
    #expect(text.singleLine.printedLines() == text.singleLine)
  }
}
