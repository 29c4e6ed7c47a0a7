import Foundation
import Testing

/// What the repository holds: no large files, and generated ones that are marked and regenerated together.
@Suite("Repository")
struct RepositoryTests {
  private static let isClone = FileManager.default.fileExists(
    atPath: Article.root.appending(path: ".git").path)
  /// The maximum size of a file outside `Golden` and `Fonts`, in bytes.
  private static let largest = 1_000_000

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
  }

  /// What git prints.
  ///
  /// - Parameter status: the largest status that is no error.
  private func git(_ arguments: [String], status: Int32 = 0) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // The owner of a folder in a container is often another user.
    process.arguments =
      ["git", "-c", "safe.directory=*", "-C", Article.root.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus <= status)
    return bytes
  }

  /// The paths of the files that git tracks, or would with the next commit.
  private func files() throws -> [String] {
    try git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("no file has the marks of an unfinished merge", .enabled(if: RepositoryTests.isClone))
  func merges() throws {
    let found = try git(["grep", "-nIE", "^(<{7}|>{7}|[|]{7}|>+={7}|={7}>+)( |$)"], status: 1)
    #expect(String(decoding: found, as: UTF8.self) == "")
  }

  @Test(
    "no file outside Golden and Fonts has more than a megabyte",
    .enabled(if: RepositoryTests.isClone))
  func sizes() throws {
    let files = try files()
    #expect(files.contains("Package.swift"))
    let large = files.filter { file in
      let path = Article.root.appending(path: file).path
      // A file that was deleted, but not in git, has no size.
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      return size > RepositoryTests.largest
        && !file.hasPrefix("Golden/") && !file.hasPrefix("Fonts/")
    }
    #expect(large == [])
  }

  @Test("no file is one that a compiler writes", .enabled(if: RepositoryTests.isClone))
  func products() throws {
    let endings = [".dia", ".o", ".d", ".swiftdeps", ".swiftdoc", ".swiftmodule", ".pyc", ".so"]
    let found = try files().filter { file in endings.contains { file.hasSuffix($0) } }
    #expect(found == [])
  }

  /// Whether more than half of an article's lines are between marks of generated lists.
  private func isMostlyGenerated(_ article: String) -> Bool {
    var isInside = false
    var count = 0
    let lines = article.split(separator: "\n")
    for line in lines {
      if line.hasPrefix("<!-- generated: ") { isInside = true }
      if line == "<!-- end -->" { isInside = false }
      count += isInside ? 1 : 0
    }
    return count * 2 > lines.count
  }

  @Test(
    "files that are generated are marked in .gitattributes, and no others",
    .enabled(if: RepositoryTests.isClone))
  func marks() throws {
    let bindings = try text("Scripts/make-bindings.py").matches(of: #/"(\S+)": \w+\(schema\)/#)
      .map { "Bindings/\($0.output.1)" }
    #expect(!bindings.isEmpty)
    let articles = try files().filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .filter { try isMostlyGenerated(text($0)) }
    let marked = try text(".gitattributes").matches(of: #/(?m)^(\S+) linguist-generated$/#)
      .map { String($0.output.1) }
    #expect(marked.sorted() == (bindings + articles).sorted())
  }

  @Test("make generate runs each test that can write its list")
  func generators() throws {
    let script = try text("Scripts/generate.sh")
    let lists = try #require(script.firstMatch(of: #/(?m)^lists=\((.*)\)$/#)).output.1
    let variable = "environment[\"VITRINE_UPDATE_DOCS\"]"
    let tests = Article.root.appending(path: "Tests")
    let paths = try #require(FileManager.default.enumerator(atPath: tests.path))
    var writers: Set<String> = []
    for case let path as String in paths where path.hasSuffix("Tests.swift") {
      guard !path.hasSuffix("RepositoryTests.swift") else { continue }
      let source = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      guard source.contains(variable) else { continue }
      writers.insert(String(try #require(source.firstMatch(of: #/struct (\w+Tests)\b/#)).output.1))
    }
    #expect(writers.sorted() == lists.split(separator: " ").map(String.init).sorted())
  }
}
