#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax

  /// An original source and its syntax tree.
  struct ParsedSource {
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let lineStarts: [Int]

    init(_ text: String) {
      let bytes = Array(text.utf8)
      tree = Parser.parse(source: text)
      lineStarts = bytes.lineStarts
      self.bytes = bytes
    }

    /// The token at an offset in bytes, or the next one if that is a blank.
    func token(at offset: Int) -> TokenSyntax? {
      guard offset >= 0, offset <= bytes.count else { return nil }
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
        return tree.lastToken(viewMode: .sourceAccurate)
      }
      return offset >= token.range.upperBound
        ? token.nextToken(viewMode: .sourceAccurate) ?? token : token
    }

    /// The range of the innermost statement around an offset; `nil` outside statements.
    func statement(at offset: Int) -> Range<Int>? {
      let item: CodeBlockItemSyntax? = token(at: offset)?.nearest(CodeBlockItemSyntax.self)
      return item?.range
    }

    /// The line of an offset, counted from one.
    func line(of offset: Int) -> Int { lineStarts.firstAfter(offset) }

    /// The line and column of an offset, both counted from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
      let line = line(of: offset)
      return (line, offset - lineStarts[line - 1] + 1)
    }

    /// The offset of a line and column, both counted from 1; `nil` outside the text.
    func offset(line: Int, column: Int) -> Int? {
      guard lineStarts.indices.contains(line - 1) else { return nil }
      return min(lineStarts[line - 1] + column - 1, bytes.count)
    }

    /// The words in it that begin with a capital of ASCII.
    var capitalizedNames: Set<String> {
      let words = bytes.split { byte in
        !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: "_")
          || byte > 0x7F)
      }
      return Set(
        words.filter { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0[$0.startIndex] }
          .map { String(decoding: $0, as: UTF8.self) })
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }

  extension SyntaxProtocol {
    /// The code in bytes, without blanks and comments around it.
    var range: Range<Int> {
      let start = positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
#endif
