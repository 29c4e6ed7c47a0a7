import VitrineSyntax

/// The names in a source, without comments and the text of strings.
struct NamesOfCode {
  /// The first bytes of the words, in their order.
  private var places: [Int] = []
  /// Names, and texts that can be names of classes.
  private var words: [(name: CodeName, isText: Bool)] = []

  init(_ text: String) {
    let tokens = SwiftLexer.allTokens(text)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .name, .attribute, .directive:
        let name = token.text.drop { "@#$".contains($0) }
        // A parameter of a closure names nothing.
        guard name.first?.isNumber == false else { continue }
        add(CodeName(name), at: token)
        let isMember = index > 0 && tokens[index - 1].text.hasSuffix(".")
        let isCalled = index + 1 < tokens.count && tokens[index + 1].text == "("
        if name == "init", isMember, !isCalled { add(.initializer, at: token) }
      case .string:
        // The last part of a text, as `Kit.Store` names a class.
        let word = token.text.split { "\"#.)".contains($0) }.last
        if let word { add(CodeName(word), at: token, isText: true) }
      default: break
      }
    }
  }

  private mutating func add(_ name: CodeName, at token: SwiftToken, isText: Bool = false) {
    places.append(token.range.lowerBound)
    words.append((name, isText))
  }

  /// The names in ranges of bytes.
  ///
  /// Text in strings counts where classes are looked up by their names.
  func names(in ranges: [Range<Int>]) -> Set<CodeName> {
    let found = ranges.flatMap { range in
      words[places.firstAfter(range.lowerBound - 1)..<places.firstAfter(range.upperBound - 1)]
    }
    let names = Set(found.lazy.filter { !$0.isText }.map(\.name))
    return NamesOfCode.looksUp(names) ? Set(found.map(\.name)) : names
  }

  /// Whether code with these names looks up classes by text, in any module.
  static func looksUp(_ names: Set<CodeName>) -> Bool { lookups.contains(where: names.contains) }

  private static let lookups = ["NSClassFromString", "classNamed", "_typeByName"].map(CodeName.init)
}
