import Foundation
import Testing
import Vitrine
import VitrineTestSupport

/// The files of `Tests/Transcripts/Pictures`: archives, and what their pictures consist of.
@Suite("Transcripts of pictures")
struct PictureTranscriptTests {
  @Test(
    "pictures consist of what their transcripts say", arguments: Transcript.all(in: "Pictures"))
  func pictures(_ transcript: Transcript) throws {
    let differences = try transcript.differences { _ in
      let archive = try WrittenArchive()
      return { try archive.answer($0) }
    }
    for difference in differences {
      Issue.record(
        "\(difference)",
        sourceLocation: SourceLocation(
          fileID: "Transcripts/\(transcript)", filePath: difference.file, line: difference.line,
          column: 1))
    }
  }
}

/// The archive of a case and the files beside it, which are removed with it.
private final class WrittenArchive {
  private var json = ""
  private var rest = ""
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "vitrine-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// `archive` and `view` replace the archive, `rest` is in the archives of the views after it, and
  /// `write`, `photo`, `link` and `pipe` make files beside it; anything else is a question about its picture.
  func answer(_ step: Transcript.Step) throws -> [String] {
    let words = step.words
    switch words[0] {
    case "archive": json = step.text
    case "rest": rest = ", " + step.text
    case "view": json = Sample.json(step.text, rest: rest)
    case "write": try Data(step.text.utf8).write(to: place(words[1]))
    case "photo":
      try Data(Sample.png.dropLast(Int(words.last ?? "") ?? 0)).write(to: place(words[1]))
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: place(words[1]).path, withDestinationPath: words[2])
    case "pipe": guard mkfifo(try place(words[1]).path, 0o600) == 0 else { return ["no pipe"] }
    case "reading": return try document().warnings.map { "\($0.path): \($0.message)" }
    default: return try PictureCommand(words).lines(of: document())
    }
    return []
  }

  private func document() throws(ArchiveError) -> WidgetDocument {
    try Sample.document(json, folder: folder.path)
  }

  /// The place of a file to write, whose folder exists.
  private func place(_ name: String) throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}

/// A question about a picture and the options that select it: `frames --family systemLarge`.
private struct PictureCommand {
  private let question: String
  private let axes: RequestAxes

  init(_ words: [String]) throws {
    question = words[0]
    var options: [String: String] = [:]
    var name = ""
    for word in words.dropFirst() {
      if word.hasPrefix("--") {
        name = String(word.dropFirst(2))
        options[name] = ""
      } else {
        options[name] = [options[name] ?? "", word].filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
    axes = try RequestAxes(options: options.mapValues { $0.isEmpty ? "true" : $0 })
  }

  func lines(of document: WidgetDocument) throws -> [String] {
    do {
      let request = try #require(document.resolve(axes).first).get()
      var lines = try text(document, request).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    } catch let error as ArchiveError {
      if PictureFormat(rawValue: question) != nil {
        return "error: \(error)".components(separatedBy: "\n")
      }
      return ["error: \(error.path?.description ?? ""): \(error.message)"]
        + (error.hint.map { ["hint: \($0)"] } ?? [])
    }
  }

  private func text(_ document: WidgetDocument, _ request: ResolvedRequest) throws -> String {
    if question == "accessibility" {
      return try Renderer().accessibility(of: document, request).text
    }
    let picture = try Renderer().layOut(document, request)
    if let format = PictureFormat(rawValue: question) {
      return try picture.data(as: format).isEmpty ? "nothing" : "drawn"
    }
    return switch question {
    case "frames": picture.frames.text
    case "texts": picture.frames.texts.joined(separator: "\n")
    case "parts": picture.frames.children.map(Self.part).joined(separator: "\n")
    case "taps": picture.hitRegions.map(Self.line).joined(separator: "\n")
    case "draw": picture.displayList.text
    case "environment": picture.environment.text
    case "size": "\(picture.size.width.dumpText)×\(picture.size.height.dumpText)"
    case "pixels": "\(picture.pixelSize.width)×\(picture.pixelSize.height)"
    case "date": picture.request.date.text
    case "device": picture.request.surface.device.name
    case "warnings": picture.warnings.map(Self.line).joined(separator: "\n")
    default: throw UnknownQuestion(description: "'\(question)' is not known")
    }
  }

  /// The name of a part and of the first view in it.
  private static func part(_ part: FrameTree) -> String {
    ([part.name] + part.names.dropFirst().prefix(1)).joined(separator: " ")
  }

  private static func line(_ warning: Diagnostic) -> String {
    "\(warning.path): \(warning.message)" + (warning.hint.map { "; \($0)" } ?? "")
  }

  private static func line(of region: HitRegion) -> String {
    let state =
      (region.isEnabled ? "enabled" : "disabled") + (region.isOn.map { $0 ? " on" : " off" } ?? "")
    let action =
      switch region.action {
      case .intent(let intent)?:
        " runs \(intent.type) \(JSONValue.object(intent.parameters).dumpText)"
      case .url(let url)?: " opens \(url)"
      case nil: ""
      }
    return "\(region.role.rawValue) '\(region.id)' \(state)\(action)"
  }
}

private struct UnknownQuestion: Error, CustomStringConvertible { let description: String }
