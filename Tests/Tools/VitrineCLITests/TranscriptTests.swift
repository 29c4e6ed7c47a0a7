import Foundation
import Testing
import VitrineTranscripts

/// The files of `Tests/Transcripts/Commands`, run by a shell in which `vitrine` is the built command.
///
/// Each case has a folder of its own. The README there describes the format.
@Suite("Transcripts of commands")
struct TranscriptTests {
  @Test(
    "commands print what their transcripts say", arguments: Transcript.all(in: "Commands"))
  func commands(_ transcript: Transcript) throws {
    try transcript.check { _ in
      let work = try TemporaryFolder()
      return { step in try Self.answer(to: step, in: work.folder) }
    }
  }

  /// The lines of standard output, those of standard error after `2>`, and an exit code other than 0
  /// in brackets.
  private static func answer(to step: Transcript.Step, in folder: URL) throws -> [String] {
    let functions = Transcript.folder.appending(path: "functions.sh").path
    let script = (["set -o pipefail", ". '\(functions)'", step.command] + step.input)
      .joined(separator: "\n")
    let result = try Tool.shell(script, in: folder, environment: ["CI": "", "VITRINE_RECORD": ""])
    let errors = lines(result.errors).map { $0.isEmpty ? "2>" : "2> " + $0 }
    return lines(result.text) + errors + (result.code == 0 ? [] : ["[\(result.code)]"])
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.components(separatedBy: "\n")
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
