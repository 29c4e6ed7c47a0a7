/// Splits a command into words as a shell does.
package enum ShellWords {
  /// Returns the words of a line, without backslashes and quotation marks.
  package static func split(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "\\" where quote != "'": word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
      case "'", "\"":
        if quote == nil {
          quote = character
          word = word ?? ""
        } else if quote == character {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      case _ where quote == nil && character.isWhitespace:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
