import Vitrine
import VitrineSyntax

/// Where Swift source writes the words of views: `Text("Water")`, `Image(systemName: "drop")`.
///
/// An archive says what is in a view and not where its code is. A literal that one place alone gives to a
/// view leads there; what code computes leads nowhere, and findings stay with the widget.
public struct SourceIndex: Sendable {
  private var literals: [Literal] = []

  /// Most bytes of sources that are read; what is beyond has no places.
  private static let mostBytes = 16 << 20
  /// Fewest letters around computed parts that tell a literal from others.
  private static let leastLetters = 3
  /// Views that show what is written first between their parentheses.
  private static let views: Set<Substring> = [
    "Text", "Label", "Image", "Button", "Toggle", "Link", "Gauge", "ProgressView",
    "LocalizedStringKey",
  ]
  /// Labels of arguments that views show.
  private static let labels: Set<Substring> = ["systemName", "systemImage", "verbatim", "image"]

  fileprivate struct Literal: Sendable {
    /// The written text, cut at embedded code.
    let parts: [String]
    let place: FindingPlace
  }

  /// Creates an index without sources.
  public init() {}

  /// Reads the Swift sources of a folder and those below it; a folder that cannot be read has none.
  ///
  /// - Parameter name: how findings name a file of a path below the folder.
  public init(folder: String, name: (String) -> String = { $0 }) {
    var bytes = 0
    _ = try? SourceFiles.read(folder) { path, text in
      bytes += text.utf8.count
      if bytes <= Self.mostBytes { add(text, file: name(path)) }
      return bytes <= Self.mostBytes
    }
  }

  /// Adds the text of a source.
  public mutating func add(_ source: String, file: String) {
    var line = 1
    var before: [Substring] = []
    for token in SwiftLexer.tokens(source) {
      switch token.kind {
      case .string:
        if Self.isShown(before), let parts = Self.parts(of: token.text) {
          literals.append(Literal(parts: parts, place: FindingPlace(file: file, line: line)))
        }
        before.append("\"")
      case .comment, .newline, .blank: break
      case .name, .attribute, .directive, .number, .symbol: before.append(token.text)
      }
      line += token.text.utf8.count { $0 == UInt8(ascii: "\n") }
      if before.count > 2 { before.removeFirst(before.count - 2) }
    }
  }

  /// The only place that writes what a view shows; `nil` where there is none, or more than one.
  ///
  /// - Parameters:
  ///   - view: what findings call the view, such as `Text "Water"`.
  ///   - file: that of the widget's declaration: a place in it goes before others.
  public func place(of view: String, near file: String? = nil) -> FindingPlace? {
    guard let start = view.firstIndex(of: "\""), let end = view.lastIndex(of: "\""), start < end
    else { return nil }
    let words = String(view[view.index(after: start)..<end])
    let exact = literals.filter { $0.parts == [words] }
    let found = exact.isEmpty ? literals.filter { $0.matches(words) } : exact
    let places = Set(found.map(\.place))
    if places.count == 1 { return places.first }
    let near = places.filter { $0.file == file }
    return near.count == 1 ? near.first : nil
  }

  /// Whether a view shows what follows some tokens.
  private static func isShown(_ before: [Substring]) -> Bool {
    guard let first = before.first, before.count == 2 else { return false }
    return before[1] == "(" && views.contains(first) || before[1] == ":" && labels.contains(first)
  }

  /// The text of a literal of one line, cut where code is in it; `nil` for one with too little to tell.
  private static func parts(of literal: Substring) -> [String]? {
    guard literal.count > 2, literal.hasPrefix("\""), !literal.hasPrefix("\"\"\"") else {
      return nil
    }
    var parts = [""]
    var rest = literal.dropFirst().dropLast()
    while let letter = rest.popFirst() {
      guard letter == "\\", let escaped = rest.popFirst() else {
        parts[parts.count - 1].append(letter)
        continue
      }
      switch escaped {
      case "(":
        skipCode(&rest)
        parts.append("")
      case "n": parts[parts.count - 1].append("\n")
      case "u": return nil
      default: parts[parts.count - 1].append(escaped)
      }
    }
    let letters = parts.joined().count { $0.isLetter }
    return parts.count == 1 || letters >= leastLetters ? parts : nil
  }

  private static func skipCode(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let letter = rest.popFirst() {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
    }
  }
}

extension SourceIndex.Literal {
  /// Fewest letters of a part that a cut text must show of it.
  private static let leastShown = 3

  /// Whether a text has the parts of the literal in their order, from its start to its end.
  fileprivate func matches(_ text: String) -> Bool {
    // Names of views are cut after some letters.
    let isCut = text.hasSuffix("…")
    var rest = isCut ? text.dropLast() : text[...]
    for (index, part) in parts.enumerated() {
      if index == 0, rest.hasPrefix(part) {
        rest = rest.dropFirst(part.count)
      } else if index > 0, index == parts.count - 1, !isCut {
        return rest.hasSuffix(part)
      } else if index > 0, let range = rest.firstRange(of: part) {
        rest = rest[range.upperBound...]
      } else {
        return isCut && Self.isBegun(part, atEndOf: rest)
      }
    }
    return isCut || rest.isEmpty
  }

  /// Whether the end of a cut text is the start of a part.
  private static func isBegun(_ part: String, atEndOf text: Substring) -> Bool {
    let most = min(part.count, text.count)
    guard most >= leastShown else { return false }
    return (leastShown...most).contains { part.hasPrefix(text.suffix($0)) }
  }
}
