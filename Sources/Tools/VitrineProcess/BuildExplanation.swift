import VitrineCoding

/// A cause of a failed build, with its location, message and hint in the user's terms.
package struct BuildExplanation: Sendable, Hashable, Codable {
  /// The path of the user's file.
  package var file: String
  /// The line, counted from 1; 0 for the file as a whole.
  package var line: Int
  /// The message, in one line.
  package var message: String
  /// How to fix it.
  package var hint: String?
  /// The number of errors that follow from this one, or repeat it.
  package var further = 0

  package init(file: String, line: Int, message: String, hint: String? = nil) {
    (self.file, self.line, self.message, self.hint) = (file, line, message, hint)
  }

  /// The file, and its line if there is one.
  package var place: String { line > 0 ? "\(file):\(line)" : file }

  /// The location, message and number of further errors, in one line.
  package var description: String { "\(place): \(told)" }

  /// The message and the number of further errors.
  package var told: String {
    message + (further == 0 ? "" : " (and \(further.counted("more place")))")
  }
}
