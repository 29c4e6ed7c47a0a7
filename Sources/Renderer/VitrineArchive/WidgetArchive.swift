import VitrineCoding
import VitrineDevices

/// A widget, a Live Activity or a control, as its extension archives it, or a view of an app.
public struct WidgetArchive: ArchiveRecord {
  package var version: FormatVersion = .current
  /// Identifier of the widget.
  public var kind = ""
  /// Name in the widget gallery.
  public var displayName: String?
  /// Description in the widget gallery.
  public var description: String?
  /// Name of the recommended configuration that the widget shows; `nil` if it has none.
  public var configuration: String?
  /// Families that the widget supports; empty means all.
  public var supportedFamilies: [WidgetFamily] = []
  package var contentMarginsDisabled = false
  package var containerBackgroundRemovable = true
  package var disfavoredLocations: [DisfavoredLocation] = []
  package var dataProtection: DataProtection = .completeUntilFirstUserAuthentication
  /// The oldest version of iOS that the widget runs on; `nil` if it is not known.
  package var deploymentTarget: Double?
  /// The date on which the provider answered; `nil` for the date of the first entry.
  package var archived: ArchiveDate?
  package var placeholder: EntryViews?
  package var preview: EntryViews?
  package var entries: [Entry] = []
  package var reloadPolicy: TimelineReloadPolicy = .atEnd
  /// The conditions that the widget's code was evaluated for; `nil` if the views do not depend on
  /// them.
  package var evaluatedFor: EvaluatedSurface?
  package var liveActivity: LiveActivity?
  package var control: ControlWidget?
  package var screen: ScreenArchive?
  /// The images, colours and strings of the archive.
  package var resources = SharedResources()

  package init() {}

  package static let fields: [Field<WidgetArchive>] =
    [
      Field("vitrine", \.version, required: true, "Version of the archive format, \"1.0\"."),
      Field("kind", \.kind, required: true, "Identifier of the widget."),
      Field("displayName", \.displayName, "Name in the widget gallery."),
      Field("description", \.description, "Description in the widget gallery."),
      Field(
        "configuration", \.configuration,
        "Name of the recommended configuration that it shows, which distinguishes archives of one "
          + "kind."),
      Field("supportedFamilies", \.supportedFamilies, "The supported families; default: all."),
      Field(
        "contentMarginsDisabled", \.contentMarginsDisabled,
        "Whether content reaches the widget's edges."),
      Field(
        "containerBackgroundRemovable", \.containerBackgroundRemovable,
        "Whether the widget may appear without its container background where the system removes it."
      ),
      Field(
        "disfavoredLocations", \.disfavoredLocations,
        "Places where the widget is not offered, although they have its families."),
      Field(
        "dataProtection", \.dataProtection,
        "When the widget's files can be read; it decides what a locked device shows."),
      Field(
        "evaluatedFor", \.evaluatedFor,
        "The conditions for which the widget's code was evaluated, as far as it read them; pictures for others are refused."
      ),
      Field(
        "deploymentTarget", \.deploymentTarget, rule: .positive,
        "The oldest version of iOS that the widget runs on, which may lack newer symbols."),
      Field(
        "archived", \.archived,
        "When it was archived, in ISO 8601: the date of pictures of the placeholder, the preview and "
          + "the entry that is current then; default: the date of the first entry."),
      Field("placeholder", \.placeholder, "The widget before its first entry."),
      Field("preview", \.preview, "The widget in the gallery."),
      Field("entries", \.entries, isWritten: \.hasTimeline, "The timeline."),
      Field(
        "reloadPolicy", \.reloadPolicy, "When the system asks for the next timeline."),
      Field("liveActivity", \.liveActivity, "The Live Activity, in place of a timeline."),
      Field("control", \.control, "The control, in place of a timeline."),
      Field("screen", \.screen, "The view of an app, in place of a timeline."),
    ] + SharedResources.fields.map { Field($0, in: \.resources) }

  /// Whether it is a widget with a timeline rather than a Live Activity, a control or a screen.
  package var hasTimeline: Bool { liveActivity == nil && control == nil && screen == nil }

