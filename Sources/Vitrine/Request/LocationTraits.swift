import VitrineDevices
import VitrineGeometry

/// How one place of one kind of device shows widgets.
public struct LocationTraits: Hashable, Sendable {
  /// The location of the location traits.
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
  /// Room around the content of a family that has an edge there, in points; `nil` is that of the
  /// Home Screen, which the device and the version of its system decide.
  public let contentMargin: Double?
  /// The colour scheme that it always has; `nil` has both.
  public let colorScheme: ColorScheme?
  /// The content behind the widget there; `nil` is the wallpaper, which is not in the picture.
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

  /// The size of the picture of a family there, in points; `nil` when the device has none.
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

  /// The room that the content of a family is laid out in there, in points.
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
