/// A place in the text of a file: where it begins, and the line around it.
public struct TextLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; a tab is one.
  public var column: Int
  /// How many Unicode scalars of the line are meant, at least one.
  public var length: Int
  /// The line, of which a long one is cut around the place.
  package var excerpt: Excerpt

  /// A line of a file as it is shown.
  package struct Excerpt: Hashable, Sendable {
    /// The text before, at and after the location.
    package var before, marked, after: String

    package init(before: String, marked: String, after: String) {
      (self.before, self.marked, self.after) = (before, marked, after)
    }
  }

  package init(line: Int, column: Int, length: Int, excerpt: Excerpt) {
    (self.line, self.column, self.length) = (line, column, length)
    self.excerpt = excerpt
  }
}

extension TextLocation {
  /// The line with its number, and below it a caret at the place, as compilers print them.
  ///
  /// - Parameter paint: gives the caret a colour; by default it has none.
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

  /// A part of a line: tabs as blanks, and what a terminal would obey as text.
  private static func shown(_ text: String) -> String {
    text.replacing("\t", with: "    ").singleLine
  }

  /// How many cells of a terminal a text takes.
  private static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + $1.terminalColumns }
  }
}

extension Unicode.Scalar {
  /// How many cells of a terminal the scalar takes: none for marks, two for wide ones.
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
