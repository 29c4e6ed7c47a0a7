import Foundation
import Testing
import Vitrine
import VitrineSnapshot

@testable import VitrineTesting

/// Lets the assertions of a suite record, although it runs on CI.
private struct OffCI: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$isOnCI.withValue(false) { try await function() }
  }
}

extension Trait where Self == OffCI {
  fileprivate static var offCI: Self { OffCI() }
}

/// A folder with an archive, for assertions whose location is a path.
private final class TestFolder {
  let path: String

  init(_ text: String = "hello") throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "vitrine-testing-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(text)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String) throws {
    let json = """
      {"vitrine": "1.0", "kind": "a", "supportedFamilies": ["systemSmall", "systemMedium"],
       "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}}]}
      """
    try Data(json.utf8).write(to: URL(filePath: path + "/card.json"))
  }

  var card: String { path + "/card.json" }
}

@Suite("Assertions in Swift Testing", .offCI)
struct AssertSnapshotTests {
  /// Goldens are next to this file, and are removed after each test.
  private var goldens: URL { URL(filePath: #filePath).deletingLastPathComponent() }

  private func clean(_ name: String) {
    let folder = goldens.appending(path: "Goldens/AssertSnapshotTests")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files where file.hasPrefix(name + ".") {
      try? FileManager.default.removeItem(at: folder.appending(path: file))
    }
  }

  /// Compares the archive as a run of its own, which has used no golden before.
  private func run(
    _ folder: TestFolder, _ record: RecordMode, ignoring: [String] = [],
    varying vary: (inout RequestAxes) -> Void = { _ in }
  ) -> [GoldenResult] {
    GoldenClaims.$current.withValue(GoldenClaims()) {
      assertSnapshot(
        of: folder.card, named: "card", ignoring: ignoring, record: record, varying: vary)
    }
  }

  @Test("a failure names an unknown value of the variable for recording")
  func unknownMode() {
    #expect(TestPlace.note(on: nil) == "")
    #expect(
      TestPlace.note(on: "mising").contains("'mising'; it can be never, missing, failed, all"))
  }

  @Test("an assertion records, passes, and fails with the view that changed")
  func flow() throws {
    defer { clean("flow") }
    let folder = try TestFolder()
    let recorded = run(folder, .missing) { $0.colorScheme = [.light, .dark] }
    #expect(recorded.map(\.outcome) == Array(repeating: .recorded, count: 4))
    #expect(recorded.first?.name == "flow.card.systemSmall-entry-light@2x")
    #expect(run(folder, .never).map(\.outcome) == [.identical, .identical])
    try folder.write("hallo")
    withKnownIssue {
      let failed = run(folder, .never) { $0.families = [.systemSmall] }
      #expect(failed.map(\.outcome) == [.changed])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Text \"hello\" → \"hallo\"") }
    }
    let allowed = run(folder, .never, ignoring: ["Text *"]) { $0.families = [.systemSmall] }
    #expect(allowed.map(\.outcome) == [.identical])
    withKnownIssue {
      _ = run(folder, .never, ignoring: ["Text *", "Circle *"]) { $0.families = [.systemSmall] }
    } matching: { issue in
      issue.severity == .warning && issue.comments.contains { $0.rawValue.contains("'Circle *'") }
    }
    _ = run(folder, .failed) { $0.families = [.systemSmall] }
  }

  @Test("on CI nothing is recorded, also if the assertion says so", arguments: RecordMode.allCases)
  func continuousIntegration(_ mode: RecordMode) throws {
    let folder = try TestFolder()
    RecordMode.$isOnCI.withValue(true) {
      withKnownIssue {
        let results = withRecordMode(mode) {
          run(folder, mode) { $0.families = [.systemSmall] }
            + assertSnapshot(of: folder.card, named: "other") { $0.families = [.systemSmall] }
        }
        #expect(results.map(\.outcome) == [.missing, .missing])
      }
      withKnownIssue { assertInlineSnapshot(of: folder.card, as: .speech, record: mode) }
    }
  }

  @Test("an assertion in a detached task fails the run")
  func detached() throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "AssertSnapshotTests.failing",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging([AssertSnapshotTests.variable: "1"]) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(process.terminationStatus != 0, "\(text)")
    for name in ["snapshot.json", "findings.json", "inline.json"] {
      #expect(text.contains(name), "\(text)")
    }
  }

  private static let variable = "VITRINE_TESTS_FAIL_DETACHED"

  @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil))
  func failing() async {
    await Task.detached {
      assertSnapshot(of: "/nowhere/snapshot.json")
      assertNoFindings(of: "/nowhere/findings.json")
      assertInlineSnapshot(of: "/nowhere/inline.json", as: .speech)
    }.value
  }

  @Test("two assertions on one archive have different goldens, and a repeated one the same")
  func numbers() throws {
    defer { clean("numbers") }
    let (first, second) = (try TestFolder("one"), try TestFolder("two"))
    for _ in 1...2 {
      let one = assertSnapshot(of: first.card, record: .missing) { $0.families = [.systemSmall] }
      let two = assertSnapshot(of: second.card, record: .missing) { $0.families = [.systemSmall] }
      #expect(one.first?.name == "numbers.card.systemSmall-entry-light@2x")
      #expect(two.first?.name == "numbers.card.2.systemSmall-entry-light@2x")
      #expect((one + two).allSatisfy { !$0.isFailure })
    }
  }

  @Test("an assertion that compares or checks nothing fails")
  func nothing() throws {
    let folder = try TestFolder()
    withKnownIssue {
      let results = assertSnapshot(of: folder.card, named: "nothing", record: .never) {
        $0.families = []
      }
      #expect(results.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nothing was compared") }
    }
    withKnownIssue {
      assertNoFindings(of: folder.card, families: [.accessoryInline])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no picture in these families") }
    }
  }

  @Test("arguments are part of the name, in any order of the cases", arguments: ["a b", "c"])
  func arguments(text: String) throws {
    let name = "arguments-\(text == "c" ? "c" : "a-b")"
    defer { clean(name) }
    let folder = try TestFolder(text)
    let results = assertSnapshot(of: folder.card, record: .all) { $0.families = [.systemSmall] }
    #expect(results.map(\.name) == ["\(name).card.systemSmall-entry-light@2x"])
    #expect(results.map(\.outcome) == [.recorded])
  }

  @Test("an argument with another text in every run needs a name", arguments: [Random()])
  func unknown(argument: Random) throws {
    let folder = try TestFolder()
    withKnownIssue {
      let results = assertSnapshot(of: folder.card, record: .all)
      #expect(results.isEmpty)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("conform to CustomTestStringConvertible") }
    }
    withKnownIssue {
      let results = assertSnapshot(of: folder.card, named: "card", record: .never) {
        $0.families = [.systemSmall]
      }
      #expect(results.map(\.name) == ["unknown.card.systemSmall-entry-light@2x"])
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no golden") }
    }
  }

  struct Random: Identifiable {
    let id = UUID()
  }

  @Test("a missing golden and an unreadable archive fail")
  func missing() throws {
    let folder = try TestFolder()
    withKnownIssue {
      assertSnapshot(of: folder.card, named: "none", record: .never) {
        $0.families = [.systemSmall]
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no golden") }
    }
    withKnownIssue {
      assertSnapshot(of: folder.path + "/none.json", record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("none.json") }
    }
    try? FileManager.default.removeItem(at: goldens.appending(path: ".vitrine"))
  }
}
