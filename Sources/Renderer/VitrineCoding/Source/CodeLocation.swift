/// The location of a view in Swift source, as archives write it: `Widgets/Card.swift:12:5`.
///
/// It names the module instead of a folder, as `#fileID` does, so that it is the same on every
/// machine.
public struct CodeLocation: Hashable, Sendable {
  /// A module and the name of one of its files.
  public struct File: Hashable, Sendable {
    /// The module and the name, with a slash between them.
    public let text: String
    /// The module.
    public var module: String { String(text.prefix { $0 != "/" }) }
    /// The name of the file.
    public var name: String { String(text.drop { $0 != "/" }.dropFirst()) }

    /// The maximum number of bytes.
    static let mostBytes = 256

    /// Reads a module and a name; `nil` for anything else, such as a path of folders.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard text.utf8.count <= File.mostBytes, parts.count == 2,
        parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
        text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ":") })
      else { return nil }
      self.text = text
    }
  }

  /// The module and the file.
  public let file: File
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes, counted from 1.
  public let column: Int

  /// The key of a view's location in archives.
  package static let key = "source"
  /// The highest line and column.
  static let most = 9_999_999

  /// Creates a location; `nil` if the line or the column is out of range.
  public init?(in file: File, line: Int, column: Int) {
    guard (1...CodeLocation.most).contains(line), (1...CodeLocation.most).contains(column) else {
      return nil
    }
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Reads the text in an archive; `nil` if it is not a location.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let file = File(String(parts[0])),
      let line = CodeLocation.number(parts[1]), let column = CodeLocation.number(parts[2])
    else { return nil }
    self.init(in: file, line: line, column: column)
  }

  /// The text in an archive.
  public var text: String { "\(file.text):\(line):\(column)" }

  /// Reads digits without a sign or leading zeros, so that each location has one text.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 7, text.first != "0",
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension CodeLocation: ArchiveValue {
  private static let example = "Widgets/Card.swift:12:5"

  /// Reads the text.
  ///
  /// - Throws: `ArchiveError` for any other text.
  public init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString, let location = CodeLocation(text) else {
      throw ArchiveError(
        .invalidValue(
          "this is not a location in Swift source; write it like \"\(CodeLocation.example)\""),
        at: decoder.codingPath)
    }
    self = location
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

  /// The schema of the text.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let name = "[^/:\\u0000-\\u001F\\u007F]+"
    let number = "[1-9][0-9]{0,6}"
    return [
      "type": "string", "examples": [.string(example)],
      "maxLength": .number(Double(File.mostBytes + 16)),
      "pattern": .string("^\(name)/\(name):\(number):\(number)$"),
    ]
  }
}
