/// A location in the source of widgets.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The path of the file, as passed to the compiler.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in bytes, counted from 1; `nil` if it is unknown.
  package var column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
