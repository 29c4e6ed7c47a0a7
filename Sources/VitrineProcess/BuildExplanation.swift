/// One cause of a failed build, in the user's words: where, what, and what to do.
package struct BuildExplanation: Sendable, Hashable, Codable {
  /// Path of the user's file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong, in one line.
  package var message: String
  /// What to do about it.
  package var hint: String?
  /// Errors that follow from this one, or repeat it.
  package var further = 0

  package init(file: String, line: Int, message: String, hint: String? = nil) {
    (self.file, self.line, self.message, self.hint) = (file, line, message, hint)
  }

  /// Place, message and the number of folded errors, in one line.
  package var description: String { "\(file):\(line): \(told)" }

  /// The message and the number of folded errors.
  package var told: String {
    message + (further == 0 ? "" : " (and \(further) more \(further == 1 ? "place" : "places"))")
  }
}
