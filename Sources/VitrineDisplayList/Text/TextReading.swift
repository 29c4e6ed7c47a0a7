/// The legible part of a text in a box, compared with the text that the author wrote.
package struct TextReading: Hashable, Sendable {
  /// The characters of each line from top to bottom, without ellipses and hyphens.
  package var lines: [String]
  /// The characters that no line shows, in the order of reading; empty where all are shown.
  package var lost: String
  /// Share of its size at which the text is set, from 0 to 1.
  package var scale: Double
  /// The words of which one line has the beginning and the next one the end, where no space, hyphen or
  /// ideograph lets a line end.
  package var dividedWords: [DividedWord]

  /// A word on two lines.
  package struct DividedWord: Hashable, Sendable {
    /// Its characters.
    package var word: String
    /// Whether it ends with a hyphen.
    package var hasHyphen: Bool
    /// Whether it is the first word of its sentence.
    package var startsSentence: Bool

    /// Creates a word on two lines.
    package init(word: String, hasHyphen: Bool, startsSentence: Bool) {
      (self.word, self.hasHyphen, self.startsSentence) = (word, hasHyphen, startsSentence)
    }
  }

  /// Creates what is read of a text.
  package init(
    lines: [String], lost: String = "", scale: Double = 1, dividedWords: [DividedWord] = []
  ) {
    (self.lines, self.lost, self.scale, self.dividedWords) = (lines, lost, scale, dividedWords)
  }
}
