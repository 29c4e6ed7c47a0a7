import VitrineCoding
import VitrineGeometry

/// A device whose widget sizes are known.
public struct Device: Hashable, Sendable {
  /// The kinds of device that show widgets.
  public enum Platform: String, ArchiveEnum {
    /// iPhone.
    case iPhone
    /// iPad.
    case iPad
    /// Apple Watch.
    case watch
    /// Apple Vision.
    case vision
    /// Mac.
    case mac
  }

  /// Apple's name of the model.
  public let name: String
  /// The kind of device.
  public let platform: Platform
  /// Pixels per point of its display.
  public let scale: Double
  /// Widget sizes by family, in points, in which content is laid out on iOS 18 and on versions
  /// without sizes of their own.
  public let sizes: [WidgetFamily: Size]
  /// Widget sizes by family in versions of the system that differ from `sizes`, in points.
  let versionSizes: [DesignGeneration: [WidgetFamily: Size]]
  /// Sizes in which the Home Screen draws widgets that are laid out larger, by family, in points;
  /// only for iPad.
  public let homeScreenSizes: [WidgetFamily: Size]
  /// Lock Screen sizes of families that the Home Screen shows too, in points; only for iPad.
  public let lockScreenSizes: [WidgetFamily: Size]
  /// Size of a rectangular widget in the Smart Stack, in points; only for Apple Watch.
  public let smartStackSize: Size?

  /// Creates a device with custom sizes, for example for a contact sheet.
  package init(
    name: String, platform: Platform, scale: Double, sizes: [WidgetFamily: Size],
    homeScreenSizes: [WidgetFamily: Size] = [:], lockScreenSizes: [WidgetFamily: Size] = [:],
    smartStackSize: Size? = nil, versionSizes: [DesignGeneration: [WidgetFamily: Size]] = [:]
  ) {
    self.name = name
    self.platform = platform
    self.scale = scale
    self.sizes = sizes
    self.homeScreenSizes = homeScreenSizes
    self.lockScreenSizes = lockScreenSizes
    self.smartStackSize = smartStackSize
    self.versionSizes = versionSizes
  }

  /// All devices, by platform and then from newer to older ones.
  public static let all: [Device] = DeviceTable.groups.flatMap { group in
    let versionSizes = group.versionSizes
    return group.names.map { name in
      Device(
        name: name, platform: group.platform, scale: group.scale, sizes: group.sizes,
        homeScreenSizes: group.homeScreenSizes, lockScreenSizes: group.lockScreenSizes,
        smartStackSize: group.smartStackSize, versionSizes: versionSizes)
    }
  }

  /// The name in lower case with hyphens, for the command line.
  public var identifier: String {
    String(name.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  /// Returns the device with a name, in any case and with spaces or hyphens; `nil` if there is
  /// none.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    return all.first { key($0.name) == wanted }
  }

  /// The default device of requests: the first of the standard devices that shows the target.
  public static func standard(
    for target: RenderTarget, on version: DesignGeneration = .standard
  ) -> Device? {
    standards(on: version).first { $0.size(of: target, on: version) != nil }
  }

  /// The default devices of requests, of which the first suitable one is used.
  ///
  /// The iPhone 16 is the newest one for which Apple also publishes accessory sizes. The iPhone 17
  /// was introduced with iOS 26, and the sizes that it reports there and on iOS 27 are known.
  package static func standards(on version: DesignGeneration = .standard) -> [Device] {
    version.hasLiquidGlass ? currentStandards : usualStandards
  }

  private static let usualStandards = ["iPhone 16"].compactMap(named) + otherStandards
  private static let currentStandards = ["iPhone 17"].compactMap(named) + otherStandards
  private static let otherStandards = [
    "iPad Pro 11-inch", "Apple Vision Pro", "Apple Watch 45mm", "Mac",
  ].compactMap(named)

  /// The default device of a platform; `nil` if the platform has none.
  package static func standard(on platform: Platform) -> Device? {
    standards().first { $0.platform == platform }
  }

  /// The families on the platform of a device, in order; without a device, those of iOS.
  ///
  /// iPhone and iPad share the families, because a widget supports both.
  package static func families(likeThatOf device: Device?) -> [WidgetFamily] {
    let platforms: Set<Platform> =
      switch device?.platform {
      case .iPhone, .iPad, nil: [.iPhone, .iPad]
      case .watch: [.watch]
      case .vision: [.vision]
      case .mac: [.mac]
      }
    let devices = all.filter { platforms.contains($0.platform) }
    return WidgetFamily.allCases.filter { family in devices.contains { $0.sizes[family] != nil } }
  }

  /// The size of a family or a presentation, in points; `nil` when the device does not show it.
  ///
  /// If the size depends on the content, this is the largest size, which is proposed to it.
  public func size(
    of target: RenderTarget, on version: DesignGeneration = .standard
  ) -> Size? { sizeRange(of: target, on: version)?.most }

  /// The size of a family on a version of the system, in points; `nil` when the device does not
  /// show it.
  public func size(
    of family: WidgetFamily, on version: DesignGeneration = .standard
  ) -> Size? { versionSizes[version]?[family] ?? sizes[family] }

  /// The versions of the system on which the device shows a family.
  package func versions(of family: WidgetFamily) -> [DesignGeneration] {
    DesignGeneration.allCases.filter { size(of: family, on: $0) != nil }
  }

  /// The smallest and the largest size of a family or a presentation, in points; `nil` when the
  /// device does not show it.
  package func sizeRange(
    of target: RenderTarget, on version: DesignGeneration = .standard
  ) -> SizeRange? {
    switch target {
    case .family(let family): size(of: family, on: version).map(SizeRange.init)
    case .activity(let presentation): ActivityTable.sizes(of: presentation, on: self)
    case .control(let presentation):
      version.hasLiquidGlass || platform == .iPhone || platform == .iPad
        ? ControlTable.size(of: presentation, on: self).map(SizeRange.init) : nil
    case .screen(let presentation): screenSize(in: presentation).map(SizeRange.init)
    }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
