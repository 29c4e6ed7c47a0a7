/// Why a program of the machine could not do its work.
package struct ToolError: Error, Hashable, Sendable {
  /// One line in lower case, names in quotes.
  package var message: String
  /// What to do about it.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }
}
