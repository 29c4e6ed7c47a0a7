/// The name of a language and perhaps a region, such as `de_AT` or `zh-Hant`.
///
/// Reading checks the form; whether the data of Unicode's CLDR has the locale is known to the
/// renderer alone.
public struct LocaleIdentifier: ArchiveValue, ExpressibleByStringLiteral {
  /// The name as it was given.
  public var text: String

  /// The locale of requests that name none: English as written in the United States.
  public static let standard: LocaleIdentifier = "en_US"

  /// Makes a name without checking it.
  public init(_ text: String) { self.text = text }
  /// Makes a name without checking it.
  public init(stringLiteral text: String) { self.text = text }

  /// Reads a name.
  ///
  /// - Throws: `ArchiveError` for a text that cannot be the name of a locale.
  public init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString else {
      throw decoder.mismatch("a locale such as \"de_AT\"")
    }
    guard LocaleIdentifier.isWellFormed(text) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is no locale; write it like \"de_AT\""), at: decoder.codingPath)
    }
    self.text = text
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// A string of letters, digits and hyphens or underscores.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "type": "string", "examples": ["de_AT"],
      "pattern": "^[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8})*$",
    ]
  }

  /// Whether a text has the form of a locale's name.
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    guard let language = parts.first, 2...8 ~= language.count, language.allSatisfy(\.isLetter)
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}

/// The name of a time zone, such as `Europe/Copenhagen`, `UTC` or `GMT+5:30`.
///
/// Reading checks the form; whether the zone exists is known to the renderer alone.
public struct TimeZoneIdentifier: ArchiveValue, ExpressibleByStringLiteral {
  /// The name as it was given.
  public var text: String

  /// The zone of requests that name none.
  public static let standard: TimeZoneIdentifier = "UTC"

  /// Makes a name without checking it.
  public init(_ text: String) { self.text = text }
  /// Makes a name without checking it.
  public init(stringLiteral text: String) { self.text = text }

  /// Reads a name.
  ///
  /// - Throws: `ArchiveError` for a text that cannot be the name of a time zone.
  public init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString else {
      throw decoder.mismatch("a time zone such as \"Europe/Copenhagen\"")
    }
    guard TimeZoneIdentifier.isWellFormed(text) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is no time zone; write it like \"Europe/Copenhagen\""),
        at: decoder.codingPath)
    }
    self.text = text
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// A string of letters, digits and a few marks.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "type": "string", "examples": ["Europe/Copenhagen"],
      "pattern": "^[A-Za-z0-9_+:/-]{1,64}$",
    ]
  }

  /// Whether a text has the form of a time zone's name.
  package static func isWellFormed(_ text: String) -> Bool {
    1...64 ~= text.utf8.count
      && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_+:/-".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
