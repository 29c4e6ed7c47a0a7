import Testing
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineModel

/// The files of `Tests/Transcripts/Model`: archives, and what reading them reports.
@Suite("Transcripts of reading archives")
struct ArchiveTranscriptTests {
  @Test(
    "archives have the errors and warnings of their transcripts",
    arguments: Transcript.all(in: "Model"))
  func archives(_ transcript: Transcript) throws {
    for difference in try transcript.differences({ _ in { try Self.answer(to: $0) } }) {
      Issue.record(
        "\(difference)",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(transcript)", filePath: difference.file, line: difference.line,
          column: 1))
    }
  }

  /// `view` reads a view, `modifier` a modifier of a text, `file` a whole file, and `bytes` a file
  /// written as a JSON string.
  private static func answer(to step: Transcript.Step) throws -> [String] {
    let reading = try Reading(step.command)
    let rest = step.input.isEmpty ? reading.rest : step.text
    switch reading.form {
    case "view": return reading.answer(view: rest)
    case "modifier": return reading.answer(view: #"{"text": "A", "modifiers": [\#(rest)]}"#)
    case "file": return reading.answer(rest)
    case "bytes":
      let value = try JSONParser.parse(Array(rest.utf8), limits: .standard).tree
      guard case .string(let text) = value else { throw UnknownWord(rest) }
      return reading.answer(text)
    default: throw UnknownWord(reading.form)
    }
  }
}

/// A word of a command that this test does not know.
private struct UnknownWord: Error, CustomStringConvertible {
  let description: String
  init(_ word: some StringProtocol) { description = "'\(word)' is not known" }
}

/// How a command reads its archive.
private struct Reading {
  let form: String
  private(set) var rest: Substring
  private var isStrict = false
  private var isLenient = false
  private var version = "\"1.0\""
  private var limits = ArchiveLimits()

  init(_ command: String) throws {
    form = String(command.prefix { $0 != " " })
    rest = command.dropFirst(form.count).drop { $0 == " " }
    while let word = rest.split(separator: " ").first, try take(word) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
  }

  /// Applies a word before the JSON; false if the JSON begins there.
  private mutating func take(_ word: Substring) throws -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isLetter) else {
      switch word {
      case "strict": isStrict = true
      case "lenient": isLenient = true
      default: return false
      }
      return true
    }
    guard parts[0] != "version" else {
      version = String(parts[1])
      return true
    }
    guard let limit = Self.limits[String(parts[0])], let number = Int(parts[1]) else {
      throw UnknownWord(word)
    }
    limits[keyPath: limit] = number
    return true
  }

  private static var limits: [String: WritableKeyPath<ArchiveLimits, Int>] {
    [
      "nodeCount": \.nodeCount, "textLength": \.textLength, "entries": \.entries,
      "jsonValues": \.jsonValues, "members": \.members,
    ]
  }

  /// The errors and warnings of a view, with paths in the view.
  func answer(view: some StringProtocol) -> [String] {
    let text = archiveText(view: String(view)).replacing("\"1.0\"", with: version)
    return answer(text, isLocated: false).map {
      $0.replacing("Tasks.json: .entries[0].views.default", with: "")
        .replacing("warning: .entries[0].views.default", with: "warning: ")
    }
  }

  /// The errors and warnings of a file.
  func answer(_ text: some StringProtocol, isLocated: Bool = true) -> [String] {
    let widget = #"{"vitrine": "1.0", "kind": "A", "entries": []}"#
    let bytes = Array(String(text).replacing("WIDGET", with: widget).utf8)
    let decoder = ArchiveDecoder(limits: limits, isStrict: isStrict, isLenient: isLenient)
    do throws(ArchiveError) {
      let (_, warnings) = try decoder.decodeFile(bytes, file: "Tasks.json")
      let lines = warnings.map { warning in
        "warning: \(warning.path): \(warning.message)" + (warning.hint.map { "; \($0)" } ?? "")
      }
      return lines.isEmpty ? ["valid"] : lines
    } catch {
      return lines(of: error, isLocated: isLocated)
    }
  }

  private func lines(of error: ArchiveError, isLocated: Bool) -> [String] {
    guard !isLocated else {
      return error.all.flatMap { error in
        "\(error)".components(separatedBy: "\n") + (error.location?.frame() ?? [])
      }
    }
    var error = error
    error.location = nil
    for index in error.others.indices { error.others[index].location = nil }
    return "\(error)".components(separatedBy: "\n")
  }
}

extension String {
  /// The parts between separators, including empty ones.
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
