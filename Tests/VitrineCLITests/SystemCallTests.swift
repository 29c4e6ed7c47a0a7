import Foundation
import Testing

/// What a batch asks of the system, counted: times would depend on what else the machine does.
@Suite(
  "System calls of a batch",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
struct SystemCallTests {
  private static let calls = ["write", "mkdirat", "renameat"]

  /// How often each call is made for so many archives.
  private func counts(archives: Int) throws -> [String: Int] {
    let work = try TemporaryFolder()
    let names = try (0..<archives).map { try work.archive("c\($0).json") }
    let trace = "strace -f -o trace -e trace=\(Self.calls.joined(separator: ","))"
    let run = try Tool.shell(
      "\(trace) \"$V\" render -q -j 1 --name-template '{archive}.png' -o out/ "
        + names.joined(separator: " "), in: work.folder)
    #expect(run.code == 0)
    #expect(work.files.filter { $0.hasSuffix(".png") }.count == archives)
    let text = String(decoding: try #require(work.data("trace")), as: UTF8.self)
    return Dictionary(
      uniqueKeysWithValues: Self.calls.map { call in
        (call, text.split(separator: "\n").filter { $0.contains(" \(call)(") }.count)
      })
  }

  @Test("a further picture costs one write and one move, and no folder")
  func growth() throws {
    let (few, many) = (try counts(archives: 3), try counts(archives: 9))
    for call in ["write", "renameat"] {
      #expect(try #require(many[call]) - #require(few[call]) == 6, "\(call)")
    }
    #expect(many["mkdirat"] == few["mkdirat"])
  }
}
