/// What a built program lacks of its sources, for messages about the widgets that need it.
package struct OmittedCode: Codable, Sendable {
  /// Code that was left out.
  package struct Place: Codable, Hashable, Sendable {
    /// The number by which the program names it.
    package var id: Int
    /// The path of the file, relative to the project.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// What is left out and why, in one line.
    package var message: String

    package init(id: Int, file: String, line: Int, message: String) {
      (self.id, self.file, self.line, self.message) = (id, file, line, message)
    }

    /// The name of the sign in place of a view.
    package var title: String { "\(file):\(line)" }
    /// The code without its number: a line can have several that are left out for one reason.
    package var shown: Place { Place(id: 0, file: file, line: line, message: message) }
  }

  /// A warning about all widgets.
  package struct Note: Codable, Hashable, Sendable {
    package var message: String
    /// How to fix it.
    package var hint: String?
    /// The path of the file, relative to the project.
    package var file: String?
    /// The line, counted from 1.
    package var line: Int?

    package init(_ message: String, hint: String? = nil, file: String? = nil, line: Int? = nil) {
      (self.message, self.hint, self.file, self.line) = (message, hint, file, line)
    }
  }

  package var places: [Place] = []
  package var notes: [Note] = []

  package init(places: [Place] = [], notes: [Note] = []) {
    (self.places, self.notes) = (places, notes)
  }
}
