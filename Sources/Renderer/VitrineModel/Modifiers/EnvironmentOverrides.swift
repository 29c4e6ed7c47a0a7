import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// Environment values that an author sets for a view and its descendants.
package struct EnvironmentOverrides: ArchiveRecord {
  package var colorScheme: ColorScheme?
  package var layoutDirection: LayoutDirection?
  package var dynamicTypeSize: DynamicTypeSize?
  package var font: Font?
  package var lineLimit: Int?
  package var multilineTextAlignment: TextAlignment?
  package var isEnabled: Bool?
  package var locale: LocaleIdentifier?
  package var timeZone: TimeZoneIdentifier?
  package var calendar: CalendarIdentifier?

  package init() {}

  package static let fields: [Field<EnvironmentOverrides>] = [
    Field("colorScheme", \.colorScheme, "Light or dark."),
    Field("layoutDirection", \.layoutDirection, "Reading direction."),
    Field("dynamicTypeSize", \.dynamicTypeSize, "Text size."),
    Field("font", \.font, "Font of texts."),
    Field("lineLimit", \.lineLimit, rule: .atLeastOne, "The maximum number of lines of texts."),
    Field(
      "multilineTextAlignment", \.multilineTextAlignment,
      "Where lines shorter than the widest one are aligned."),
    Field("isEnabled", \.isEnabled, "Whether controls are active."),
    Field("locale", \.locale, "Language and region of texts; the reading direction stays."),
    Field("timeZone", \.timeZone, "Zone of dates."),
    Field("calendar", \.calendar, "Calendar of dates."),
  ]
}

extension EnvironmentValues {
  /// Applies the values that an author sets; disabled controls stay disabled.
  package mutating func apply(_ overrides: EnvironmentOverrides) {
    colorScheme = overrides.colorScheme ?? colorScheme
    layoutDirection = overrides.layoutDirection ?? layoutDirection
    dynamicTypeSize = overrides.dynamicTypeSize ?? dynamicTypeSize
    font = overrides.font ?? font
    lineLimit = overrides.lineLimit.map(LineLimit.init) ?? lineLimit
    multilineTextAlignment = overrides.multilineTextAlignment ?? multilineTextAlignment
    isEnabled = isEnabled && (overrides.isEnabled ?? true)
    locale = overrides.locale ?? locale
    timeZone = overrides.timeZone ?? timeZone
    calendar = overrides.calendar ?? calendar
  }
}
