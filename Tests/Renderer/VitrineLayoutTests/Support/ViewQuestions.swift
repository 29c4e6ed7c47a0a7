import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineTestSupport
import VitrineTranscripts

@testable import VitrineLayout

/// A question about the outermost node of a view, as containers and engines put it.
struct ViewQuestion {
  private var proposals: [ProposedViewSize] = []
  private var guides: [(name: String, guide: Guide)] = []

  /// Reads proposals such as `100×-`, and names of guides: `top`, `leading`, `waterline=bottom`.
  init?(_ words: ArraySlice<String>) {
    for word in words {
      if let proposal = ProposedViewSize(word: word) {
        proposals.append(proposal)
      } else if let guide = Guide(word: word) {
        guides.append((word, guide))
      } else {
        return nil
      }
    }
  }

  /// The size of the node for each proposal, and the frames of its children from its corner, which
  /// are not numbers in an infinite node.
  func sizes(of node: LayoutNode) -> [String] {
    proposals.map { proposal in
      node.place(at: .zero, proposal: proposal)
      let size = "\(proposal.word): \(node.frame.size.word)"
      let children = node.children.filter(\.isPlaced).map(\.frame)
      guard node.frame.isFinite, !children.isEmpty else { return size }
      return size + ", children " + children.map(\.dumpText).joined(separator: ", ")
    }
  }

  /// The distance of each guide from the near edge, and whether the node or its views set it.
  func guides(of node: LayoutNode) -> [String] {
    guides.map { name, guide in
      let proposal = proposals.first ?? .unspecified
      let place =
        switch guide {
        case .horizontal(let guide): node.guide(guide, proposal)
        case .vertical(let guide): node.guide(guide, proposal)
        }
      return "\(name) \(place.dumpText)"
        + (node.explicitGuide(guide, proposal) == nil ? "" : " set")
    }
  }
}

extension LayoutNode {
  /// What the engine receives of a text: the rules of its lines, and its runs.
  var textLines: [String] {
    guard let looks = (operation.leaf as? TextDrawing)?.looks,
      let text = ((rule as? TextRule)?.text as? StubText)?.content
    else { return ["no text"] }
    let rules =
      [
        text.lineLimit.map { "limit \($0)" }, "reserves \(text.reservedLines)",
        "spacing \(text.lineSpacing.dumpText)", text.truncationMode.rawValue,
        "scale \(text.minimumScaleFactor.dumpText)", text.allowsTightening ? "tightens" : nil,
      ].compactMap { $0 }
    return [rules.joined(separator: ", ")]
      + zip(text.runs, looks).map { "\($0.line)\($1.line)" }
  }
}

extension StyledText.Run {
  fileprivate var line: String {
    let words: [String?] = [
      JSONValue.quoted(string), font.size.dumpText, font.weight.dumpText,
      font.italic ? "italic" : nil, kerning == 0 ? nil : "kerning \(kerning.dumpText)",
      isLink ? "link" : nil, hasBackground ? "background" : nil,
      attachment.map { "box \($0.size.word) baseline \($0.baseline.dumpText)" },
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

extension TextLook {
  fileprivate var line: String {
    [
      link.map { " to \($0.url)" }, background.map { " on \(JSONValue(encoding: $0).dumpText)" },
      environment.foreground.base.map { " in \(JSONValue(encoding: $0).dumpText)" },
    ].compactMap { $0 }.joined()
  }
}

extension Guide {
  fileprivate init?(word: String) {
    let parts = word.split(separator: "=").map(String.init)
    let vertical = VerticalAlignment.allCases.first { $0.name == parts.last }
    if parts.count == 2, let vertical {
      self = .vertical(.custom(parts[0], default: vertical))
    } else if let vertical {
      self = .vertical(vertical)
    } else if let horizontal = HorizontalAlignment.allCases.first(where: { $0.name == word }) {
      self = .horizontal(horizontal)
    } else {
      return nil
    }
  }
}

/// Views of transcripts that are shorter than in archives.
///
/// `"box 30×10"` is a red rectangle of that size; `"box 0/20/∞×10"` has a least, an ideal and a
/// greatest width, and in `"box *"`, both are `0/20/∞`. A box with modifiers is
/// `{"box": "30×10", "modifiers": […]}`.
enum Box {
  /// The JSON of an archive's view.
  static func archive(_ value: JSONValue) throws -> JSONValue {
    switch value {
    case .string(let text) where text.hasPrefix("box "): return try view(text.dropFirst(4), [])
    case .array(let values): return .array(try values.map(archive))
    case .object(var members):
      guard case .string(let text)? = members.removeValue(forKey: "box") else {
        return .object(try members.mapValues(archive))
      }
      var modifiers: [JSONValue] = []
      if case .array(let values)? = members["modifiers"] { modifiers = try values.map(archive) }
      return try view(text[...], modifiers)
    case .null, .bool, .number, .string: return value
    }
  }

  private static func view(_ text: Substring, _ modifiers: [JSONValue]) throws -> JSONValue {
    let extents = text == "*" ? ["*", "*"] : text.split(separator: "×")
    guard extents.count == 2 else { throw UnknownBox(text: String(text)) }
    var (fixed, bounds): ([String: JSONValue], [String: JSONValue]) = ([:], [:])
    for (name, extent) in zip(["width", "height"], extents) {
      let parts = (extent == "*" ? "0/20/∞" : extent).split(separator: "/")
      let numbers = try parts.map { try number($0) }
      if numbers.count == 1 {
        fixed[name] = numbers[0]
      } else if numbers.count == 3 {
        for (prefix, number) in zip(["min", "ideal", "max"], numbers) {
          bounds[prefix + name.capitalized] = number
        }
      } else {
        throw UnknownBox(text: String(text))
      }
    }
    let frames = [fixed, bounds].filter { !$0.isEmpty }.map { ["frame": .object($0)] as JSONValue }
    return ["color": "red", "modifiers": .array(frames + modifiers)]
  }

  private static func number(_ text: Substring) throws -> JSONValue {
    if text == "∞" { return "infinity" }
    guard let number = Double(text) else { throw UnknownBox(text: String(text)) }
    return .number(number)
  }
}

private struct UnknownBox: Error, CustomStringConvertible {
  let text: String
  var description: String { "'\(text)' is not a box" }
}