  /// An archive has a timeline, a Live Activity, a control or a screen.
  package static let rules: [FieldRule] = [
    .exactlyOne(
      ["entries", "liveActivity", "control", "screen"],
      "an archive has either 'entries', a 'liveActivity', a 'control' or a 'screen'"),
    .exclusive(
      ["placeholder", "preview", "reloadPolicy", "supportedFamilies"],
      ["liveActivity", "control", "screen"],
      "timelines alone have families, 'placeholder', 'preview' and 'reloadPolicy'"),
    .exclusive(
      ["archived"], ["liveActivity", "control"],
      "timelines and screens alone have 'archived'"),
  ]
}

/// The conditions for which the code of a widget was evaluated, as far as it read them; views may
/// contain values that depend on them.
package struct EvaluatedSurface: ArchiveRecord {
  /// The version of the system whose sizes the code read; `nil` if it read none.
  package var design: DesignGeneration?
  /// Name of the device; `nil` for the default device of each family.
  package var device: String?
  /// Whether the code asked for the device and its screen, not only for the sizes of the widget.
  package var readsScreen = false
  /// The version of the system that the code asked for; `nil` if it did not.
  package var system: DesignGeneration?
  /// The pixels per point that the code read; `nil` if it did not.
  package var scale: Double?
  /// The language and region that the code read; `nil` if it did not.
  package var locale: LocaleIdentifier?
  /// The time zone that the code read; `nil` if it did not.
  package var timeZone: TimeZoneIdentifier?
  /// The names of the parameters that people configure.
  package var parameters: [String] = []
  /// The names of the configurations that the widget recommends.
  package var configurations: [String] = []
  /// What a person has chosen of them.
  package var configuration = EditedConfiguration()

  package init() {}

  package static let fields: [Field<EvaluatedSurface>] = [
    Field("design", \.design, "Version of the system whose sizes the code read."),
    Field("device", \.device, "Name of the device; default: the default device of each family."),
    Field("readsScreen", \.readsScreen, "Whether the code asked for the device and its screen."),
    Field("system", \.system, "Version of the system, if the code asked for it."),
    Field("scale", \.scale, rule: .positive, "Pixels per point, if the code read them."),
    Field("locale", \.locale, "Language and region, if the code read them."),
    Field("timeZone", \.timeZone, "Time zone, if the code read it."),
    Field("parameters", \.parameters, "Names of the parameters that people configure."),
    Field("configurations", \.configurations, "Names of the configurations that it recommends."),
    Field("configuration", \.configuration, "What a person has chosen of them."),
  ]

  /// Adds what the code read for another family of the same widget.
  package mutating func add(_ other: EvaluatedSurface) {
    (design, device) = (design ?? other.design, device ?? other.device)
    (scale, locale) = (scale ?? other.scale, locale ?? other.locale)
    (timeZone, system) = (timeZone ?? other.timeZone, system ?? other.system)
    readsScreen = readsScreen || other.readsScreen
    (parameters, configurations) = (other.parameters, other.configurations)
    configuration = other.configuration
  }
}

/// Views for one date.
package struct EntryViews: ArchiveRecord {
  package var views = FamilyViews()

  package init() {}

  package static let fields: [Field<EntryViews>] = [
    Field("views", \.views, required: true, "A view for each family, or a default.")
  ]
}

/// One entry of a timeline.
package struct Entry: ArchiveRecord {
  package var date = ArchiveDate(secondsSince1970: 0)
  package var relevance: Relevance?
  package var views = FamilyViews()

  package init() {}

  package static let fields: [Field<Entry>] = [
    Field("date", \.date, required: true, "When it becomes current, in ISO 8601."),
    Field("relevance", \.relevance, "How important it is in a Smart Stack."),
    Field("views", \.views, required: true, "A view for each family, or a default."),
  ]

  /// How relevant an entry is for Smart Stacks.
  package struct Relevance: ArchiveRecord {
    package var score = 0.0
    package var duration = 0.0

    package init() {}

    package static let fields: [Field<Relevance>] = [
      Field("score", \.score, required: true, "Importance relative to the widget's other entries."),
      Field(
        "duration", \.duration, rule: .nonNegativeSeconds, "How long the score holds, in seconds."),
    ]
  }
}
