import Foundation
import Testing
import Vitrine
import VitrineTranscripts

/// The files of `Tests/Transcripts/Pictures`: archives, and what their pictures consist of.
@Suite("Transcripts of pictures")
struct PictureTranscriptTests {
  @Test(
    "pictures consist of what their transcripts say", arguments: Transcript.all(in: "Pictures"))
  func pictures(_ transcript: Transcript) throws {
    try transcript.check { _ in
      let archive = try WrittenArchive()
      return { try archive.answer($0) }
    }
  }
}

/// The archive of a case and the files beside it, which are removed with it.
private final class WrittenArchive {
  private var json = ""
  private var rest = ""
  /// The file that is read in place of `json`, and the kind of the widget in a bundle.
  private var file: String?
  private var kind: String?
  private var limits = ArchiveLimits.standard
  private var timeout: Double?
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "vitrine-tests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// `archive` and `view` replace the archive, `rest` is in the archives of the views after it, and
  /// `write`, `photo`, `link` and `pipe` make files beside it, which `open` reads in its place.
  ///
  /// `kind` selects a member of a bundle, and `limits` sets limits. `reading` and `members` print
  /// documents; anything else is a question about the picture.
  func answer(_ step: Transcript.Step) throws -> [String] {
    let words = step.words
    switch words[0] {
    case "archive": json = step.text
    case "rest": rest = ", " + step.text
    case "view": json = Sample.json(step.text, rest: rest)
    case "open": file = words[1]
    case "kind": kind = words[1]
    case "limits": try words.dropFirst().forEach { try setLimit($0) }
    case "write", "photo", "link", "pipe": try write(step)
    default: return try printed(words)
    }
    return []
  }

  private func printed(_ words: [String]) throws -> [String] {
    do {
      switch words[0] {
      case "reading": return try document().warnings.map { "\($0.path): \($0.message)" }
      case "members": return try documents().flatMap(lines)
      default:
        return try PictureCommand(words).lines(
          of: document(), by: Renderer(limits: limits, timeout: timeout))
      }
    } catch let error as ArchiveError {
      return "error: \(error)".replacing(folder.path + "/", with: "")
        .components(separatedBy: "\n")
    }
  }

  private func lines(of member: WidgetDocument) -> [String] {
    let file = member.file.replacing(folder.path + "/", with: "")
    return [
      "\(member.archive.kind) \(member.place) of \(file)\(member.isMember ? ", a member" : "")"
    ]
      + member.warnings.map { "warning: \($0.path): \($0.message)" }
  }

  private func document() throws(ArchiveError) -> WidgetDocument {
    let decoder = ArchiveDecoder(limits: limits)
    if let file {
      return try WidgetDocument(contentsOf: path(file), kind: kind, decoder: decoder)
    }
    return try WidgetDocument(
      bytes: Array(json.utf8), file: "Sample.json", folder: folder.path, kind: kind,
      decoder: decoder)
  }

  private func documents() throws(ArchiveError) -> [WidgetDocument] {
    if let file { return try WidgetDocument.all(contentsOf: path(file)) }
    return try WidgetDocument.all(
      bytes: Array(json.utf8), file: "Sample.json", folder: folder.path)
  }

  private func setLimit(_ word: String) throws {
    let parts = word.split(separator: "=").map(String.init)
    let names: [String: WritableKeyPath<ArchiveLimits, Int>] = [
      "effectPixels": \.effectPixels, "memoryBytes": \.memoryBytes,
      "allAssetBytes": \.allAssetBytes, "imagePixels": \.imagePixels,
    ]
    if parts[0] == "seconds" {
      timeout = Double(parts[1])
    } else if let name = names[parts[0]], let number = Int(parts[1]) {
      limits[keyPath: name] = number
    } else {
      throw UnknownQuestion(description: "'\(word)' is not known")
    }
  }

  private func write(_ step: Transcript.Step) throws {
    let words = step.words
    let place = URL(filePath: path(words[1]))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch words[0] {
    case "write": try Data(step.text.utf8).write(to: place)
    case "photo": try Data(Sample.png.dropLast(Int(words.last ?? "") ?? 0)).write(to: place)
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: words[2])
    default:
      guard mkfifo(place.path, 0o600) == 0 else { throw UnknownQuestion(description: "no pipe") }
    }
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
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

  func lines(of document: WidgetDocument, by renderer: Renderer) throws -> [String] {
    do {
      // A family that the widget does not support is not among its requests.
      let request =
        try document.resolve(axes).first?.get()
        ?? document.resolve(try #require(axes.requests.first))
      var lines = try text(document, request, renderer).split(
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

  private func text(
    _ document: WidgetDocument, _ request: ResolvedRequest, _ renderer: Renderer
  ) throws -> String {
    if question == "accessibility" {
      return try renderer.accessibility(of: document, request).text
    }
    let picture = try renderer.layOut(document, request)
    if let format = PictureFormat(rawValue: question) {
      return try picture.data(as: format).isEmpty ? "nothing" : "drawn"
    }
    return switch question {
    case "frames": picture.frames.text
    case "texts": picture.frames.texts.joined(separator: "\n")
    case "parts": picture.frames.children.map(Self.part).joined(separator: "\n")
    case "taps": picture.hitRegions.map(Self.line).joined(separator: "\n")
    case "draw": picture.displayList.text
    case "ink": picture.displayList.ink.joined(separator: " ")
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
