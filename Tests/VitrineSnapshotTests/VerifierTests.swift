import Foundation
import Testing
import Vitrine
import VitrineSnapshot

@Suite("Golden files")
struct VerifierTests {
  private func withStore(_ body: (String, GoldenStore) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-goldens-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/area", withIntermediateDirectories: true)
    try write(root, text: "hello")
    try Data(#"{"scales": [1], "cases": {"a": {"colorSchemes": ["light", "dark"]}}}"#.utf8)
      .write(to: URL(filePath: root + "/area/matrix.json"))
    try body(root, GoldenStore(root: root))
  }

  private func write(_ root: String, text: String) throws {
    let json = """
      {"vitrine": "1.0", "kind": "a", "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}}]}
      """
    try Data(json.utf8).write(to: URL(filePath: root + "/area/a.json"))
  }

  @Test("a missing golden fails, is recorded on request, and then is identical")
  func recording() throws {
    try withStore { root, store in
      let cases = try store.cases()
      #expect(
        cases.map(\.description) == [
          "area/a.systemSmall-snapshot-light@1x", "area/a.systemSmall-snapshot-dark@1x",
        ])
      let never = GoldenVerifier(record: .never, pending: root + "/pending")
      guard case .failed(let message) = try never.verify(cases[0]) else {
        return #expect(Bool(false), "a missing golden must fail")
      }
      #expect(message.contains("VITRINE_RECORD=missing"))
      #expect(FileManager.default.fileExists(atPath: root + "/pending/\(cases[0]).png"))
      #expect(!FileManager.default.fileExists(atPath: cases[0].picture))
      let missing = GoldenVerifier(record: .missing, pending: root + "/pending")
      #expect(try missing.verify(cases[0]) == .recorded)
      #expect(try never.verify(cases[0]) == .identical)
    }
  }

  @Test("a change names pixels, frames and files, and only some modes record it")
  func change() throws {
    try withStore { root, store in
      let golden = try store.cases()[0]
      _ = try GoldenVerifier(record: .all, pending: root).verify(golden)
      try write(root, text: "hallo")
      let missing = GoldenVerifier(record: .missing, pending: root + "/pending")
      guard case .failed(let message) = try missing.verify(golden) else {
        return #expect(Bool(false), "a changed golden must fail")
      }
      #expect(message.contains("pixels differ"))
      #expect(message.contains("- Text \"hello\""))
      #expect(message.contains("+ Text \"hallo\""))
      #expect(message.contains("difference: \(root)/pending/\(golden).difference.png"))
      #expect(message.contains("VITRINE_RECORD=failed"))
      let failed = GoldenVerifier(record: .failed, pending: root + "/pending")
      #expect(try failed.verify(golden) == .recorded)
      #expect(try missing.verify(golden) == .identical)
    }
  }

  @Test("files without a case are orphans, and typing mistakes in a matrix are errors")
  func orphans() throws {
    try withStore { root, store in
      try Data().write(to: URL(filePath: root + "/area/b.systemSmall-snapshot-light@1x.png"))
      #expect(
        store.orphans(among: try store.cases()) == ["area/b.systemSmall-snapshot-light@1x.png"])
      try Data(#"{"cases": {"b": {}}}"#.utf8)
        .write(to: URL(filePath: root + "/area/matrix.json"))
      #expect(throws: ArchiveError.self) { try store.cases() }
      try Data(#"{"scale": [1]}"#.utf8).write(to: URL(filePath: root + "/area/matrix.json"))
      let error = #expect(throws: ArchiveError.self) { try store.cases() }
      #expect(error?.hint == "did you mean 'scales'?")
    }
  }

  @Test("nothing is recorded where CI is set")
  func mode() {
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "all"]) == .all)
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "all", "CI": "true"]) == .never)
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "some"]) == .never)
    #expect(RecordMode.fromEnvironment([:]) == .never)
  }
}
