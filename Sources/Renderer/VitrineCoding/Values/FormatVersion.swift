/// The version of the archive format: a major and a minor number, written `"1.0"`.
package struct FormatVersion: ArchiveValue {
  /// The number that changes when older readers would misread an archive.
  package var major: Int
  /// The number that changes when the format gains something that older readers may ignore.
  package var minor: Int

  /// The version that this library writes.
  package static let current = FormatVersion(major: 1, minor: 0)

  /// Creates a version from its two numbers.
  package init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The form with a dot between the numbers.
  package var text: String { "\(major).\(minor)" }

  /// Reads `"1.0"` or the number 1.
  ///
  /// - Throws: `ArchiveError` for a newer major version or anything that is not a version.
  package init(from decoder: any Decoder) throws {
    let text =
      try decoder.plainString ?? String(decoder.singleValueContainer().decode(Int.self))
    guard let version = FormatVersion(text: text) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is not a format version; write \"\(FormatVersion.current.text)\""),
        at: decoder.codingPath)
    }
    self = version
    guard major <= FormatVersion.current.major else {
      throw ArchiveError(
        .unsupportedVersion(found: self.text, supported: FormatVersion.current.text),
        at: decoder.codingPath)
    }
    decoder.archiveContext?.begin(self)
  }

  /// Reads one or two numbers of at most nine digits, the first of them above 0.
  private init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ part in
        (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }),
      let major = Int(parts[0]), major > 0, let minor = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    self.init(major: major, minor: minor)
  }

  /// Writes the text form.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// A string of two numbers, or the major number.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    let major = String(current.major)
    return [
      "anyOf": [
        [
          "type": "string", "examples": [.string(current.text)],
          "pattern": .string("^0*" + major + "(\\.[0-9]{1,9})?$"),
        ],
        ["const": .number(Double(current.major))],
      ]
    ]
  }
}
