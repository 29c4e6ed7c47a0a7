import Foundation
import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineTranscripts

/// The files of `Tests/Transcripts/Text`: texts, and the lines that they become.
@Suite("Transcripts of texts")
struct TextTranscriptTests {
  @Test("texts have the lines of their transcripts", arguments: Transcript.all(in: "Text"))
  func texts(_ transcript: Transcript) throws {
    try transcript.check { _ in { try TextCommand($0).answer() } }
  }
}

/// A command that lays out a text: `lay 100×- limit=2 17 weight=700 "Two words"`.
///
/// Proposals and words about the text are followed by those about a run and its characters;
/// further runs are in the lines below. `metrics` omits the lines.
private struct TextCommand {
  private var proposals: [ProposedViewSize] = []
  private var content = StyledText(runs: [], displayScale: 3)
  private let isPlain: Bool

  init(_ step: Transcript.Step) throws {
    isPlain = step.words.first == "metrics"
    guard isPlain || step.words.first == "lay" else { throw UnknownWord(step.command) }
    for line in [step.command] + step.input {
      let start = line.firstIndex(of: "\"") ?? line.endIndex
      var words = line[..<start].split(separator: " ").map(String.init)
      if line == step.command { words = words.dropFirst().filter { !takes($0) } }
      guard start != line.endIndex || !words.isEmpty else { continue }
      content.runs.append(try run(Self.string(line[start...]), words))
    }
    if proposals.isEmpty { proposals = [.unspecified] }
  }

  /// The characters of a JSON string; none for an image.
  private static func string(_ json: Substring) throws -> String {
    guard !json.isEmpty else { return "" }
    guard case .string(let string) = try JSONValue(json: Array(json.utf8)) else {
      throw UnknownWord(json)
    }
    return string
  }

  /// Takes a word about the whole text; false if it is one about a run.
  private mutating func takes(_ word: String) -> Bool {
    if let proposal = ProposedViewSize(word: word) {
      proposals.append(proposal)
      return true
    }
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.last ?? ""
    switch parts[0] {
    case "limit": content.lineLimit = Int(value)
    case "reserves": content.reservedLines = Int(value) ?? 0
    case "spacing": content.lineSpacing = Double(value) ?? 0
    case "mode": content.truncationMode = TruncationMode(rawValue: value) ?? .tail
    case "least": content.minimumScaleFactor = Double(value) ?? 1
    case "tightens": content.allowsTightening = true
    case "scale": content.displayScale = Double(value) ?? 1
    case "align": content.alignment = TextAlignment(rawValue: value) ?? .leading
    case "hyphenates": (content.hyphenates, content.language) = (true, value)
    case "redacted": content.isRedacted = true
    default: return false
    }
    return true
  }

  private func run(_ string: String, _ words: [String]) throws -> StyledText.Run {
    var run = StyledText.Run(string: string, font: body)
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let number = Double(parts.last ?? "") ?? 0
      switch parts[0] {
      case "body": run.font = body
      case "weight": run.font.weight = number
      case "italic": run.font.italic = true
      case "kerning": run.kerning = number
      case "baseline": run.baselineOffset = number
      case "underline": run.underline = TextLine.Pattern(rawValue: parts[1])
      case "strikethrough": run.strikethrough = TextLine.Pattern(rawValue: parts[1])
      case "background": run.hasBackground = true
      case "box":
        let box = parts[1].split(separator: "@").map(String.init)
        guard let size = ProposedViewSize(word: box[0]), let baseline = Double(box[1]) else {
          throw UnknownWord(word)
        }
        run = StyledText.Run(
          attachment: InlineBox(
            size: Size(width: size.width ?? 0, height: size.height ?? 0), baseline: baseline),
          font: run.font)
      case let size:
        guard let size = Double(size) else { throw UnknownWord(word) }
        run.font = font(size)
      }
    }
    return run
  }

  /// The box and the lines of the text, for each proposal.
  func answer() -> [String] {
    let shaped = engine.shape(content)
    let missing = shaped.missingScalars.map { " \(String($0.value, radix: 16))" }.joined()
    return proposals.flatMap { proposal in
      let layout = shaped.layout(in: proposal)
      let box =
        layout.size.word
        + " baselines \(layout.firstBaseline.dumpText) \(layout.lastBaseline.dumpText)"
        + (layout.metrics == shaped.metrics(in: proposal) ? "" : " measured otherwise")
        + (layout.isTruncated ? " truncated" : "") + (missing.isEmpty ? "" : " missing" + missing)
      return [isPlain ? box + " \(layout.lines.count) lines" : box]
        + (isPlain ? [] : zip(layout.lines, shaped.reading(in: proposal).lines).map(Self.line))
    }
  }

  private static func line(_ line: TextLayout.Line, _ string: String) -> String {
    "  \(line.x.dumpText),\(line.baseline.dumpText) \(line.width.dumpText) "
      + JSONValue.quoted(string)
      + line.fragments.map {
        "; \($0.run == 0 ? "" : "run \($0.run) ")\($0.content.line(line.baseline))"
      }.joined()
  }
}

extension TextLayout.Fragment.Content {
  /// What the fragment draws in a line with a baseline.
  fileprivate func line(_ baseline: Double) -> String {
    switch self {
    case .glyphs(let font, let glyphs):
      "\(glyphs.count) \(font.face) \(font.size.dumpText) \(font.weight.dumpText)"
        + (font.emboldening == .zero ? "" : " grown \(font.emboldening.width.dumpText)")
        + Set(glyphs.map(\.y)).subtracting([baseline]).sorted().map { " at \($0.dumpText)" }
        .joined()
        + glyphs.indices.filter { glyphs[$0].id == Self.ellipsis }.map { " … at \($0)" }.joined()
    case .layers(let font, let glyphs): "\(glyphs.count) layers \(font.face)"
    case .picture(let bitmap, _, let rect): "picture \(bitmap.asset) \(rect.dumpText)"
    case .decoration(let kind, let rects):
      "\(kind) " + rects.map(\.dumpText).joined(separator: ", ")
    case .background(let rect): "background \(rect.dumpText)"
    case .link(let rect): "link \(rect.dumpText)"
    case .attachment(let rect, let scale): "box \(rect.dumpText) scale \(scale.dumpText)"
    case .bar(let rect, let radius): "bar \(rect.dumpText) radius \(radius.dumpText)"
    case .missingGlyph(let rect): "missing \(rect.dumpText)"
    }
  }

  private static let ellipsis = layout(text("…")).lines[0].glyphs[0].id
}
