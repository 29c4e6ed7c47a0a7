import Foundation
import Testing

/// A repository whose user follows only the README.
@Suite("A fresh repository")
struct FreshRepositoryTests {
  private let readme: String
  private let section: Substring

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "## Golden tests for your widgets\n"))
    let rest = readme[start.upperBound...]
    section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  /// The code blocks of a language in a text.
  private func blocks(_ language: String, in text: Substring) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      String($0.components(separatedBy: "\n```").first ?? "")
    }
  }

  /// The command lines of a block, without comments.
  private func commands(_ block: String) -> [String] {
    block.split(separator: "\n").map { line in
      line.components(separatedBy: "#")[0].trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  @Test("the README's commands record, detect, review and accept a change")
  func journey() throws {
    let place = try TemporaryFolder()
    let archive = try #require(blocks("json", in: readme[...]).first)
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "Golden/Tasks"), withIntermediateDirectories: true)
    try place.write(archive, to: "Golden/Tasks/Tasks.json")
    try place.write(try #require(blocks("json", in: section).first), to: "Golden/Tasks/matrix.json")
    let shell = blocks("sh", in: section)
    let lines = commands(try #require(shell.first))
    try #require(lines.count == 4)
    // The CI script is the command after 'run:'.
    let ci = try #require(blocks("yaml", in: section).first)
      .replacing("- run: ", with: "")
    try place.write("#!/bin/sh\nset -e\n\(ci)\n", to: "ci.sh")
    let bin = place.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "vitrine"), withDestinationURL: try Tool.executable)
    func run(_ line: String, _ setting: String = "CI=") throws -> Tool.Result {
      try Tool.shell("export PATH=\"$PWD/bin:$PATH\" \(setting); \(line)", in: place.folder)
    }

    #expect(try run("sh ci.sh", "CI=true").code == 1, "nothing is recorded on CI")
    #expect(try run(lines[0]).code == 0)
    let goldens = place.files.filter { $0.hasPrefix("Golden/") && $0.hasSuffix(".png") }
    #expect(goldens.count == 4)
    #expect(try run(lines[1]).code == 0)
    #expect(try run("sh ci.sh", "CI=true").code == 0)

    try place.write(
      archive.replacing("Water the basil", with: "Water the palm"), to: "Golden/Tasks/Tasks.json")
    let failed = try run("sh ci.sh", "CI=true")
    #expect(failed.code == 1)
    #expect(failed.text.contains("Text \"Water the basil\" → \"Water the palm\""))
    #expect(failed.text.contains("::error file=Golden/Tasks/Tasks."))
    for file in ["report/index.html", "report/report.json", "report/junit.xml"] {
      #expect(place.data(file) != nil, "\(file)")
    }

    // One picture is accepted in the review, the others as the CI machine rendered them.
    #expect(try run(lines[1]).code == 1)
    let reviewed = try run(Tool.typed("aq", at: "1/4", "script -qfec '\(lines[2])' screen"))
    #expect(reviewed.text.contains("1 accepted, 0 rejected, 3 waiting"))
    let home = commands(try #require(shell.dropFirst().first))[0]
    #expect(try run(home).code == 0)
    #expect(try run(lines[1]).code == 0)

    try place.write(archive, to: "Golden/Tasks/Tasks.json")
    #expect(try run(lines[1]).code == 1)
    #expect(try run(lines[3]).code == 0)
    #expect(try run(lines[1]).code == 0)
    #expect(try run("vitrine orphans").code == 0)
  }

  @Test("the Swift test in the README runs")
  func swiftTest() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "VitrineTestingTests/FirstTest.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(blocks("swift", in: section) == [source.trimmingCharacters(in: .newlines)])
  }
}
