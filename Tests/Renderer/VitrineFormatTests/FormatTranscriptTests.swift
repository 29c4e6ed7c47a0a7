import VitrineArchive
import Testing

import VitrineDisplayList
import VitrineModel
import VitrineTranscripts

@testable import VitrineCoding
@testable import VitrineFormat

/// The files of `Tests/Transcripts/Format`: texts as archives hold them, and their characters.
@Suite("Transcripts of formats")
struct FormatTranscriptTests {
  @Test(
    "texts have the characters of their transcripts", arguments: Transcript.all(in: "Format"))
  func formats(_ transcript: Transcript) throws {
    try transcript.check { _ in
      var tables: StringTables = [:]
      return { step in
        if step.command == "strings" {
          tables = try Self.tables(step.text)
          return []
        }
        return try TextCommand(step.command).answer(with: tables)
      }
    }
  }

  private static func tables(_ text: String) throws -> StringTables {
    let archive = #"{"vitrine": "1.0", "kind": "T", "entries": [], "strings": \#(text)}"#
    return try ArchiveDecoder(isStrict: true).decode(Array(archive.utf8)).archive.resources.strings
  }
}

/// A command with a locale and other surroundings before the JSON: `text de_AT now=… {…}`.
///
/// `text` is a text of the archive, `markdown` a string with Markdown.
private struct TextCommand {
  private let form: Substring
  private var json: Substring
  private var environment = surroundings()

  init(_ command: String) throws {
    form = command.prefix { $0 != " " }
    json = command.dropFirst(form.count).drop { $0 == " " }
    while let word = json.split(separator: " ").first, !"{\"".contains(json.prefix(1)) {
      try take(word)
      json = json.dropFirst(word.count).drop { $0 == " " }
    }
  }

  private mutating func take(_ word: Substring) throws {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count) {
    case ("dimmed", 1): environment.isLuminanceReduced = true
    case (let locale, 1): environment.locale = LocaleIdentifier(stringLiteral: locale)
    case ("zone", _): environment.timeZone = TimeZoneIdentifier(stringLiteral: parts[1])
    case ("now", _): environment.now = archiveDate(parts[1])
    case ("calendar", _): environment.calendar = CalendarIdentifier(rawValue: parts[1])
    default: throw UnknownWord(word)
    }
  }

  func answer(with tables: StringTables) throws -> [String] {
    let bytes = Array((form == "markdown" ? String(json) : #"{"text": \#(json)}"#).utf8)
    guard form != "markdown" else {
      guard case .string(let text) = try JSONParser.parse(bytes, limits: .standard).tree else {
        throw UnknownWord(json)
      }
      return InlineMarkdown.runs(of: text).map(Self.line)
    }
    let (node, _) = try ArchiveDecoder(isStrict: true).decode(ViewNode.self, bytes)
    guard form == "text", case .text(let text) = node.content else { throw UnknownWord(form) }
    let (string, warnings) = try resolve(text, environment, strings: tables)
    return [Self.visible(string.characters)]
      + warnings.map { warning in
        let warning = Diagnostic(warning, path: NodePath())
        return "warning: \(warning.message)" + (warning.hint.map { "; \($0)" } ?? "")
      }
  }

  /// The letters of a run's style, then its characters.
  private static func line(of run: MarkdownRun) -> String {
    let style = run.style
    let marks = [
      style.isBold ? "b" : "", style.isItalic ? "i" : "", style.isStruckThrough ? "s" : "",
      style.isCode ? "c" : "", style.link.map { "<\($0)>" } ?? "",
    ]
    return marks.joined() + "|" + visible(run.string)
  }

  /// A text in which only spaces before other characters are written as they are.
  private static func visible(_ text: String) -> String {
    var letters = text.unicodeScalars.map { (scalar: Unicode.Scalar) -> String in
      let isPlain = scalar == " " || !scalar.properties.isWhitespace
      return isPlain ? String(scalar) : code(scalar)
    }
    if letters.last == " " { letters[letters.count - 1] = code(" ") }
    return letters.joined()
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
