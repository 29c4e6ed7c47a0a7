import Foundation
import Testing
import VitrineSnapshot
import VitrineTesting

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

@Suite("Assertions in Swift Testing")
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

  @Test("an assertion records, passes, and fails with the view that changed")
  func flow() throws {
    defer { clean("flow") }
    let folder = try TestFolder()
    let recorded = assertSnapshot(of: folder.card, named: "flow", record: .missing) {
      $0.colorScheme = [.light, .dark]
    }
    #expect(recorded.map(\.outcome) == Array(repeating: .recorded, count: 4))
    #expect(recorded[0].name == "flow.systemSmall-entry-light@2x")
    let passed = assertSnapshot(of: folder.card, named: "flow", record: .never)
    #expect(passed.map(\.outcome) == [.identical, .identical])
    try folder.write("hallo")
    withKnownIssue {
      let failed = assertSnapshot(of: folder.card, named: "flow", record: .never) {
        $0.families = [.systemSmall]
      }
      #expect(failed.map(\.outcome) == [.changed])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Text \"hello\" → \"hallo\"") }
    }
    let allowed = assertSnapshot(
      of: folder.card, named: "flow", ignoring: ["Text *"], record: .never
    ) { $0.families = [.systemSmall] }
    #expect(allowed.map(\.outcome) == [.identical])
    _ = assertSnapshot(of: folder.card, named: "flow", record: .failed) {
      $0.families = [.systemSmall]
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
