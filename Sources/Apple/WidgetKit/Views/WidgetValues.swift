import SwiftUI
public import VitrineArchive
public import VitrineDevices
public import VitrineGeometry

/// The sizes and shapes that WidgetKit offers.
public typealias WidgetFamily = VitrineDevices.WidgetFamily
/// How a surface treats a widget's colours.
public typealias WidgetRenderingMode = VitrineDevices.WidgetRenderingMode
/// How a tinted surface colours an image.
public typealias WidgetAccentedRenderingMode = VitrineGeometry.WidgetAccentedRenderingMode
/// How much detail a widget shows, depending on the person's distance.
public typealias LevelOfDetail = VitrineDevices.LevelOfDetail
/// A size class of Live Activities.
public typealias ActivityFamily = VitrineArchive.ActivityFamily
/// A presentation in the Dynamic Island that has margins.
public typealias DynamicIslandMode = VitrineDevices.DynamicIslandMode
/// The position of a region in the expanded island.
public typealias DynamicIslandExpandedRegionPosition =
  VitrineArchive.DynamicIslandExpandedRegionPosition

/// A place that shows widgets.
public typealias WidgetLocation = VitrineDevices.WidgetLocation

extension WidgetLocation {
  /// The iPhone in StandBy, under WidgetKit's name.
  public static var standby: WidgetLocation { .standBy }
}

/// The values that WidgetKit adds to the environment.
private enum Keys {
  enum Activity: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
}

/// The key of the size classes of the places that show a Live Activity.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  /// The size class of the Lock Screen.
  public static var defaultValue: Set<ActivityFamily> { [.medium] }
}

extension ActivityFamily: CustomStringConvertible {
  /// The name of the size class.
  public var description: String { rawValue }
}

extension SwiftUI.EnvironmentValues {
  /// The family in which the widget is shown.
  @Entry public var widgetFamily: WidgetFamily = .systemMedium
  /// How the surface treats the widget's colours.
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// Whether the surface draws container backgrounds.
  @Entry public var showsWidgetContainerBackground: Bool = true
  /// Space between the widget's edges and its content, in points.
  @Entry public var widgetContentMargins: SwiftUI.EdgeInsets = SwiftUI.EdgeInsets()
  /// The size class of a Live Activity.
  public var activityFamily: ActivityFamily {
    get { self[Keys.Activity.self] }
    set { self[Keys.Activity.self] = newValue }
  }
  /// The size classes of the places that show a Live Activity.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }
  /// Whether the system updates a Live Activity less often than its app asks for.
  @Entry public var isActivityUpdateReduced: Bool = false
  /// Whether a Live Activity fills the screen, as in StandBy.
  @Entry public var isActivityFullscreen: Bool = false
  /// Whether the Dynamic Island cannot grow, as on a phone in landscape; can be true only in the
  /// compact and the minimal presentation.
  @Entry public var isDynamicIslandLimitedInWidth: Bool = false
  /// Whether an accessory shows its label.
  @Entry public var showsWidgetLabel: Bool = false
  /// How much detail a widget shows.
  @Entry public var levelOfDetail: LevelOfDetail = .default
}
