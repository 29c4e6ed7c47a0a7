/// The reason why a command line is invalid.
package struct ValidationError: Error, Hashable, Sendable {
  /// One line in lower case, with names in quotes.
  package let message: String
  /// A suggestion to resolve the error.
  package var hint: String?
  /// The option that is unknown, of which there is no synonym.
  package var unknownOption: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
