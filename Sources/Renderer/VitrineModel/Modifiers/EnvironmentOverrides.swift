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

  private static let settings: [Setting<EnvironmentOverrides, EnvironmentValues>] = [
    Setting("colorScheme", \.colorScheme, sets: \.colorScheme, "Light or dark."),
    Setting("layoutDirection", \.layoutDirection, sets: \.layoutDirection, "Reading direction."),
    Setting("dynamicTypeSize", \.dynamicTypeSize, sets: \.dynamicTypeSize, "Text size."),
    Setting("font", \.font, sets: \.font, "Font of texts."),
    Setting(
      Field("lineLimit", \.lineLimit, rule: .atLeastOne, "The maximum number of lines of texts."),
      \.lineLimit
    ) { $0.lineLimit = LineLimit($1) },
    Setting(
      "multilineTextAlignment", \.multilineTextAlignment, sets: \.multilineTextAlignment,
      "Where lines shorter than the widest one are aligned."),
    // Disabled controls stay disabled.
    Setting(Field("isEnabled", \.isEnabled, "Whether controls are active."), \.isEnabled) {
      $0.isEnabled = $0.isEnabled && $1
    },
    Setting(
      "locale", \.locale, sets: \.locale,
      "Language and region of texts; the reading direction stays."),
    Setting("timeZone", \.timeZone, sets: \.timeZone, "Zone of dates."),
    Setting("calendar", \.calendar, sets: \.calendar, "Calendar of dates."),
  ]

  package static let fields = settings.map(\.field)

  /// Sets the values that are given.
  package func apply(to environment: inout EnvironmentValues) {
    for setting in EnvironmentOverrides.settings { setting.apply(self, &environment) }
  }
}
