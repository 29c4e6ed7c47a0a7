import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineGeometry

/// A request to render part of an archive for a surface.
public struct RenderRequest: Hashable, Sendable {
  /// The family, or the presentation of a Live Activity or a control.
  public var target: RenderTarget
  /// The state to render.
  public var state: RenderState = .entry
  /// The colour scheme, unless the place has a fixed one.
  public var colorScheme: ColorScheme = .light
  /// The contrast of the colour scheme.
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// What a person has chosen under "Edit Widget".
  public var configuration = EditedConfiguration()
  /// How the surface treats colours; `nil` for the mode of the place and its appearance.
  public var renderingMode: WidgetRenderingMode?
  /// The place that shows the widget; `nil` for the widget alone, or the first place with the
  /// appearance or the rendering mode.
  public var location: WidgetLocation?
  /// The appearance that the person has chosen for the place.
  public var appearance: SurfaceAppearance = .standard
  /// The colour of a tinted surface, of a watch face or of a Lock Screen; `nil` for
  /// `SurfaceMetrics.tint`, and white on a Lock Screen.
  public var tint: Color?
  /// The tint of iOS 27's glass, from 0, ultra clear, to 1, fully tinted, as chosen in Settings;
  /// `nil` for `SurfaceMetrics.glassTint`.
  public var glassTint: Double?
  /// The colour behind and around the widget; `nil` for a transparent background.
  public var wallpaper: Color?
  /// Whether the display is dimmed, as an Always-On display is.
  public var isLuminanceReduced = false
  /// How much detail the widget shows, depending on the distance of the person.
  public var levelOfDetail: LevelOfDetail = .default
  /// Whether the Dynamic Island cannot grow, as on a phone on its side since iOS 27.
  public var isDynamicIslandLimitedInWidth = false
  /// The lock state of the device in the state `locked`.
  public var lock: DeviceLock = .locked
  /// Whether private content is visible on a locked device or a dimmed watch.
  public var showsSensitiveContent = false
  /// The device that determines sizes; `nil` for `Device.standard(for:at:on:)`.
  public var device: Device?
  /// The number of pixels per point; `nil` for that of the device.
  public var scale: Double?
  /// The index of the timeline entry, counted from 0; `nil` for the current one at `date`, or the
  /// first.
  public var entry: Int?
  /// Moments of the transition from another entry to the drawn one; `nil` for the entry without a
  /// transition.
  public var transition: EntryTransition?
  /// The text size that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// The current interaction with the widget.
  public var interaction = Interaction()
  /// The opacity of content that is out of date; `nil` for `SurfaceMetrics.invalidatedOpacity`.
  public var invalidatedOpacity: Double?
  /// The date of the picture, which selects the timeline entry and is the reference for relative
  /// dates; `nil` for the date of the timeline entry.
  public var date: ArchiveDate?
  /// The language and region, for strings, numbers and the reading direction.
  public var locale: LocaleIdentifier = .standard
  /// The time zone of dates.
  public var timeZone: TimeZoneIdentifier = .standard
  /// The version of the system, which determines sizes, margins, corners, controls, colours and
  /// light.
  public var design = DesignGeneration.standard
  /// The margins around the content, in points; `nil` for those of the family.
  public var contentMargins: EdgeInsets?
  /// The corner radius of the widget, in points; `nil` for that of the family.
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
