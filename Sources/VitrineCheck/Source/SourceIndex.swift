import Vitrine
import VitrineSyntax

/// The places in Swift source where literals of views are written: `Text("Water")`,
/// `Image(systemName: "drop")`.
///
/// An archive contains the content of a view, but not the place of its code. A literal that occurs
/// in only one place identifies it. For content that code computes there is no place, and findings
/// refer to the widget.
public struct SourceIndex: Sendable {
  private var literals: [Literal] = []

  /// The maximum number of bytes of sources that are read; further ones are ignored.
  private static let mostBytes = 16 << 20
  /// The minimum number of letters around interpolations that identify a literal.
  private static let leastLetters = 3
  /// Views that show their first argument.
  private static let views: Set<Substring> = [
    "Text", "Label", "Image", "Button", "Toggle", "Link", "Gauge", "ProgressView",
    "LocalizedStringKey",
  ]
  /// Labels of arguments that views show.
  private static let labels: Set<Substring> = ["systemName", "systemImage", "verbatim", "image"]

  fileprivate struct Literal: Sendable {
    /// The text of the literal, split at interpolations.
    let parts: [String]
    let place: FindingPlace
  }

  /// Creates an index without sources.
  public init() {}

  /// Reads the Swift sources in a folder and its subfolders; a folder that cannot be read has none.
  ///
  /// - Parameter name: returns the name of a file in findings for its path below the folder.
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

  /// Returns the only place of a view's literal; `nil` if there is none, or more than one.
  ///
  /// - Parameters:
  ///   - view: the name of the view in findings, such as `Text "Water"`.
  ///   - file: the file that declares the widget; a place in it is preferred.
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

  /// Whether a view shows the argument after some tokens.
  private static func isShown(_ before: [Substring]) -> Bool {
    guard let first = before.first, before.count == 2 else { return false }
    return before[1] == "(" && views.contains(first) || before[1] == ":" && labels.contains(first)
  }

  /// The text of a literal on one line, split at interpolations; `nil` if it has too few letters to
  /// identify it.
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
  /// The minimum number of letters of a part that a truncated text must show.
  private static let leastShown = 3

  /// Whether a text consists of the literal's parts, in order and from start to end.
  fileprivate func matches(_ text: String) -> Bool {
    // Names of views are truncated.
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

  /// Whether the end of a truncated text is the start of a part.
  private static func isBegun(_ part: String, atEndOf text: Substring) -> Bool {
    let most = min(part.count, text.count)
    guard most >= leastShown else { return false }
    return (leastShown...most).contains { part.hasPrefix(text.suffix($0)) }
  }
}
