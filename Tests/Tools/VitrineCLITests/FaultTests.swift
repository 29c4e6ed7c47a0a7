import Foundation
import Testing
import VitrineTestSupport

/// Goldens survive system failures: nothing is lost or partially written, and the next run
/// succeeds.
///
/// `strace` makes real system calls of the real command fail. With `VITRINE_TESTS=long` every call
/// that touches a file is tried, otherwise those that change one.
@Suite(
  "Faults of the system", .serialized,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
struct FaultTests {
  /// The system calls that fail, one after the other.
  private static var calls: String {
    TestLength.isLong ? "%file,%desc" : "write,renameat,unlinkat,mkdirat,fsync"
  }

  /// A repository whose archive has changed since its goldens were recorded.
  private struct Fixture {
    let repository: Repository
    /// The goldens before and after they are accepted.
    let old: [String: Data]
    let new: [String: Data]
    private let template: URL

    var folder: URL { repository.place.folder }

    init() throws {
      repository = try Repository()
      template = repository.place.folder.deletingLastPathComponent()
        .appending(path: "vitrine-template-\(UUID().uuidString)")
      _ = try repository.run("verify", "--update")
      old = Fixture.goldens(repository)
      try repository.change("hallo")
      _ = try repository.run("verify", "--update")
      new = Fixture.goldens(repository)
      for (name, data) in old { try data.write(to: repository.place.folder.appending(path: name)) }
      _ = try repository.run("verify")
      try FileManager.default.copyItem(at: repository.place.folder, to: template)
      #expect(old.count == 4 && old != new)
    }

    /// Restores the previous state.
    func restore() throws {
      let files = FileManager.default
      try files.removeItem(at: folder)
      try files.copyItem(at: template, to: folder)
    }

    func remove() { try? FileManager.default.removeItem(at: template) }

    var goldens: [String: Data] { Fixture.goldens(repository) }

    private static func goldens(_ repository: Repository) -> [String: Data] {
      let names = repository.place.files.filter {
        $0.hasPrefix("Golden/") && ($0.hasSuffix(".png") || $0.hasSuffix(".frames.txt"))
      }
      return Dictionary(
        uniqueKeysWithValues: names.map { ($0, repository.place.data($0) ?? Data()) })
    }

    /// Checks that every file has its old or its new contents, and that pictures that weren't
    /// accepted are still pending.
    func check(_ step: String) {
      let now = goldens
      #expect(Set(now.keys) == Set(old.keys), "\(step)")
      for (name, data) in now {
        #expect(data == old[name] || data == new[name], "\(step): \(name) is half-written")
        let stem = name.replacing(".frames.txt", with: "").replacing(".png", with: "")
        let result = stem.replacing("Golden/", with: ".vitrine/pending/") + ".json"
        let isWaiting = repository.place.data(result) != nil
        #expect(isWaiting || data == new[name], "\(step): \(name) is lost")
      }
    }
  }

  /// Runs a command in which the call `number` fails; returns its exit code.
  private func run(
    _ command: String, in folder: URL, fault: String, calls: String = FaultTests.calls
  ) throws -> Int32 {
    try Tool.shell(
      "CI= strace -f -o /dev/null -e trace=\(calls) -e inject=\(calls):\(fault) "
        + "\"$V\" \(command) >/dev/null 2>&1", in: folder
    ).code
  }

  @Test("accept can be killed at every system call")
  func killedAccept() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    for number in 1..<5000 {
      let code = try run("accept --all", in: fixture.folder, fault: "signal=KILL:when=\(number)")
      fixture.check("call \(number)")
      let isDone = code == 0
      #expect(code == 0 || code == 137)
      // After the last picture, nothing is pending.
      #expect([0, 6].contains(try fixture.repository.run("accept", "--all").code))
      #expect(fixture.goldens == fixture.new, "call \(number)")
      if isDone {
        #expect(number > 10)
        break
      }
      try fixture.restore()
    }
    #expect(try fixture.repository.run("verify").code == 0)
  }

  @Test("verify --record can be killed at every system call")
  func killedRecord() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    for number in 1..<5000 {
      let code = try run(
        "verify --record all --jobs 1", in: fixture.folder, fault: "signal=KILL:when=\(number)")
      #expect(Set(fixture.goldens.keys) == Set(fixture.old.keys))
      for (name, data) in fixture.goldens {
        #expect(data == fixture.old[name] || data == fixture.new[name], "call \(number): \(name)")
      }
      if code == 0 {
        #expect(number > 10)
        break
      }
      #expect(code == 137)
      #expect(try fixture.repository.run("verify", "--record", "all").code == 0)
      #expect(fixture.goldens == fixture.new)
      try fixture.restore()
    }
    #expect(try fixture.repository.run("verify").code == 0)
  }

  @Test(
    "the disk can become full at every system call",
    arguments: ["accept --all", "verify --record all"])
  func fullDisk(_ command: String) throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    for number in 1..<500 {
      let code = try run(
        command, in: fixture.folder, fault: "error=ENOSPC:when=\(number)+",
        calls: "write,fsync,mkdirat")
      #expect([0, 2, 3].contains(code), "call \(number)")
      if command.hasPrefix("accept") { fixture.check("call \(number)") }
      for (name, data) in fixture.goldens {
        #expect(data == fixture.old[name] || data == fixture.new[name], "call \(number): \(name)")
      }
      #expect(!fixture.repository.place.files.contains { $0.hasSuffix(".tmp") })
      if code == 0, fixture.goldens == fixture.new { break }
      try fixture.restore()
    }
    #expect(fixture.goldens == fixture.new)
  }

  @Test("any number of file descriptors gives a complete result or an error")
  func fewDescriptors() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    var codes: Set<Int32> = []
    for limit in 4...24 {
      let result = try Tool.shell(
        "ulimit -n \(limit); CI= \"$V\" accept --all", in: fixture.folder)
      codes.insert(result.code)
      fixture.check("limit \(limit)")
      #expect([0, 2, 3, 127].contains(result.code), "limit \(limit): \(result.errors)")
      try fixture.restore()
    }
    #expect(codes.contains(0) && codes.count > 1)
  }

  @Test("two concurrent runs leave complete files, and neither waits forever")
  func twoAtOnce() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    for _ in 0..<5 {
      let result = try Tool.shell(
        """
        export CI=; "$V" accept --all & one=$!; "$V" accept --all & two=$!
        wait $one; a=$?; wait $two; b=$?; echo "$a $b"
        """, in: fixture.folder)
      let codes = result.text.split(whereSeparator: \.isWhitespace).suffix(2).compactMap { Int($0) }
      #expect(codes.contains(0))
      // The folder is in use, or the other run has accepted everything.
      #expect(codes.allSatisfy { [0, 2, 6].contains($0) })
      #expect(fixture.goldens == fixture.new)
      try fixture.restore()
    }
    let render = try Tool.shell(
      """
      for i in 1 2 3; do "$V" render -q --all Golden/area0/card.json -o out/ & done; wait
      """, in: fixture.folder)
    #expect(render.code == 0)
    for file in fixture.repository.place.files where file.hasPrefix("out/") {
      #expect(file.hasSuffix(".png"))
      #expect(fixture.repository.place.data(file)?.suffix(8).prefix(4) == Data("IEND".utf8))
    }
  }

  @Test("clocks can jump in both directions")
  func clocks() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    for date in ["2037-01-01", "1980-01-01"] {
      let result = try Tool.shell(
        "touch .vitrine/.vitrine-x.tmp Golden/area0/.vitrine-y.tmp; "
          + "find . -exec touch -h -d \(date) {} +; CI= \"$V\" accept --all && CI= \"$V\" verify",
        in: fixture.folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(fixture.goldens == fixture.new)
      #expect(fixture.repository.place.data("Golden/area0/.vitrine-y.tmp") == nil)
      try fixture.restore()
    }
  }

  @Test("folders can be slow, or disappear while they are used")
  func vanishing() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let slow = "delay_enter=20000"
    #expect(
      try run("accept --all", in: fixture.folder, fault: slow, calls: "openat2,renameat,fsync") == 0
    )
    #expect(fixture.goldens == fixture.new)
    for folder in [".vitrine/pending", ".vitrine", "Golden/area0"] {
      try fixture.restore()
      let result = try Tool.shell(
        """
        (sleep 0.3; rm -rf \(folder)) &
        CI= strace -f -o /dev/null -e trace=renameat,fsync,openat2 \
          -e inject=renameat,fsync,openat2:delay_enter=30000 "$V" accept --all; echo $?; wait
        """, in: fixture.folder)
      let code = result.text.split(separator: "\n").last.flatMap { Int($0) }
      #expect([0, 2, 3, 6].contains(code), "\(folder): \(result.errors)")
      for (name, data) in fixture.goldens {
        #expect(data == fixture.old[name] || data == fixture.new[name], "\(folder): \(name)")
      }
    }
    try fixture.restore()
    #expect(try fixture.repository.run("accept", "--all").code == 0)
  }
}
