#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment, written as in ISO 8601 with a time zone: `2026-01-31T09:41:00Z`.
public struct ArchiveDate: ArchiveValue, Comparable {
  /// Seconds since the start of 1970 in UTC.
  public var secondsSince1970: Double

  /// Makes a moment from seconds since the start of 1970 in UTC.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Whether the first moment is earlier.
  public static func < (left: ArchiveDate, right: ArchiveDate) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// Reads a moment in ISO 8601.
  ///
  /// - Throws: `ArchiveError` for any other text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let whole = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = (try? whole.parse(text)) ?? (try? fractional.parse(text)) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is no moment; write it like \"2026-01-31T09:41:00Z\""),
        at: decoder.codingPath)
    }
    secondsSince1970 = date.timeIntervalSince1970
  }

  /// Writes the moment in UTC.
  public func encode(to encoder: any Encoder) throws {
    let style = Date.ISO8601FormatStyle(
      includingFractionalSeconds: secondsSince1970 != secondsSince1970.rounded())
    var container = encoder.singleValueContainer()
    try container.encode(style.format(Date(timeIntervalSince1970: secondsSince1970)))
  }

  /// A string in ISO 8601.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    ["type": "string", "format": "date-time"]
  }
}
