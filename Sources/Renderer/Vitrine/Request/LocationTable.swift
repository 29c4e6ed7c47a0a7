import VitrineDevices

/// How each place shows widgets, for every kind of device that has the place.
///
/// Sources: Apple Human Interface Guidelines, Widgets (December 2025): the families of each place,
/// the rendering modes of each platform, where container backgrounds are removed; for
/// `systemExtraLargePortrait` and the accessories of Apple Vision Apple's documentation of
/// `WidgetFamily` and the session "WidgetKit foundations" of 2026; Apple's documentation of
/// `widgetAccentable`, `containerBackgroundRemovable` and interactive widgets.
///
/// Margins of the Home Screen are those of `Device.contentMargin(on:)`.
///
/// Assumed, since nothing is published: margins of 11 points on Lock Screens, desktops and the
/// cards of a Smart Stack (the guidelines say less than 16, and 11 for tight groups) and of 4 in
/// StandBy (an app detects StandBy by margins below 5); Lock Screens, StandBy, CarPlay and watches
/// are dark, and the background of CarPlay is black. The guidelines' table has no tinted widgets on
/// a Mac, but their colours of the groups and newer pages of WidgetKit do, and so does this table.
/// A CarPlay display is a place of the iPhone that it is connected to. Widgets of an iPhone have
/// the same appearance on a Mac as those of the Mac, in the families that an iPhone has.
public enum LocationTable {
  /// All rows; the first one of a family on a kind of device is its default place.
  public static let rows: [LocationTraits] = phones + pads + macs + watches + visions

  /// Returns the row of a place on a kind of device; `nil` if the device does not have the place.
  public static func row(
    _ location: WidgetLocation, on platform: Device.Platform
  ) -> LocationTraits? {
    rows.first { $0.location == location && $0.platform == platform }
  }

  /// Returns the rows of a family on a kind of device, the default one first.
  public static func rows(for family: WidgetFamily, on platform: Device.Platform)
    -> [LocationTraits]
  {
    rows.filter { $0.platform == platform && $0.families.contains(family) }
  }

  private static let tintable: [SurfaceAppearance: [WidgetRenderingMode]] = [
    .standard: [.fullColor], .tinted: [.accented], .clear: [.accented],
  ]
  private static let watchModes: [SurfaceAppearance: [WidgetRenderingMode]] = [
    .standard: [.fullColor], .tinted: [.accented],
  ]
  private static let tight = 11.0

  private static let phones = [
    LocationTraits(
      .homeScreen, on: .iPhone,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait],
      modes: tintable, backgrounds: [.fullColor]),
    LocationTraits(
      .todayView, on: .iPhone,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait],
      modes: tintable, backgrounds: [.fullColor]),
    LocationTraits(
      .lockScreen, on: .iPhone,
      families: [.accessoryCircular, .accessoryRectangular, .accessoryInline],
      interactive: [.accessoryCircular, .accessoryRectangular],
      modes: [.standard: [.vibrant]], colorScheme: .dark),
    LocationTraits(
      .standBy, on: .iPhone, families: [.systemSmall],
      modes: [.standard: [.fullColor], .lowLight: [.vibrant]], contentMargin: 4,
      colorScheme: .dark, backdrop: .system(.black)),
    LocationTraits(
      .carPlay, on: .iPhone, families: [.systemSmall], modes: [.standard: [.fullColor]],
      colorScheme: .dark, backdrop: .system(.black)),
  ]

  private static let pads = [
    LocationTraits(
      .homeScreen, on: .iPad,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
      modes: tintable, backgrounds: [.fullColor]),
    LocationTraits(
      .todayView, on: .iPad,
      families: [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      ],
      modes: tintable, backgrounds: [.fullColor]),
    LocationTraits(
      .lockScreen, on: .iPad,
      families: [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline],
      interactive: [.systemSmall, .accessoryCircular, .accessoryRectangular],
      modes: [.standard: [.vibrant]], contentMargin: tight, colorScheme: .dark),
  ]

  private static let macs = [
    LocationTraits(
      .desktop, on: .mac,
      families: [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      ],
      modes: [.standard: [.fullColor, .vibrant], .tinted: [.accented], .clear: [.accented]],
      backgrounds: [.fullColor, .vibrant], contentMargin: tight),
    LocationTraits(
      .notificationCenter, on: .mac,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
      modes: tintable, backgrounds: [.fullColor]),
    LocationTraits(
      .iPhoneWidgetsOnMac, on: .mac, families: [.systemSmall, .systemMedium, .systemLarge],
      modes: [.standard: [.fullColor, .vibrant], .tinted: [.accented], .clear: [.accented]],
      backgrounds: [.fullColor, .vibrant], contentMargin: tight),
  ]

  private static let watches = [
    LocationTraits(
      .watchFace, on: .watch,
      families: [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline],
      interactive: [], modes: watchModes, colorScheme: .dark, backdrop: .system(.black)),
    LocationTraits(
      .smartStack, on: .watch, families: [.accessoryRectangular, .accessoryCircular],
      interactive: [], modes: watchModes, backgrounds: [.fullColor], contentMargin: tight,
      colorScheme: .dark, backdrop: .system(.black)),
  ]

  private static let visions = [
    LocationTraits(
      .surface, on: .vision,
      families: [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
        .accessoryCircular, .accessoryRectangular,
      ],
      modes: watchModes, backgrounds: [.fullColor])
  ]
}

extension Device {
  /// Returns the device for requests without one: the first of the standard devices that
  /// shows the target in the place.
  public static func standard(
    for target: RenderTarget, at location: WidgetLocation?,
    on version: DesignGeneration = .standard
  ) -> Device? {
    guard let location, case .family(let family) = target else {
      return standard(for: target, on: version)
    }
    let places = standards(on: version).filter {
      LocationTable.row(location, on: $0.platform) != nil
    }
    return places.first {
      LocationTable.row(location, on: $0.platform)?.size(of: family, on: $0, version) != nil
    } ?? places.first ?? standard(for: target, on: version)
  }

  /// Returns the places that show a family on a version of the system, the default one first.
  public func locations(
    of family: WidgetFamily, on version: DesignGeneration = .standard
  ) -> [WidgetLocation] {
    LocationTable.rows(for: family, on: platform)
      .filter { $0.size(of: family, on: self, version) != nil }.map(\.location)
  }
}
