import Foundation
import Testing
import VitrineTesting

@Suite("Assertions on findings")
struct AssertNoFindingsTests {
  /// Writes an archive of a text for the duration of a closure.
  private func withArchive(of text: String, _ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "findings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let json = """
      {"vitrine": "1.0", "kind": "a", "supportedFamilies": ["systemSmall", "systemMedium"],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": {"text": "\(text)",
       "modifiers": [{"lineLimit": 1}, {"containerBackground": "fill.tertiary"}]}}}]}
      """
    let file = folder.appending(path: "card.json")
    try Data(json.utf8).write(to: file)
    body(file.path)
  }

  private let long = "A title that is too long for a small widget"

  @Test("an archive without problems has no findings")
  func none() throws {
    try withArchive(of: "Hello") { #expect(assertNoFindings(of: $0).isEmpty) }
  }

  @Test("a problem fails with its place, its rule and a hint")
  func problem() throws {
    try withArchive(of: long) { archive in
      withKnownIssue {
        let found = assertNoFindings(of: archive)
        #expect(found.map(\.rule).contains("text.cut"))
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("card.json") && $0.rawValue.contains("[text.cut]")
            && $0.rawValue.contains("hint: ")
        }
      }
    }
  }

  @Test("families, accepted rules and the least severity limit what fails")
  func limits() throws {
    try withArchive(of: long) { archive in
      #expect(assertNoFindings(of: archive, accepting: ["text.cut"]).isEmpty)
      withKnownIssue {
        let all = assertNoFindings(of: archive).filter { $0.rule == "text.cut" }
        let small = assertNoFindings(of: archive, families: [.systemSmall])
          .filter { $0.rule == "text.cut" }
        #expect(!small.isEmpty && small.count <= all.count)
      }
    }
  }

  @Test("an archive that cannot be read is a failure")
  func unreadable() {
    withKnownIssue {
      #expect(assertNoFindings(of: "/nowhere/none.json").isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("none.json") }
    }
  }
}
