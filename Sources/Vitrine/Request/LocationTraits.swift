import VitrineModel

/// How one place of one kind of device shows widgets.
public struct LocationTraits: Hashable, Sendable {
  /// The place.
  public let location: WidgetLocation
  /// The kind of device that has it.
  public let platform: Device.Platform
  /// The families that it shows.
  public let families: [WidgetFamily]
  /// The families whose buttons and toggles work there.
  public let interactiveFamilies: [WidgetFamily]
  /// The rendering modes of each appearance that it may have; the first is the usual one.
  public let modes: [SurfaceAppearance: [WidgetRenderingMode]]
  /// The rendering modes in which it draws container backgrounds.
  public let backgroundModes: Set<WidgetRenderingMode>
  /// Room around the content of a family that has an edge there, in points.
  public let contentMargin: Double
  /// The colour scheme that it always has; `nil` has both.
  public let colorScheme: ColorScheme?
  /// What lies behind the widget there; `nil` is the wallpaper, which is not in the picture.
  public let backdrop: Color?

  init(
    _ location: WidgetLocation, on platform: Device.Platform, families: [WidgetFamily],
    interactive: [WidgetFamily]? = nil, modes: [SurfaceAppearance: [WidgetRenderingMode]],
    backgrounds: Set<WidgetRenderingMode> = [],
    contentMargin: Double = SurfaceMetrics.contentMargin, colorScheme: ColorScheme? = nil,
    backdrop: Color? = nil
  ) {
    self.location = location
    self.platform = platform
    self.families = families
    interactiveFamilies = interactive ?? families
    self.modes = modes
    backgroundModes = backgrounds
    self.contentMargin = contentMargin
    self.colorScheme = colorScheme
    self.backdrop = backdrop
  }

  /// The appearances in the order of their declaration.
  public var appearances: [SurfaceAppearance] {
    SurfaceAppearance.allCases.filter { modes[$0] != nil }
  }

  /// The rendering modes of all appearances in the order of their declaration.
  public var renderingModes: [WidgetRenderingMode] {
    let all = modes.values.joined()
    return WidgetRenderingMode.allCases.filter(all.contains)
  }

  /// Whether it removes the backgrounds of all widgets, so that one whose background must stay is not
  /// offered for it.
  public var removesBackgrounds: Bool { backgroundModes.isEmpty }

  /// The room around the content of a family, in points.
  ///
  /// Accessory families have none, but for those that a Smart Stack shows as cards.
  public func contentMargins(of family: WidgetFamily) -> EdgeInsets {
    EdgeInsets(family.isSystem || isCard(family) ? contentMargin : 0)
  }

  /// Whether an accessory family is shown as a card of a Smart Stack.
  private func isCard(_ family: WidgetFamily) -> Bool {
    location == .smartStack && family == .accessoryRectangular
  }

  /// The size of the picture of a family there, in points; `nil` when the device has none.
  public func size(of family: WidgetFamily, on device: Device) -> Size? {
    guard families.contains(family), device.platform == platform else { return nil }
    return switch location {
    case .homeScreen, .todayView: device.homeScreenSizes[family] ?? device.sizes[family]
    case .lockScreen, .standBy, .carPlay, .desktop, .notificationCenter, .iPhoneWidgetsOnMac,
      .watchFace, .smartStack, .surface:
      layoutSize(of: family, on: device)
    }
  }

  /// The room that the content of a family is laid out in there, in points.
  public func layoutSize(of family: WidgetFamily, on device: Device) -> Size? {
    guard families.contains(family), device.platform == platform else { return nil }
    return (isCard(family) ? device.smartStackSize : nil) ?? device.sizes[family]
  }
}
