import VitrineProcess

/// The error of a session, or of a part of its work.
package struct LiveError: Error, Hashable, Sendable {
  /// One line in lower case, names in quotes.
  package var message: String
  /// How to fix it.
  package var hint: String?
  /// Whether nothing failed, but there are no widgets.
  package var foundNothing = false

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  /// Creates the error for a failure of an external program.
  init(_ error: ToolError) {
    self.init(error.message, hint: error.hint)
    foundNothing = error.foundNothing
  }
}
