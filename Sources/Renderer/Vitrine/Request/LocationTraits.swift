import VitrineDevices
import VitrineGeometry

/// How one place of a kind of device shows widgets.
public struct LocationTraits: Hashable, Sendable {
  /// The place that the row describes.
  public let location: WidgetLocation
  /// The kind of device.
  public let platform: Device.Platform
  /// The families that the place shows.
  public let families: [WidgetFamily]
  /// The families whose buttons and toggles work.
  public let interactiveFamilies: [WidgetFamily]
  /// The rendering modes of each appearance, the default one first.
  public let modes: [SurfaceAppearance: [WidgetRenderingMode]]
  /// The rendering modes in which the place draws container backgrounds.
  public let backgroundModes: Set<WidgetRenderingMode>
  /// The margins around the content of a family with an edge, in points; `nil` for those of the
  /// Home Screen, which depend on the device and the version of its system.
  public let contentMargin: Double?
  /// The fixed colour scheme; `nil` for both.
  public let colorScheme: ColorScheme?
  /// The background behind the widget; `nil` for the wallpaper, which is not part of the picture.
  public let backdrop: Color?

  init(
    _ location: WidgetLocation, on platform: Device.Platform, families: [WidgetFamily],
    interactive: [WidgetFamily]? = nil, modes: [SurfaceAppearance: [WidgetRenderingMode]],
    backgrounds: Set<WidgetRenderingMode> = [],
    contentMargin: Double? = nil, colorScheme: ColorScheme? = nil,
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

  /// The appearances, in the order of their declaration.
  public var appearances: [SurfaceAppearance] {
    SurfaceAppearance.allCases.filter { modes[$0] != nil }
  }

  /// The rendering modes of all appearances, in the order of their declaration.
  public var renderingModes: [WidgetRenderingMode] {
    let all = modes.values.joined()
    return WidgetRenderingMode.allCases.filter(all.contains)
  }

  /// Whether the place removes the backgrounds of all widgets, so that a widget that requires its
  /// background is not offered.
  public var removesBackgrounds: Bool { backgroundModes.isEmpty }

  /// Returns the margins around the content of a family, in points.
  ///
  /// Accessory families have none, except for those that a Smart Stack shows as cards.
  public func contentMargins(
    of family: WidgetFamily, on device: Device, _ version: DesignGeneration = .standard
  ) -> EdgeInsets {
    guard family.isSystem || isCard(family) else { return EdgeInsets(0) }
    return EdgeInsets(contentMargin ?? device.contentMargin(on: version))
  }

  /// Whether an accessory family is shown as a card of a Smart Stack.
  private func isCard(_ family: WidgetFamily) -> Bool {
    location == .smartStack && family == .accessoryRectangular
  }

  /// Returns the size of a family's picture, in points; `nil` if the device does not have the
  /// family.
  public func size(
    of family: WidgetFamily, on device: Device, _ version: DesignGeneration = .standard
  ) -> Size? {
    let layoutSize = layoutSize(of: family, on: device, version)
    return switch location {
    case .homeScreen, .todayView:
      layoutSize.map { device.homeScreenSizes[family] ?? $0 }
    case .lockScreen, .standBy, .carPlay, .desktop, .notificationCenter, .iPhoneWidgetsOnMac,
      .watchFace, .smartStack, .surface:
      layoutSize
    }
  }

  /// Returns the size in which a family's content is laid out, in points.
  public func layoutSize(
    of family: WidgetFamily, on device: Device, _ version: DesignGeneration = .standard
  ) -> Size? {
    guard families.contains(family), device.platform == platform else { return nil }
    let own =
      switch location {
      case .smartStack: isCard(family) ? device.smartStackSize : nil
      case .lockScreen: device.lockScreenSizes[family]
      default: Size?.none
      }
    return own ?? device.size(of: family, on: version)
  }
}
