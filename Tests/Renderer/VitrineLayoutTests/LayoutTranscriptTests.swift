import VitrineArchive
import Foundation
import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport
import VitrineTranscripts

@testable import VitrineLayout

/// The files of `Tests/Transcripts/Layout`: views as archives hold them, their frames and drawing.
///
/// Texts, images and symbols are those of `StubContext`.
@Suite("Transcripts of layouts")
struct LayoutTranscriptTests {
  @Test(
    "views have the frames and the drawing of their transcripts",
    arguments: Transcript.all(in: "Layout"))
  func layouts(_ transcript: Transcript) throws {
    try transcript.check { _ in { try Self.answer(to: $0) } }
  }

  /// `frames` prints the tree of views, `draw` the display list and where taps are, and `layout` both.
  ///
  /// `sizes`, `guides` and `priority` put questions to the outermost node, and `runs` shows what the
  /// text engine receives of a text.
  private static func answer(to step: Transcript.Step) throws -> [String] {
    let words = step.words.dropFirst()
    let asks = ["sizes", "guides", "priority", "runs"].contains(step.words.first)
    let place = try Place(asks ? [] : words)
    let context = StubContext()
    let layout = try layout(
      view(step.text), on: place.surface, place.environment, context: context)
    let list = layout.makeDisplayList()
    let warnings = context.diagnostics.map { warning in
      "warning: \(warning.path): \(warning.message)" + (warning.hint.map { "; \($0)" } ?? "")
    }
    if asks {
      guard let question = ViewQuestion(words), let node = layout.content else {
        throw UnknownWord(step.command)
      }
      switch step.words.first {
      case "sizes": return question.sizes(of: node)
      case "guides": return question.guides(of: node)
      case "priority": return [node.layoutPriority.dumpText]
      default: return node.textLines + warnings
      }
    }
    switch step.words.first {
    case "frames": return layout.frameLines + warnings
    case "draw": return list.lines + warnings
    case "layout": return layout.frameLines + list.lines + warnings
    default: throw UnknownWord(step.command)
    }
  }

  private static func view(_ text: String) throws -> ViewNode {
    var bytes = Array(text.utf8)
    if text.contains("\"box") {
      bytes = try ArchiveEncoder.encode(Box.archive(JSONValue(json: bytes)))
    }
    return try ArchiveDecoder(isStrict: true).decode(ViewNode.self, bytes).0
  }
}

/// The surface and the environment of a command: `120×100 margins=10 direction=rightToLeft`.
private struct Place {
  private(set) var surface = LayoutTests.surface()
  private(set) var environment = EnvironmentValues()

  init(_ words: ArraySlice<String>) throws {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 ? set(parts[0], parts[1]) : setSize(word) else {
        throw UnknownWord(word)
      }
    }
  }

  private mutating func setSize(_ text: String) -> Bool {
    let numbers = text.split(separator: "×").compactMap { Double($0) }
    guard numbers.count == 2 else { return false }
    surface.size = Size(width: numbers[0], height: numbers[1])
    return true
  }

  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch (name, Double(value)) {
    case ("margins", let margin?): surface.margins = EdgeInsets(margin)
    case ("corners", let radius?): surface.mask = .rounded(radius)
    case ("scale", let scale?): environment.displayScale = scale
    default: return set(value, of: name)
    }
    return true
  }

  private mutating func set(_ value: String, of name: String) -> Bool {
    func take<Value: RawRepresentable<String>>(
      _ path: WritableKeyPath<EnvironmentValues, Value>
    ) -> Bool {
      guard let found = Value(rawValue: value) else { return false }
      environment[keyPath: path] = found
      return true
    }
    switch name {
    case "direction": return take(\.layoutDirection)
    case "typeSize": return take(\.dynamicTypeSize)
    case "family": return take(\.widgetFamily)
    case "idiom": return take(\.idiom)
    case "design": return take(\.design)
    case "mode": return take(\.widgetRenderingMode)
    case "redaction" where value == "privacy":
      environment.redactionReasons = .privacy
      return true
    default: return false
    }
  }
}

extension WidgetLayout {
  /// A line for each view: indentation, name, and box.
  var frameLines: [String] {
    let background = self.background.map { ["background"] + $0.frameLines(indent: 1) }
    return (background ?? []) + (content?.frameLines(indent: 0) ?? ["nothing"])
  }
}

extension LayoutNode {
  fileprivate func frameLines(indent: Int) -> [String] {
    [String(repeating: "  ", count: indent) + name + "  " + frame.dumpText]
      + children.filter(\.isPlaced).flatMap { $0.frameLines(indent: indent + 1) }
  }
}

extension DisplayList {
  /// The lines of the list's text, and one for each region that reacts to taps, as it is clipped.
  fileprivate var lines: [String] {
    var lines = text.components(separatedBy: "\n")
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines + hitRegions.map(\.line)
  }
}

extension HitRegion {
  fileprivate var line: String {
    let state = (isEnabled ? "" : " disabled") + (isOn.map { $0 ? " on" : " off" } ?? "")
    let effect =
      switch action {
      case .url(let url)?: " opens \(url)"
      case .intent(let intent)?: " runs \(intent.type)"
      case nil: ""
      }
    return "tap \(role.rawValue) '\(id)'\(state) \(shape.dumpText)\(effect)"
  }
}
