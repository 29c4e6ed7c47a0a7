/// Values of the environment that an author sets for a view and all it holds.
public struct EnvironmentOverrides: ArchiveRecord {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// Reading direction.
  public var layoutDirection: LayoutDirection?
  /// Text size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Font of texts.
  public var font: Font?
  /// Most lines of texts.
  public var lineLimit: Int?
  /// Where lines shorter than the widest one stand.
  public var multilineTextAlignment: TextAlignment?
  /// Whether controls are active.
  public var isEnabled: Bool?
  /// Language and region of texts.
  public var locale: LocaleIdentifier?
  /// Zone of dates.
  public var timeZone: TimeZoneIdentifier?
  /// Calendar of dates.
  public var calendar: CalendarIdentifier?

  /// Makes overrides that change nothing.
  public init() {}

  /// The environment values that can be set.
  public static let fields: [Field<EnvironmentOverrides>] = [
    Field("colorScheme", \.colorScheme, "Light or dark."),
    Field("layoutDirection", \.layoutDirection, "Reading direction."),
    Field("dynamicTypeSize", \.dynamicTypeSize, "Text size."),
    Field("font", \.font, "Font of texts."),
    Field("lineLimit", \.lineLimit, rule: .atLeastOne, "Most lines of texts."),
    Field(
      "multilineTextAlignment", \.multilineTextAlignment,
      "Where lines shorter than the widest one stand."),
    Field("isEnabled", \.isEnabled, "Whether controls are active."),
    Field("locale", \.locale, "Language and region of texts; the reading direction stays."),
    Field("timeZone", \.timeZone, "Zone of dates."),
    Field("calendar", \.calendar, "Calendar of dates."),
  ]
}
