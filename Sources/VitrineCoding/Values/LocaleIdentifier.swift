/// The name of a language and perhaps a region, such as `de_AT` or `zh-Hant`.
///
/// Reading checks the form; whether the data of Unicode's CLDR has the locale is known to the
/// renderer alone.
public struct LocaleIdentifier: PatternedString, ExpressibleByStringLiteral {
  /// The name as it was given.
  public var text: String

  /// The locale of requests that name none: English as written in the United States.
  public static let standard: LocaleIdentifier = "en_US"

  package static let noun = "locale"
  package static let example = "de_AT"
  package static let grammar: [StringPart] = [
    .init("A-Za-z", 2...8), .init("A-Za-z0-9", 1...8, repeatedAfter: "_-"),
  ]

  /// Creates a locale identifier.
  public init(_ text: String) { self.text = text }
  /// Creates a locale identifier.
  public init(stringLiteral text: String) { self.text = text }
}

/// The name of a time zone, such as `Europe/Copenhagen`, `UTC` or `GMT+5:30`.
///
/// Reading checks the form; whether the zone exists is known to the renderer alone.
public struct TimeZoneIdentifier: PatternedString, ExpressibleByStringLiteral {
  /// The name as it was given.
  public var text: String

  /// The zone of requests that name none.
  public static let standard: TimeZoneIdentifier = "UTC"

  package static let noun = "time zone"
  package static let example = "Europe/Copenhagen"
  package static let grammar: [StringPart] = [.init("A-Za-z0-9_+:/-", 1...64)]

  /// Creates a time zone identifier.
  public init(_ text: String) { self.text = text }
  /// Creates a time zone identifier.
  public init(stringLiteral text: String) { self.text = text }
}
