import Foundation
import Testing
import VitrineSnapshot

@testable import VitrineTesting

@Suite("Inline texts in tests")
struct InlineSnapshotTests {
  /// A call, and what it becomes when a text is recorded.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let title: String
    let source: String
    let text: String
    let result: String
    var testDescription: String { title }
  }

  static let recorded = [
    Recorded(
      title: "without a closure", source: "  assertInlineSnapshot(of: \"a) {\", as: .speech)\n",
      text: "one\n\ntwo",
      result: """
          assertInlineSnapshot(of: "a) {", as: .speech) {
            \"""
            one

            two
            \"""
          }

        """),
    Recorded(
      title: "with another text", source: "  assertInlineSnapshot(of: f(1)) { \"old\" } // }\n",
      text: #"a \ b"#,
      result: """
          assertInlineSnapshot(of: f(1)) {
            #\"""
            a \\ b
            \"""#
          } // }

        """),
  ]

  @Test("a text is written behind the call", arguments: recorded)
  func records(_ row: Recorded) throws {
    let path = NSTemporaryDirectory() + "inline-\(UUID()).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The first call grows, and the second keeps its place.
    try ("//\n" + row.source + row.source).write(toFile: path, atomically: true, encoding: .utf8)
    let source = InlineSource()
    for line in [2, 3] { try source.record(row.text, in: path, line: line, column: 3) }
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "//\n" + row.result + row.result)
    #expect(throws: InlineSource.Fault.self) {
      try source.record("other", in: path, line: 2, column: 3)
    }
    #expect(throws: InlineSource.Fault.self) {
      try InlineSource().record("other", in: path, line: 1, column: 1)
    }
  }

  @Test("a text in the source is compared with what VoiceOver reads")
  func compares() {
    assertInlineSnapshot(of: "Tasks.json", as: .speech) {
      """
      "Tasks" isStaticText
      "Water the basil" isStaticText
      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: "Tasks.json", as: .taps, record: .never) {
        """
        button none: Nothing()
        """
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("  - button none: Nothing()") }
    }
    withKnownIssue {
      assertInlineSnapshot(of: "Tasks.json", as: .frames, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no text yet for the frames") }
    }
  }

  @Test("a suite's trait sets what is recorded, but never on CI", .record(.failed))
  func trait() {
    for isCI in [false, true] {
      RecordMode.$isOnCI.withValue(isCI) {
        #expect(RecordMode.chosen(nil) == (isCI ? .never : .failed))
        #expect(RecordMode.chosen(.missing) == (isCI ? .never : .missing))
        withRecordMode(.all) { #expect(RecordMode.chosen(nil) == (isCI ? .never : .all)) }
      }
    }
  }
}
