/// The legible part of a text in a box, compared with the text that the author wrote.
package struct TextReading: Hashable, Sendable {
  /// The characters of each line from top to bottom, without ellipses and hyphens.
  package var lines: [String]
  /// The characters that no line shows, in reading order; empty if all are shown.
  package var lost: String
  /// The scale of the text, from 0 to 1.
  package var scale: Double
  /// The words that are divided between two lines without a space, hyphen or ideograph to break at.
  package var dividedWords: [DividedWord]
  /// The size of the smallest letters and digits, as a share of that of the largest.
  package var leastShare = 1.0

  /// A word that is divided between two lines.
  package struct DividedWord: Hashable, Sendable {
    /// The characters of the word.
    package var word: String
    /// Whether the first part ends with a hyphen.
    package var hasHyphen: Bool
    /// Whether it is the first word of its sentence.
    package var startsSentence: Bool

    /// Creates a divided word.
    package init(word: String, hasHyphen: Bool, startsSentence: Bool) {
      (self.word, self.hasHyphen, self.startsSentence) = (word, hasHyphen, startsSentence)
    }
  }

  /// Creates the legible part of a text.
  package init(
    lines: [String], lost: String = "", scale: Double = 1, dividedWords: [DividedWord] = []
  ) {
    (self.lines, self.lost, self.scale, self.dividedWords) = (lines, lost, scale, dividedWords)
  }
}
