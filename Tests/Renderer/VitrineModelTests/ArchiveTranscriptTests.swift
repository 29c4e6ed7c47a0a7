import VitrineArchive
import Testing
import VitrineTranscripts

@testable import VitrineCoding

/// The files of `Tests/Transcripts/Model`: archives, and what reading them reports.
@Suite("Transcripts of reading archives")
struct ArchiveTranscriptTests {
  @Test(
    "archives have the errors and warnings of their transcripts",
    arguments: Transcript.all(in: "Model"))
  func archives(_ transcript: Transcript) throws {
    try transcript.check { _ in { try Self.answer(to: $0) } }
  }

  private static func answer(to step: Transcript.Step) throws -> [String] {
    let reading = try Reading(step)
    return try reading.answer(reading.archive)
  }

  /// Archives that strict reading rejects are rejected by the schema, and vice versa.
  @Test("the schema agrees with the reader")
  func schema() throws {
    let file = Transcript.folder.appendingPathComponent("Model/schema.txt")
    let steps = Transcript(file: file).cases.flatMap(\.steps)
    let texts = try steps.map { try Reading($0).archive }
    let validator = try SchemaValidator()
    defer { validator.cleanUp() }
    let isValid = try validator.isValid(texts)
    try #require(isValid.count == texts.count && texts.count > 300)
    for (text, isValid) in zip(texts, isValid) {
      let complaint = complaint(about: text, isStrict: true)
      if isValid != complaint.isEmpty { Issue.record("\(text)\n\(complaint)") }
    }
  }
}

/// A command that reads an archive.
///
/// `view` reads a view, `modifier` a modifier of a text, `file` a whole file, and `bytes` a file
/// written as a JSON string. The JSON follows, or is in the lines below; before it are `strict`,
/// `lenient`, a version and limits, and `written` to see the view or its modifiers as they are written again.
private struct Reading {
  private let form: String
  private var rest: String
  private var isStrict = false
  private var isLenient = false
  private var isWritten = false
  private var version = "\"1.0\""
  private var limits = ArchiveLimits()

  init(_ step: Transcript.Step) throws {
    form = String(step.command.prefix { $0 != " " })
    rest = String(step.command.dropFirst(form.count).drop { $0 == " " })
    while let word = rest.split(separator: " ").first.map(String.init), try take(word) {
      rest = String(rest.dropFirst(word.count).drop { $0 == " " })
    }
    if !step.input.isEmpty { rest = step.text }
  }

  /// The text of the archive.
  var archive: String {
    get throws {
      switch form {
      case "view": return archive(view: rest)
      case "modifier": return archive(view: #"{"text": "A", "modifiers": [\#(rest)]}"#)
      case "file":
        return rest.replacing("WIDGET", with: #"{"vitrine": "1.0", "kind": "A", "entries": []}"#)
      case "bytes":
        let value = try JSONParser.parse(Array(rest.utf8), limits: .standard).tree
        guard case .string(let text) = value else { throw UnknownWord(rest) }
        return text
      default: throw UnknownWord(form)
      }
    }
  }

  private func archive(view: String) -> String {
    archiveText(view: view).replacing("\"1.0\"", with: version)
  }

  /// Applies a word before the JSON; false if the JSON begins there.
  private mutating func take(_ word: String) throws -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isLetter) else {
      switch word {
      case "strict": isStrict = true
      case "lenient": isLenient = true
      case "written": isWritten = true
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

  /// What reading an archive reports: `valid`, errors, or warnings.
  ///
  /// Those of a view or a modifier have a path in the view; those of a file have their places.
  func answer(_ archive: String) -> [String] {
    let decoder = ArchiveDecoder(limits: limits, isStrict: isStrict, isLenient: isLenient)
    do throws(ArchiveError) {
      let (read, warnings) = try decoder.decodeFile(Array(archive.utf8), file: "Tasks.json")
      let lines = warnings.map { warning in
        "warning: \(path(of: warning)): \(warning.message)"
          + (warning.hint.map { "; \($0)" } ?? "")
      }
      return isWritten ? lines + written(read) : lines.isEmpty ? ["valid"] : lines
    } catch {
      return lines(of: error)
    }
  }

  private func written(_ file: ArchiveFile) -> [String] {
    guard case .archive(let archive) = file else { return [] }
    let views = archive.entries.first?.views.fallback?.variants.map(\.view) ?? []
    return form == "modifier"
      ? views.flatMap(\.modifiers).map { JSONValue(encoding: [$0]).dumpText }
      : views.map { JSONValue(encoding: $0).dumpText }
  }

  private var isFile: Bool { form == "file" || form == "bytes" }

  private func path(of warning: Diagnostic) -> String {
    isFile ? warning.path.description : warning.path.description.replacing(Self.place, with: "")
  }

  private static let place = ".entries[0].views.default"

  private func lines(of error: ArchiveError) -> [String] {
    guard !isFile else {
      return error.all.flatMap { error in
        "\(error)".components(separatedBy: "\n") + (error.location?.frame() ?? [])
      }
    }
    var error = error
    error.location = nil
    for index in error.others.indices { error.others[index].location = nil }
    return "\(error)".components(separatedBy: "\n").map {
      $0.replacing("Tasks.json: " + Self.place, with: "")
    }
  }
}

extension String {
  /// The parts between separators, including empty ones.
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
