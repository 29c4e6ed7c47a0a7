/// The error of an external program.
package struct ToolError: Error, Hashable, Sendable {
  /// One line in lower case, names in quotes.
  package var message: String
  /// How to fix it.
  package var hint: String?
  /// Whether nothing failed, but there are no widgets.
  package var foundNothing = false

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }
}
