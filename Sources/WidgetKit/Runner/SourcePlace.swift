/// A place in the sources of widgets.
struct SourcePlace: Codable, Hashable, Sendable {
  /// Path of the source as the compiler was given it.
  let file: String
  /// Line, counted from 1.
  let line: Int
  /// Column in bytes, counted from 1; `nil` where the line is all that is known.
  var column: Int?

  /// Creates a source place.
  init(_ file: StaticString, _ line: Int) { (self.file, self.line) = ("\(file)", line) }

  /// Folder and name of the file with the line, as messages of the standard library have them.
  var text: String { "\(file.split(separator: "/").suffix(2).joined(separator: "/")):\(line)" }

  /// The message of a trap, said of this place instead of the place inside of the library that
  /// noticed the fault.
  func said(_ message: String) -> String {
    let fault = message.firstRange(of: "Fatal error").map { String(message[$0.lowerBound...]) }
    return "\(text): \(fault ?? message)"
  }
}
