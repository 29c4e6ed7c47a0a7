/// A place in a text file, with the line around it.
public struct TextLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; a tab counts as one.
  public var column: Int
  /// The number of Unicode scalars that are marked, at least one.
  public var length: Int
  /// The statements in Swift source that make the view at the place and those around it, the
  /// innermost first; empty if the file does not name any.
  public var statements: [CodeLocation] = []
  /// The line; a long one is cut around the place.
  package var excerpt: Excerpt

  /// A line of a file, divided into the parts around the marked one.
  package struct Excerpt: Hashable, Sendable {
    /// The text before, in and after the marked part.
    package var before, marked, after: String

    package init(before: String, marked: String, after: String) {
      (self.before, self.marked, self.after) = (before, marked, after)
    }
  }

  package init(
    line: Int, column: Int, length: Int, excerpt: Excerpt, statements: [CodeLocation] = []
  ) {
    (self.line, self.column, self.length) = (line, column, length)
    self.statements = statements
    self.excerpt = excerpt
  }
}

extension TextLocation {
  /// The line with its number, and a caret below the place, as compilers print them.
  ///
  /// - Parameter paint: adds a colour to the caret; by default there is none.
  package func frame(paint: (String) -> String = { $0 }) -> [String] {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let before = TextLocation.shown(excerpt.before)
    let marked = TextLocation.shown(excerpt.marked)
    let blanks = String(repeating: " ", count: TextLocation.columns(of: before))
    let waves = max(0, TextLocation.columns(of: marked) - 1)
    return [
      " \(number) | \(before)\(marked)\(TextLocation.shown(excerpt.after))",
      " \(margin) | \(blanks)" + paint("^" + String(repeating: "~", count: waves)),
    ]
  }

  /// A part of a line, with tabs as spaces and control characters escaped.
  private static func shown(_ text: String) -> String {
    text.replacing("\t", with: "    ").singleLine
  }

  /// The number of terminal cells that a text takes.
  private static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + $1.terminalColumns }
  }
}

extension Unicode.Scalar {
  /// The number of terminal cells that the scalar takes: none for marks, two for wide ones.
  ///
  /// Source: the blocks that Unicode's EastAsianWidth.txt lists as W and F.
  fileprivate var terminalColumns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
