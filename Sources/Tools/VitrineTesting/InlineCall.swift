import VitrineSyntax

/// The call of an inline assertion in a source file.
struct InlineCall {
  /// The name of the function that is called.
  static let name = "assertInlineSnapshot"

  /// The bytes of the trailing closure; empty, after the call, if there is none.
  let place: Range<Int>
  /// The blanks before the line on which the call starts.
  private let indentation: String
  /// The blanks of one level.
  private let level: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - line: its line, from 1.
  ///   - column: the column of its name or its parenthesis in bytes, from 1.
  /// - Throws: `InlineSource.Fault` when there is none.
  init(in source: String, line: Int, column: Int) throws(InlineSource.Fault) {
    let tokens = SwiftLexer.tokens(source)
    guard let start = InlineCall.offset(line, column, in: source),
      let open = tokens.firstIndex(where: { $0.range.lowerBound >= start && $0.text == "(" }),
      open > 0, tokens[open - 1].text == InlineCall.name,
      tokens[..<open].reversed().prefix(while: { $0.range.lowerBound >= start }).allSatisfy({
        $0.kind == .name || $0.text == "."
      }),
      let close = InlineCall.end(of: open, in: tokens)
    else {
      throw InlineSource.Fault(
        "the source has changed since it was compiled", hint: "run the tests again")
    }
    guard !InlineCall.hasArgument("matches", tokens[open...close]) else {
      throw InlineSource.Fault(
        "only a trailing closure can be recorded", hint: "move 'matches' behind the call")
    }
    var next = close + 1
    while next < tokens.count, tokens[next].isTrivia { next += 1 }
    if next < tokens.count, tokens[next].text == "{", let end = InlineCall.end(of: next, in: tokens)
    {
      place = tokens[close].range.upperBound..<tokens[end].range.upperBound
    } else {
      place = tokens[close].range.upperBound..<tokens[close].range.upperBound
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let first = source.utf8.prefix(tokens[open - 1].range.lowerBound)
      .reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let blanks = lines.map { $0.prefix { $0 == " " || $0 == "\t" } }
    indentation = String(blanks[first])
    level =
      blanks.contains { $0.hasPrefix("\t") } ? "\t" : blanks.contains("  ") ? "  " : "    "
  }

  /// Returns the trailing closure that returns a text.
  func closure(_ text: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    let inner = indentation + level
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return
      ([" {", inner + hashes + "\"\"\""] + lines
      + [inner + "\"\"\"" + hashes, indentation + "}"]).joined(separator: "\n")
  }

  /// Returns the offset of a place in bytes; `nil` after the end of the source.
  private static func offset(_ line: Int, _ column: Int, in source: String) -> Int? {
    var (current, offset) = (1, 0)
    for byte in source.utf8 {
      if current == line { return offset + column - 1 }
      if byte == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    return nil
  }

  /// Returns the index of the bracket that closes another one; `nil` if there is none.
  private static func end(of open: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a call has an argument with a label in its parentheses.
  private static func hasArgument(_ label: String, _ call: ArraySlice<SwiftToken>) -> Bool {
    var depth = 0
    for (token, next) in zip(call, call.dropFirst()) {
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth == 1, token.text == label, next.text == ":" { return true }
    }
    return false
  }
}
