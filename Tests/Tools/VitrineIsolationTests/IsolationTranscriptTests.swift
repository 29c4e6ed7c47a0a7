import Testing
import VitrineTranscripts

@testable import VitrineIsolation

#if canImport(SwiftParser)
  /// The files of `Tests/Transcripts/Isolation`: code with errors, and what is left of it.
  @Suite("Transcripts of isolation")
  struct IsolationTranscriptTests {
    @Test(
      "of code with errors, what the transcripts show is left",
      arguments: Transcript.all(in: "Isolation"))
    func isolation(_ transcript: Transcript) throws {
      try transcript.check { _ in { Self.answer(to: $0) } }
    }

    /// The command is what the compiler says of the code: a message for each `«`, between them `|`.
    ///
    /// A number before it is how often the same is wrong at the same places.
    private static func answer(to step: Transcript.Step) -> [String] {
      let rounds = step.words.first.flatMap { Int($0) }
      let messages = rounds == nil ? step.command : step.words.dropFirst().joined(separator: " ")
      var source = MarkedSource(step.text, messages.split(separator: " | ").map(String.init))
      let text = source.text(rounds: rounds ?? 1)
      let places = source.isolation.places.map { place in
        let name = place.name.isEmpty ? "" : ": \(place.name)"
        let entry = place.entryType.map { "; no picture of \($0)" } ?? ""
        return "-- \(place.kind.rawValue) in line \(place.line)\(name)\(entry)"
      }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + places
    }
  }

  /// A source in which each `«` is the place of one of the messages, in order.
  struct MarkedSource {
    var isolation: ModuleIsolation
    var errors: [CompilerError] = []

    init(_ marked: String, _ messages: [String]) {
      let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
      var before = ""
      for (part, message) in zip(parts, messages) {
        before += part
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        errors.append(
          CompilerError(
            file: "A.swift", line: lines.count, column: (lines.last ?? "").utf8.count + 1,
            message: message))
      }
      isolation = ModuleIsolation(["A.swift": parts.joined()])
    }

    init(_ marked: String, _ message: String) { self.init(marked, [message]) }

    /// The text after so many rounds in which the same places are wrong.
    mutating func text(rounds: Int = 1) -> String {
      for _ in 0..<rounds { _ = isolation.absorb(errors) }
      return isolation.changedTexts()["A.swift"] ?? ""
    }
  }
#endif
