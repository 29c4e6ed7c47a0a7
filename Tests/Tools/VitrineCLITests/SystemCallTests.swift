import Foundation
import Testing

/// The number of system calls of a batch, since times depend on what else the machine does.
@Suite(
  "System calls of a batch",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
struct SystemCallTests {
  private static let calls = ["write", "mkdirat", "renameat"]

  /// The number of calls for the pictures of `archives` archives; threads that wake each other call
  /// `write` too.
  private func counts(archives: Int) throws -> [String: Int] {
    let work = try TemporaryFolder()
    let names = try (0..<archives).map { try work.archive("c\($0).json") }
    let trace = "strace -f -y -o trace -e trace=\(Self.calls.joined(separator: ","))"
    let run = try Tool.shell(
      "\(trace) \"$V\" render -q -j 1 --name-template '{family}/{archive}.png' -o out/ "
        + names.joined(separator: " "), in: work.folder)
    #expect(run.code == 0)
    #expect(work.files.filter { $0.hasSuffix(".png") }.count == archives)
    let text = String(decoding: try #require(work.data("trace")), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("/out") }
    return Dictionary(
      uniqueKeysWithValues: Self.calls.map { call in
        (call, lines.filter { $0.contains(" \(call)(") }.count)
      })
  }

  @Test("a picture takes one write and one rename; the folder is created once")
  func pictures() throws {
    for archives in [2, 9] {
      let counts = try counts(archives: archives)
      #expect(counts == ["write": archives, "renameat": archives, "mkdirat": 1])
    }
  }
}
