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
      var archive = ""
      return { step in
        switch step.command {
        case "archive": archive = step.text
        case "view": archive = Sample.json(step.text)
        case "reading":
          return try Sample.document(archive).warnings.map { "\($0.path): \($0.message)" }
        default: return try PictureCommand(step.words).lines(of: Sample.document(archive))
        }
        return []
      }
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
      return ["error: \(error.path?.description ?? ""): \(error.message)"]
        + (error.hint.map { ["hint: \($0)"] } ?? [])
    }
  }

  private func text(_ document: WidgetDocument, _ request: ResolvedRequest) throws -> String {
    if question == "accessibility" {
      return try Renderer().accessibility(of: document, request).text
    }
    let picture = try Renderer().layOut(document, request)
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
    case "warnings": picture.warnings.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    default: throw UnknownQuestion(description: "'\(question)' is not known")
    }
  }

  /// The name of a part and of the first view in it.
  private static func part(_ part: FrameTree) -> String {
    ([part.name] + part.names.dropFirst().prefix(1)).joined(separator: " ")
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
