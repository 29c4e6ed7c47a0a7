import Foundation
import VitrineProcess

/// An error in a project: the file, the object in it, and a hint.
package struct ProjectError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The file that is at fault.
  package var file: String
  /// The line of the file, counted from 1, if it is known.
  package var line: Int?
  /// The object of the project file, by its identifier and kind.
  package var object: String?
  /// The message of the project error.
  package var message: String
  /// What helps.
  package var hint: String?
  /// Whether nothing failed, but there is nothing to draw.
  package var foundNothing: Bool?

  package init(
    _ message: String, file: URL, line: Int? = nil, object: String? = nil, hint: String? = nil
  ) {
    (self.message, self.file, self.line) = (message, file.path, line)
    (self.object, self.hint) = (object, hint)
  }

  /// The error of a tool on a file or a folder.
  init(_ error: ToolError, file: URL) {
    self.init(error.message, file: file, hint: error.hint)
    foundNothing = error.foundNothing ? true : nil
  }

  /// File, line, object and message in one line.
  package var description: String {
    let place = file + (line.map { ":\($0)" } ?? "")
    return "\(place): \(object.map { "\($0): " } ?? "")\(message)"
  }
}

extension BuildExplanation {
  /// The explanation of an error that ended the work on a target.
  init(_ error: ProjectError) {
    self.init(
      file: error.file, line: error.line ?? 0, message: error.message, hint: error.hint)
  }
}
