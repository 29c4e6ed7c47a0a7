import VitrineCoding

/// Text for a model, with a limited number of lines and letters.
package struct LimitedText {
  /// The maximum number of letters of a line.
  private static let mostLetters = 400

  /// The text, with a note about omitted lines.
  package let text: String
  /// The number of omitted lines.
  package let leftOff: Int

  /// Shortens a text.
  ///
  /// - Parameters:
  ///   - lines: the maximum number of lines.
  ///   - advice: how a model gets the rest.
  package init(
    _ text: String, lines most: Int, advice: String = "call again with a larger max_lines"
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    var kept = lines.prefix(most).map { line in
      line.count > LimitedText.mostLetters
        ? line.prefix(LimitedText.mostLetters) + "…" : String(line)
    }
    leftOff = max(0, lines.count - most)
    if leftOff > 0 { kept.append("… \(leftOff.counted("more line")); \(advice)") }
    self.text = kept.joined(separator: "\n")
  }

  /// The lines of an outline that contain a word, with their ancestors and descendants.
  package static func matching(_ word: String, in outline: String) -> String {
    let lines = outline.split(separator: "\n").map(String.init)
    let depths = lines.map { line in line.prefix { $0 == " " }.count }
    var isKept = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated()
    where line.lowercased().contains(word.lowercased()) {
      isKept[index] = true
      var depth = depths[index]
      for outer in stride(from: index - 1, through: 0, by: -1) where depths[outer] < depth {
        isKept[outer] = true
        depth = depths[outer]
      }
      for inner in (index + 1)..<max(index + 1, lines.count) {
        guard depths[inner] > depths[index] else { break }
        isKept[inner] = true
      }
    }
    return zip(lines, isKept).filter(\.1).map(\.0).joined(separator: "\n")
  }
}
