/// A request to render part of an archive for a surface.
public struct RenderRequest: Hashable, Sendable {
  /// The family, or the presentation of a Live Activity or a control.
  public var target: RenderTarget
  /// The state to render.
  public var state: RenderState = .entry
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// How the surface treats colours; `nil` is what place and appearance do.
  public var renderingMode: WidgetRenderingMode?
  /// The place that shows the widget; `nil` is the widget alone, or the first place that has the
  /// appearance or the rendering mode.
  public var location: WidgetLocation?
  /// The appearance that a person has chosen for the place.
  public var appearance: SurfaceAppearance = .standard
  /// The colour of a tinted surface, of a watch face or of a Lock Screen; `nil` is
  /// `SurfaceMetrics.tint`, and white on a Lock Screen.
  public var tint: Color?
  /// How tinted the glass of iOS 27 is, from 0, ultra clear, to 1, fully tinted, as people choose it in
  /// Settings; `nil` takes `SurfaceMetrics.glassTint`.
  public var glassTint: Double?
  /// The colour behind and around the widget; `nil` for transparent.
  public var wallpaper: Color?
  /// Whether the display is dimmed, as an Always-On display is.
  public var isLuminanceReduced = false
  /// How much the widget shows, by how near the person is.
  public var levelOfDetail: LevelOfDetail = .default
  /// Whether the Dynamic Island cannot grow, as on a phone on its side since iOS 27.
  public var isDynamicIslandLimitedInWidth = false
  /// How far the device is locked, in the state `locked`.
  public var lock: DeviceLock = .locked
  /// Whether the person lets private content be seen on a locked device or a dimmed watch.
  public var showsSensitiveContent = false
  /// The device whose sizes are taken; `nil` takes
  /// `Device.standard(for:at:on:)`.
  public var device: Device?
  /// Pixels per point; `nil` takes the device's.
  public var scale: Double?
  /// Index of the timeline entry, counted from 0; `nil` takes the one that is current at `date`, or the
  /// first.
  public var entry: Int?
  /// Times in the change from another entry to the one that is drawn; `nil` draws the entry at rest.
  public var transition: EntryTransition?
  /// Text size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The current interaction with the widget.
  public var interaction = Interaction()
  /// Opacity of content that is out of date; `nil` takes `SurfaceMetrics.invalidatedOpacity`.
  public var invalidatedOpacity: Double?
  /// The date of the picture, which picks the timeline entry and which dates are compared with;
  /// `nil` is the date of the timeline entry.
  public var date: ArchiveDate?
  /// Language and region: the strings, the numbers and the reading direction.
  public var locale: LocaleIdentifier = .standard
  /// Zone of dates.
  public var timeZone: TimeZoneIdentifier = .standard
  /// Version of the system whose sizes, margins, corners, controls, colours and light are drawn.
  public var design = DesignGeneration.standard
  /// Room between the widget's edges and its content, in points; `nil` takes the family's.
  public var contentMargins: EdgeInsets?
  /// Radius of the widget's corners, in points; `nil` takes the family's.
  public var cornerRadius: Double?

  /// Creates a request for the first entry, in light.
  public init(_ target: RenderTarget) {
    self.target = target
  }

  /// Creates a request for the first entry of a light widget.
  public init(family: WidgetFamily) {
    self.init(.family(family))
  }

  /// The family of a widget; `nil` for a Live Activity or a control.
  public var family: WidgetFamily? {
    if case .family(let family) = target { family } else { nil }
  }
}
