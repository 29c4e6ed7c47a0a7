/// The error of a call, and what the caller can do next.
package struct CallFault: Error, Hashable, Sendable {
  /// One line in lower case, names in quotes.
  package var message: String
  /// The next step for the caller.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  /// The error as text.
  package var text: String { "error: \(message)" + (hint.map { "\nnext: \($0)" } ?? "") }
}
