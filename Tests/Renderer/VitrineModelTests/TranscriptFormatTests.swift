import Testing
import VitrineTranscripts

/// The format of `Tests/Transcripts`, whose files would check nothing if it were read wrongly.
@Suite("The format of transcripts")
struct TranscriptFormatTests {
  private let text = """
    A comment.

    # a title

      $ one two
      > first
        second

      last
      $ three

    # another title

      $ four
      a [..] c
      ...
      end
    """

  /// The descriptions of all differences if each command prints the given lines.
  private func differences(_ outputs: [String: String]) throws -> [TranscriptDifference] {
    try Transcript(text).differences { _ in
      { step in
        outputs[step.command]?.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init) ?? []
      }
    }
  }

  private let right = ["one two": "  second\n\nlast\n", "four": "a b c\nx\ny\nend"]

  @Test("a case has a title, and commands with input and output")
  func reading() {
    let transcript = Transcript(text)
    #expect(transcript.cases.map(\.title) == ["a title", "another title"])
    let steps = transcript.cases.flatMap(\.steps)
    #expect(steps.map(\.command) == ["one two", "three", "four"])
    #expect(steps[0].words == ["one", "two"] && steps[0].text == "first")
  }

  @Test("lines can be any number of lines, and have any part")
  func patterns() throws {
    #expect(try differences(right).isEmpty)
    #expect(try differences(right.merging(["four": "a  c\nend"]) { $1 }).isEmpty)
    for wrong in ["a b c", "a b c\nend\n-", "b c\nend", "a b\nend", ""] {
      #expect(try differences(right.merging(["four": wrong]) { $1 }).count == 1, "\(wrong)")
    }
  }

  @Test("a difference names the line of its command and shows which lines differ")
  func difference() throws {
    let found = try differences(
      right.merging(["one two": "  second\n\nlost", "three": "x"]) { $1 })
    #expect(found.map(\.line) == [5, 10])
    #expect(found.first?.description == "a title\n$ one two\n    second\n  \n- last\n+ lost")
    #expect(found.last?.description == "a title\n$ three\n+ x")
  }

  @Test("an error of a command is its output")
  func errors() throws {
    struct Wrong: Error, CustomStringConvertible { let description = "wrong" }
    let transcript = Transcript("# a title\n\n  $ x\n  error: wrong\n")
    #expect(try transcript.differences { _ in { _ in throw Wrong() } }.isEmpty)
  }

  @Test("a folder or file without cases, and a case without commands, are failures")
  func nothing() throws {
    for transcript in Transcript.all(in: "Nothing") + [
      Transcript("no case"), Transcript("# a title"),
    ] {
      #expect(try transcript.differences { _ in { _ in [] } }.count == 1)
    }
  }

  @Test("changed outputs replace the old ones")
  func updates() {
    let transcript = Transcript("# a\n\n  $ x\n  old\n\n  older\n\n  $ y\n\n# b\n\n  $ z\n")
    let steps = transcript.cases.flatMap(\.steps)
    let text = transcript.text(replacing: [(steps[0], ["new", "", "er"]), (steps[2], ["1"])])
    #expect(text == "# a\n\n  $ x\n  new\n\n  er\n\n  $ y\n\n# b\n\n  $ z\n  1\n")
  }
}
