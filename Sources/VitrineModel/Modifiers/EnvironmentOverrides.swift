/// Values of the environment that an author sets for a view and all it holds.
package struct EnvironmentOverrides: ArchiveRecord {
  /// Light or dark.
  package var colorScheme: ColorScheme?
  /// Reading direction.
  package var layoutDirection: LayoutDirection?
  /// Text size.
  package var dynamicTypeSize: DynamicTypeSize?
  /// Font of texts.
  package var font: Font?
  /// Most lines of texts.
  package var lineLimit: Int?
  /// Where lines shorter than the widest one stand.
  package var multilineTextAlignment: TextAlignment?
  /// Whether controls are active.
  package var isEnabled: Bool?
  /// Language and region of texts.
  package var locale: LocaleIdentifier?
  /// Zone of dates.
  package var timeZone: TimeZoneIdentifier?
  /// Calendar of dates.
  package var calendar: CalendarIdentifier?

  /// Makes overrides that change nothing.
  package init() {}

  /// The environment values that can be set.
  package static let fields: [Field<EnvironmentOverrides>] = [
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
