/// A location in the sources of widgets.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// Path of the source file as it was passed to the compiler.
  package let file: String
  /// Line, counted from 1.
  package let line: Int
  /// Column in bytes, counted from 1; `nil` if only the line is known.
  package var column: Int?

  /// Creates the location of a line.
  package init(_ file: StaticString, _ line: Int) { (self.file, self.line) = ("\(file)", line) }

  /// Creates the location of a line in a file that is known only at run time.
  package init(path: String, line: Int) { (self.file, self.line) = (path, line) }

  /// Folder, name and line of the file, as in messages of the standard library.
  package var text: String {
    "\(file.split(separator: "/").suffix(2).joined(separator: "/")):\(line)"
  }

  /// Returns the message of a trap with this location instead of that in the library where it
  /// occurred.
  package func said(_ message: String) -> String {
    let fault = message.firstRange(of: "Fatal error").map { String(message[$0.lowerBound...]) }
    return "\(text): \(fault ?? message)"
  }
}
