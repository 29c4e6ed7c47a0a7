/// A place in the sources of widgets.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// Path of the file as the compiler was given it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in bytes, counted from 1; `nil` where the line is all that is known.
  package var column: Int?
}
