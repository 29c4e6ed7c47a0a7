import VitrineCoding
import VitrineModel

/// The values that a formatted text depends on in addition to its source: locale, time zone,
/// calendar and date.
struct FormatContext {
  /// The locale's identifier, with its calendar if one was chosen.
  let locale: String
  /// The time zone's identifier.
  let zone: String
  /// The date of the render, in seconds since the start of 1970.
  let now: Double
  /// Whether seconds are omitted, because a dimmed display is not drawn every second.
  ///
  /// Source: reconstructed SwiftUI sources: fast units are dropped, digits become dashes.
  let hidesSeconds: Bool

  /// Validates and stores the values of the environment.
  ///
  /// - Throws: `FormatFault` for a locale or zone that does not exist.
  init(_ environment: EnvironmentValues) throws(FormatFault) {
    try FormatContext.check(environment.locale)
    try FormatContext.check(environment.timeZone)
    let name = environment.locale.text
    // Keywords require underscores.
    locale =
      environment.calendar.map { calendar in
        String(name.map { $0 == "-" ? "_" : $0 }) + "@calendar=" + calendar.keyword
      } ?? name
    zone = environment.timeZone.text
    now = environment.now.secondsSince1970
    hidesSeconds = environment.isLuminanceReduced
  }

  /// The same at another date.
  func at(_ now: Double) -> FormatContext {
    FormatContext(locale: locale, zone: zone, now: now, hidesSeconds: hidesSeconds)
  }

  private init(locale: String, zone: String, now: Double, hidesSeconds: Bool) {
    (self.locale, self.zone, self.now) = (locale, zone, now)
    self.hidesSeconds = hidesSeconds
  }

  /// The units to show of several: seconds only if there is no other unit.
  func shown(_ fields: [TimeField]) -> [TimeField] {
    hidesSeconds && fields != [.second] ? fields.filter { $0 != .second } : fields
  }

  private static let locales = KnownNames(LocaleFacts.isKnown)
  private static let zones = KnownNames(ZoneFacts.isKnown)

  /// - Throws: `FormatFault` for a locale that CLDR has no data for.
  static func check(_ locale: LocaleIdentifier) throws(FormatFault) {
    guard locale != .standard else { return }
    guard LocaleIdentifier.isWellFormed(locale.text), locales.contains(locale.text) else {
      guard !LocaleIdentifier.isWellFormed(locale.text) else { throw .unknownLanguage(locale.text) }
      let name = String(locale.text.map { $0 == "-" ? "_" : $0 })
      throw .unknown(.locale, locale.text, nearest: name, LocaleFacts.all)
    }
  }

  /// - Throws: `FormatFault` for a zone that is not in the time zone database.
  static func check(_ zone: TimeZoneIdentifier) throws(FormatFault) {
    guard zone != .standard else { return }
    guard TimeZoneIdentifier.isWellFormed(zone.text), zones.contains(zone.text) else {
      throw .unknown(.timeZone, zone.text, nearest: zone.text, ZoneFacts.all)
    }
  }
}

/// The reason why a text cannot be written.
struct FormatFault: Error {
  let reason: ArchiveError.Reason

  /// A name that does not exist, with the name that was probably meant.
  fileprivate static func unknown(
    _ kind: ArchiveError.NameKind, _ name: String, nearest: String, _ candidates: [String]
  ) -> FormatFault {
    let hint = Suggestion.nearest(to: nearest, among: candidates).map { [$0] } ?? []
    return FormatFault(reason: .unknownName(kind: kind, name: name, candidates: hint))
  }

  /// A locale that is well formed, but has a language without data.
  fileprivate static func unknownLanguage(_ locale: String) -> FormatFault {
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    // Codes of languages have two or three letters.
    let form = language.count > 3 ? "; write it like 'de_AT'" : ""
    return FormatFault(
      reason: .notInArchive(
        "unknown locale '\(locale)'",
        hint: "there is no language '\(language)' in Unicode's data\(form)"))
  }

  /// A value that cannot be formatted.
  static func invalid(_ message: String) -> FormatFault {
    FormatFault(reason: .invalidValue(message))
  }
}

extension CalendarIdentifier {
  /// The calendar's name in Unicode's locale data.
  fileprivate var keyword: String {
    switch self {
    case .ethiopicAmeteAlem: "ethiopic-amete-alem"
    case .ethiopicAmeteMihret: "ethiopic"
    case .islamicCivil: "islamic-civil"
    case .islamicTabular: "islamic-tbla"
    case .islamicUmmAlQura: "islamic-umalqura"
    case .republicOfChina: "roc"
    case .gregorian, .buddhist, .chinese, .coptic, .hebrew, .iso8601, .indian, .islamic,
      .japanese, .persian:
      rawValue
    }
  }
}
