/// The version of the archive format: a major and a minor number, written `"1.0"`.
public struct FormatVersion: ArchiveValue {
  /// Changes when older readers would misread an archive.
  public var major: Int
  /// Changes when the format gains something that older readers may leave out.
  public var minor: Int

  /// The version that this library writes.
  public static let current = FormatVersion(major: 1, minor: 0)

  /// Makes a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The form with a dot between the numbers.
  public var text: String { "\(major).\(minor)" }

  /// Reads `"1.0"` or the number 1.
  ///
  /// - Throws: `ArchiveError` for a newer major version or anything that is no version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text =
      try (try? container.decode(Int.self)).map(String.init) ?? container.decode(String.self)
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let major = numbers[0], major > 0,
      let minor = numbers.count == 2 ? numbers[1] : 0, minor >= 0
    else {
      throw ArchiveError(
        .invalidValue("'\(text)' is no format version; write \"\(FormatVersion.current.text)\""),
        at: decoder.codingPath)
    }
    self.init(major: major, minor: minor)
    guard major <= FormatVersion.current.major else {
      throw ArchiveError(
        .unsupportedVersion(found: self.text, supported: FormatVersion.current.text),
        at: decoder.codingPath)
    }
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// A string of two numbers, or the major number.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["anyOf": [["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?$"], ["type": "integer"]]]
  }
}
