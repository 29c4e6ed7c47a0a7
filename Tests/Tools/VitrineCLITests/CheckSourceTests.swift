import Foundation
import Testing

/// Findings in archives of widget code, which name the statements that make views.
@Suite("check of widget code")
struct CheckSourceTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apple/FaultyWidgets")

  /// Archives a widget with the program that declares it.
  private func archive(_ kind: String, in work: TemporaryFolder) throws -> String {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "faulty-widgets")
    program.arguments = [
      "archive", "--widget", kind, "-o", work.folder.path, "--date", "2026-01-31T09:41:00Z",
      "--data", work.folder.appending(path: "data").path,
    ]
    program.standardError = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    return work.folder.appending(path: kind + ".json").path
  }

  /// The line and the column of code in a source.
  private func place(of code: String, in file: String) throws -> String {
    let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
    let before = try text[..<#require(text.firstRange(of: code)).lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(file):\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)"
  }

  @Test("a finding in what a program archives has the file, line and column of its statement")
  func program() throws {
    let work = try TemporaryFolder()
    let file = try archive("locale", in: work)
    let run = try Tool.run(
      "check", file, "--family", "systemLarge", "--github", "--sarif",
      work.folder.appending(path: "check.sarif").path, in: Self.sources)
    let text = try place(of: "Text(verbatim: lines[$0])", in: "LocaleWidget.swift")
    let stack = try place(of: "VStack", in: "LocaleWidget.swift")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix(text + ": warning: ") }, "\(run.text)\(run.errors)")
    #expect(lines.contains { $0.hasPrefix(stack + ": error: ") }, "\(run.text)")
    let line = stack.split(separator: ":")[1]
    #expect(run.text.contains("::error file=LocaleWidget.swift,line=\(line)"), "\(run.text)")
    let sarif = String(decoding: try #require(work.data("check.sarif")), as: UTF8.self)
    #expect(sarif.contains("\"startColumn\" : \(stack.split(separator: ":")[2])"))
  }

  private static let card = """
    struct Card: View {
      var body: some View {
        VStack {
          Text(first)
          // vitrine:allow text.cut on purpose
          Text(second)
        }
      }
    }
    """

  @Test("a comment above the statement of a view accepts its findings, and only these")
  func allowance() throws {
    let work = try TemporaryFolder()
    try work.write(Self.card, to: "Card.swift")
    let text = { (line: Int) -> String in
      #"{"text": "Donaudampfschifffahrt", "source": "Widgets/Card.swift:\#(line):7","#
        + #""modifiers": [{"font": "title"}, {"lineLimit": 1}]}"#
    }
    let name = try work.archive(
      view: #"{"vStack": {"children": [\#(text(4)), \#(text(6))]}}"#, families: ["systemSmall"])
    let run = try Tool.run("check", name, in: work.folder)
    let cut = run.text.split(separator: "\n").filter { $0.hasSuffix("[text.cut]") }
    #expect(cut.count == 1)
    #expect(cut.first?.hasPrefix("Card.swift:4:7: error: ") == true, "\(run.text)")
    #expect(cut.first?.contains(":6:7") == false, "\(run.text)")
    #expect(run.errors.contains(" accepted"))
  }

  @Test("warnings name the statement in the words of the archive")
  func validation() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(
      view: #"{"image": {"systemName": "stra.fill"}, "source": "Widgets/Card.swift:4:7"}"#)
    let run = try Tool.run("validate", name, in: work.folder)
    #expect(run.text.contains("\nsource: Widgets/Card.swift:4:7\n"), "\(run.text)")
    let json = try Tool.run("validate", name, "--json", in: work.folder)
    #expect(json.text.contains("\"source\" : \"Widgets/Card.swift:4:7\""), "\(json.text)")
  }
}
