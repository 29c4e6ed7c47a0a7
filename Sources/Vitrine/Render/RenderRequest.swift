/// What is rendered of an archive, and for which surface.
public struct RenderRequest: Hashable, Sendable {
  /// The family, or the presentation of a Live Activity or a control.
  public var target: RenderTarget
  /// What the widget is rendered for.
  public var state: RenderState = .snapshot
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// How the surface treats colours.
  public var renderingMode: WidgetRenderingMode = .fullColor
  /// The device whose sizes are taken; `nil` chooses `Device.standard(for:)`.
  public var device: Device?
  /// Pixels a point has; `nil` takes the device's.
  public var scale: Double?
  /// Index of the timeline entry, counted from 0; `nil` takes the one in force at `date`, or the
  /// first.
  public var entry: Int?
  /// Text size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// What a person has just done with the widget.
  public var interaction = Interaction()
  /// Opacity of content that is out of date; `nil` takes `SurfaceMetrics.invalidatedOpacity`.
  public var invalidatedOpacity: Double?
  /// The moment of the picture, which picks the timeline entry and which dates are compared with;
  /// `nil` is the date of the timeline entry.
  public var date: ArchiveDate?
  /// Language and region: the strings, the figures and the reading direction.
  public var locale: LocaleIdentifier = .standard
  /// Zone of dates.
  public var timeZone: TimeZoneIdentifier = .standard
  /// Generation of the system whose controls are drawn.
  public var interfaceLook: InterfaceLook = .ios18
  /// Room between the widget's edges and its content, in points; `nil` takes the family's.
  public var contentMargins: EdgeInsets?
  /// Radius of the widget's corners, in points; `nil` takes the family's.
  public var cornerRadius: Double?

  /// Makes a request for the first entry, in light.
  public init(_ target: RenderTarget) {
    self.target = target
  }

  /// Makes a request for the first entry of a light widget.
  public init(family: WidgetFamily) {
    self.init(.family(family))
  }

  /// The family of a widget; `nil` for a Live Activity or a control.
  public var family: WidgetFamily? {
    if case .family(let family) = target { family } else { nil }
  }
}
