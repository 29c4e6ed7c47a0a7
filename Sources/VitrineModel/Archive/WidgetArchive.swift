/// A widget, a Live Activity or a control as its extension leaves it behind.
public struct WidgetArchive: ArchiveRecord {
  /// Version of the format.
  package var version: FormatVersion = .current
  /// Identifier of the widget.
  public var kind = ""
  /// Name in the widget gallery.
  public var displayName: String?
  /// Description in the widget gallery.
  public var description: String?
  /// Families that the widget is made for; empty means all.
  public var supportedFamilies: [WidgetFamily] = []
  /// Whether content reaches the widget's edges.
  package var contentMarginsDisabled = false
  /// Whether surfaces that show no container backgrounds may show the widget without its own.
  package var containerBackgroundRemovable = true
  /// Places that the widget is not offered for although they have its families.
  package var disfavoredLocations: [WidgetLocation] = []
  /// When the widget's files can be read.
  package var dataProtection: DataProtection = .completeUntilFirstUserAuthentication
  /// The widget before its first entry.
  package var placeholder: EntryViews?
  /// The widget in the gallery.
  package var preview: EntryViews?
  /// The timeline; empty for a Live Activity and a control.
  package var entries: [Entry] = []
  /// When the system asks for the next timeline.
  package var reloadPolicy: TimelineReloadPolicy = .atEnd
  /// The Live Activity, in place of a timeline.
  package var liveActivity: LiveActivity?
  /// The control, in place of a timeline.
  package var control: ControlWidget?
  /// Images by name.
  package var assets: [String: Asset] = [:]
  /// Colours by name.
  package var colors: [String: ColorAsset] = [:]
  /// Asset catalogues, whose images and colours count as the archive's own.
  package var assetCatalogs: [String] = []
  /// Strings by language, table and key.
  package var strings: StringTables = [:]
  /// The language of `strings` that serves all others.
  package var developmentLanguage: LocaleIdentifier = "en"

  /// Makes an archive without entries.
  package init() {}

  /// The fields; the version comes first so that a newer format is named before anything else.
  package static let fields: [Field<WidgetArchive>] = [
    Field("vitrine", \.version, required: true, "Version of the archive format, \"1.0\"."),
    Field("kind", \.kind, required: true, "Identifier of the widget."),
    Field("displayName", \.displayName, "Name in the widget gallery."),
    Field("description", \.description, "Description in the widget gallery."),
    Field("supportedFamilies", \.supportedFamilies, "Families it is made for; default: all."),
    Field(
      "contentMarginsDisabled", \.contentMarginsDisabled,
      "Whether content reaches the widget's edges."),
    Field(
      "containerBackgroundRemovable", \.containerBackgroundRemovable,
      "Whether surfaces that show no container backgrounds may show the widget without its own."),
    Field(
      "disfavoredLocations", \.disfavoredLocations,
      "Places that the widget is not offered for although they have its families."),
    Field(
      "dataProtection", \.dataProtection,
      "When the widget's files can be read; it decides what a locked device shows."),
    Field("placeholder", \.placeholder, "The widget before its first entry."),
    Field("preview", \.preview, "The widget in the gallery."),
    Field("entries", \.entries, isWritten: \.hasTimeline, "The timeline."),
    Field(
      "reloadPolicy", \.reloadPolicy, "When the system asks for the next timeline."),
    Field("liveActivity", \.liveActivity, "The Live Activity, in place of a timeline."),
    Field("control", \.control, "The control, in place of a timeline."),
    Field("assets", \.assets, "Images by name."),
    Field("colors", \.colors, "Colours by name."),
    Field(
      "assetCatalogs", \.assetCatalogs,
      "Folders of asset catalogues, relative to the archive; what the archive names itself wins."),
    Field("strings", \.strings, "Strings by language, table and key."),
    Field(
      "developmentLanguage", \.developmentLanguage,
      "The language of `strings` that serves all others; default: `en`."),
    Field("$schema", \.schema, "Address of a JSON Schema, for editors."),
  ]

  /// Whether it is a widget with a timeline rather than a Live Activity or a control.
  package var hasTimeline: Bool { liveActivity == nil && control == nil }

  /// An archive has a timeline, a Live Activity or a control.
  package static let rules: [FieldRule] = [
    .exactlyOne(
      ["entries", "liveActivity", "control"],
      "an archive has either 'entries', a 'liveActivity' or a 'control'"),
    .exclusive(
      ["placeholder", "preview", "reloadPolicy", "supportedFamilies"], ["liveActivity", "control"],
      "timelines alone have families, 'placeholder', 'preview' and 'reloadPolicy'"),
  ]

  /// Address of a JSON Schema, for editors; it has no effect.
  package var schema: String?
}

/// Views for one moment.
package struct EntryViews: ArchiveRecord {
  /// A view for each family.
  package var views = FamilyViews()

  /// Makes an entry without views.
  package init() {}

  /// The views.
  package static let fields: [Field<EntryViews>] = [
    Field("views", \.views, required: true, "A view for each family, or a default.")
  ]
}

/// One entry of a timeline.
package struct Entry: ArchiveRecord {
  /// When it comes into force.
  package var date = ArchiveDate(secondsSince1970: 0)
  /// How important it is in a Smart Stack.
  package var relevance: Relevance?
  /// A view for each family.
  package var views = FamilyViews()

  /// Makes an entry without views.
  package init() {}

  /// Date, relevance and views.
  package static let fields: [Field<Entry>] = [
    Field("date", \.date, required: true, "When it comes into force, in ISO 8601."),
    Field("relevance", \.relevance, "How important it is in a Smart Stack."),
    Field("views", \.views, required: true, "A view for each family, or a default."),
  ]

  /// How important an entry is.
  package struct Relevance: ArchiveRecord {
    /// Importance against the widget's other entries.
    package var score = 0.0
    /// How long the score holds, in seconds.
    package var duration = 0.0

    /// Makes a relevance of zero.
    package init() {}

    /// Score and duration.
    package static let fields: [Field<Relevance>] = [
      Field("score", \.score, required: true, "Importance against the other entries."),
      Field("duration", \.duration, rule: .nonNegative, "How long it holds, in seconds."),
    ]
  }
}
