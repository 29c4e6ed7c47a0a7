/// A word of a command that a test does not know.
package struct UnknownWord: Error, CustomStringConvertible {
  /// What is not known.
  package let description: String
  /// Names the word.
  package init(_ word: some StringProtocol) { description = "'\(word)' is not known" }
}
