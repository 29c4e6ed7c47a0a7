import Testing
import VitrineTestSupport

@testable import VitrineXcode

/// The files of `Tests/Transcripts/Rewriting`: sources of Apple's systems, and what they become.
@Suite("Transcripts of rewriting")
struct RewriterTranscriptTests {
  @Test(
    "only conditions and attributes are rewritten, as the transcripts show",
    arguments: Transcript.all(in: "Rewriting"))
  func rewriting(_ transcript: Transcript) throws {
    for difference in try transcript.differences({ _ in { Self.answer(to: $0) } }) {
      Issue.record(
        "\(difference)",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(transcript)", filePath: difference.file, line: difference.line,
          column: 1))
    }
  }

  private static func answer(to step: Transcript.Step) -> [String] {
    let rewriter = SourceRewriter(
      platform: .iOS, hasModule: { ["UIKit", "SwiftUI"].contains($0) })
    let text = rewriter.rewrite(step.text)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let lines, lines.count != step.input.count { return ["another number of lines"] + lines }
    return lines ?? ["unchanged"]
  }
}
