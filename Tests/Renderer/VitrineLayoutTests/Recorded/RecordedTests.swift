import Foundation
import Testing

@testable import LayoutCases

/// Recorded answers of SwiftUI.
enum Recorded {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let shared = folder.appending(path: "../../../../../shared").standardizedFileURL
  /// A part of the trees with each kind of view and modifier of the whole file.
  static let part = folder.appending(path: "layouts.json")
  /// All recorded answers, outside of the repository because they can't be redistributed.
  static let whole = shared.appending(path: "truth/frames/layout_cases.json")
  static let oracle = shared.appending(path: "tools/layout-oracle")

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

@Suite("Recorded layouts")
struct RecordedTests {
  @Test("every recorded layout of the project is reproduced")
  func part() throws {
    let frames = try Frames(CaseFile.read(Recorded.part.path))
    #expect(frames.score.casesAgreeing == 83, "\(frames.lines.joined(separator: "\n"))")
    #expect(frames.score.cases == 83)
  }

  @Test(
    "every recorded layout that any model reproduces is reproduced",
    .enabled(if: Recorded.exists(Recorded.whole), "needs ../shared/truth"))
  func whole() throws {
    let frames = try Frames(CaseFile.read(Recorded.whole.path))
    #expect(frames.score.isPassed, "\(frames.lines.joined(separator: "\n"))")
    #expect(frames.score.casesAgreeing == 258)
    #expect(frames.score.cases == 259)
  }

  /// Compares the engine with a second, independent implementation on random trees.
  private func disagreements(count: Int, seed: UInt64) throws -> (lines: [String], last: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "layout-\(seed).json")
    try Data(Random.file(count: count, seed: seed).text().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", "check.py", file.path]
    process.currentDirectoryURL = Recorded.oracle
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let last = lines.popLast() ?? ""
    return (lines, last)
  }

  @Test(
    "a second implementation produces the same frames for random trees",
    .enabled(if: Recorded.exists(Recorded.oracle), "needs ../shared/tools/layout-oracle"))
  func oracle() throws {
    let count = 20_000
    let seed: UInt64 = 1
    let (lines, last) = try disagreements(count: count, seed: seed)
    // In grids, a comparison of sums decides whether a cell is measured again, and both programs
    // add in a different order: 37 of these trees differ, all of them with grids.
    #expect(last == "\(count - lines.count) of \(count) cases agree")
    #expect(lines.count == 37)
    for line in lines {
      let seed = line.split(separator: " ").first?.split(separator: "/").last.flatMap { UInt64($0) }
      let tree = RandomTree.makeCase(seed: try #require(seed)).view
      #expect(tree.contains("grid"), "\(line.prefix(300))")
    }
  }
}

extension OracleTree {
  /// Whether the tree has a view of a kind.
  fileprivate func contains(_ kind: String) -> Bool {
    t == kind || ((ch ?? []) + (content ?? [])).contains { $0.contains(kind) }
  }
}
