import CMarkdown
import VitrineDisplayList

/// The inline Markdown of SwiftUI's string literals.
///
/// The parser is cmark-gfm, on which Apple's is based, with autolinks and strikethrough. Source:
/// recorded on macOS 27, marks of blocks (headings, lists, quotations) and marks that are not
/// closed stay as they are, and lines end where the author ends them.
package enum InlineMarkdown {
  /// A space that is inserted before lines, so that none begins like a block.
  ///
  /// An en quad in the text is replaced with its canonical equivalent, an en space; so all en quads
  /// are inserted ones.
  private static let guardBlank: Unicode.Scalar = "\u{2000}"
  private static let enSpace: Unicode.Scalar = "\u{2002}"

  /// The characters of `text` without its marks, and their styles.
  package static func runs(of text: String) -> [MarkdownRun] {
    var reader = RunReader(isOurs: { $0 == guardBlank })
    ParsedMarkdown(Array(guarded(text).utf8)).visit { reader.read($0) }
    return reader.runs
  }

  /// The text with a guard before each line that could start a block, and after blanks at a line's
  /// end, which would be lost.
  private static func guarded(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r"
    }
    return lines.map { guarded(line: $0) }.joined(separator: "\n")
  }

  private static func guarded(line: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    // A letter does not start a block, and the parser recognizes an address only if nothing
    // precedes it.
    let beginsWithLetter = line.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
    if !beginsWithLetter { scalars.append(guardBlank) }
    scalars.append(contentsOf: line.unicodeScalars.lazy.map { $0 == guardBlank ? enSpace : $0 })
    if line.last == " " { scalars.append(guardBlank) }
    return String(scalars)
  }
}

/// Collects the runs of a document.
private struct RunReader {
  /// Whether a character was inserted to guard a line.
  let isOurs: (Unicode.Scalar) -> Bool
  private(set) var runs: [MarkdownRun] = []
  /// The styles at the current position, the innermost last.
  private var styles: [MarkdownRun.Style] = []

  init(isOurs: @escaping (Unicode.Scalar) -> Bool) {
    self.isOurs = isOurs
  }

  private var style: MarkdownRun.Style { styles.last ?? MarkdownRun.Style() }

  mutating func read(_ event: ParsedMarkdown.Event) {
    switch event {
    case .text(let string): append(string, style)
    case .code(let string):
      var code = style
      code.isCode = true
      append(string, code)
    case .enter(let mark): styles.append(style.marked(mark))
    case .leave: styles.removeLast()
    }
  }

  private mutating func append(_ string: String, _ style: MarkdownRun.Style) {
    let text = without(string)
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].string += text
    } else {
      var clean = style
      clean.link = style.link.map(without)
      runs.append(MarkdownRun(string: text, style: clean))
    }
  }

  private func without(_ string: String) -> String {
    String(String.UnicodeScalarView(string.unicodeScalars.filter { !isOurs($0) }))
  }
}

extension MarkdownRun.Style {
  /// The style inside a mark.
  fileprivate func marked(_ mark: ParsedMarkdown.Mark) -> MarkdownRun.Style {
    var style = self
    switch mark {
    case .strong: style.isBold = true
    case .emphasis: style.isItalic = true
    case .strikethrough: style.isStruckThrough = true
    case .link(let url): style.link = url
    }
    return style
  }
}
