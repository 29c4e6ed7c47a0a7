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
      lineStarts =
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
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

    /// The line of an offset, counted from one.
    func line(of offset: Int) -> Int {
      lineStarts.partitioningIndex { $0 > offset }
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

  extension [Int] {
    fileprivate func partitioningIndex(_ isAfter: (Int) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
#endif
