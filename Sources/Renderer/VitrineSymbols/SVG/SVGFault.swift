/// The reason why a file was rejected as a drawing.
package struct SVGFault: Error, Hashable, Sendable {
  /// The message, starting in lower case.
  package var message: String
  /// The line of the file, from 1, where it is known.
  package var line: Int?

  /// Creates an SVG fault.
  package init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The fault in one line.
  package var description: String {
    line.map { "line \($0): \(message)" } ?? message
  }
}

/// The limits of a file, beyond which it is rejected.
enum SVGLimits {
  /// Elements of a file; Apple's template has about a hundred.
  static let elements = 10_000
  /// Elements around an element.
  static let depth = 64
  /// Bytes of a file.
  static let bytes = 4_000_000
  /// Steps of all outlines of a file.
  static let steps = 100_000
}
