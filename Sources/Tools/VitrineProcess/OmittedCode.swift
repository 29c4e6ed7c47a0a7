import VitrineFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a built program lacks of its sources, for messages about the widgets that need it.
///
/// It is a file beside the program, which reads the places for its own messages.
package struct OmittedCode: Codable, Sendable {
  /// Code that was left out.
  package struct Place: Codable, Hashable, Sendable {
    /// The number by which the program names it.
    package var id: Int
    /// The path of the file, relative to the project.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// The name of the code in quotes, or what kind of code it is.
    package var code: String
    /// The compiler's message.
    package var reason: String

    package init(id: Int, file: String, line: Int, code: String, reason: String) {
      (self.id, self.file, self.line) = (id, file, line)
      (self.code, self.reason) = (code, reason)
    }

    /// The name of the sign in place of a view.
    package var title: String { "\(file):\(line)" }
    /// What is left out and why, in one line.
    package var message: String { "\(code) is left out: \(reason)" }
    /// The code without its number: a line can have several that are left out for one reason.
    package var shown: Place { Place(id: 0, file: file, line: line, code: code, reason: reason) }
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

  /// The maximum size of its file in bytes.
  private static let limit = 16 << 20

  /// Reads the file beside a program.
  ///
  /// - Throws: `ToolError` when it cannot be read.
  package init(contentsOf file: String) throws(ToolError) {
    do {
      let bytes = try FileReader.read(file, limit: OmittedCode.limit)
      self = try JSONDecoder().decode(OmittedCode.self, from: Data(bytes))
    } catch {
      throw ToolError("what the program lacks cannot be read from '\(file)': \(error)")
    }
  }

  /// Writes the file.
  ///
  /// - Throws: `ToolError` when it cannot be written.
  package func write(to file: String) throws(ToolError) {
    do {
      try FileWriter.write(Array(try JSONEncoder().encode(self)), to: file)
    } catch {
      throw ToolError("what the program lacks cannot be written to '\(file)': \(error)")
    }
  }
}
