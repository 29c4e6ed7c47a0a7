import VitrineProcess

/// Why a session, or a part of its work, cannot be done.
package struct LiveError: Error, Hashable, Sendable {
  /// One line in lower case, names in quotes.
  package var message: String
  /// A suggestion to resolve the error.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  /// Creates the error for a failure of an external program.
  init(_ error: ToolError) { self.init(error.message, hint: error.hint) }
}
