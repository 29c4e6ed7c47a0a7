/// The name of a language and perhaps a region, such as `de_AT` or `zh-Hant`.
///
/// Reading checks the format; only the renderer knows whether Unicode's CLDR has data for the
/// locale.
public struct LocaleIdentifier: PatternedString, ExpressibleByStringLiteral {
  /// The identifier as it was given.
  public var text: String

  /// The default locale of requests: English as written in the United States.
  public static let standard: LocaleIdentifier = "en_US"

  package static let noun = "locale"
  package static let example = "de_AT"
  package static let grammar: [StringPart] = [
    .init("A-Za-z", 2...8), .init("A-Za-z0-9", 1...8, repeatedAfter: "_-"),
  ]

  /// Creates an identifier without checking its format.
  public init(_ text: String) { self.text = text }
  /// Creates an identifier without checking its format.
  public init(stringLiteral text: String) { self.text = text }
}

/// The name of a time zone, such as `Europe/Copenhagen`, `UTC` or `GMT+5:30`.
///
/// Reading checks the format; only the renderer knows whether the time zone exists.
public struct TimeZoneIdentifier: PatternedString, ExpressibleByStringLiteral {
  /// The identifier as it was given.
  public var text: String

  /// The default time zone of requests.
  public static let standard: TimeZoneIdentifier = "UTC"

  package static let noun = "time zone"
  package static let example = "Europe/Copenhagen"
  package static let grammar: [StringPart] = [.init("A-Za-z0-9_+:/-", 1...64)]

  /// Creates an identifier without checking its format.
  public init(_ text: String) { self.text = text }
  /// Creates an identifier without checking its format.
  public init(stringLiteral text: String) { self.text = text }
}
