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
  enum Family: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  enum Mode: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  enum Background: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Margins: EnvironmentKey {
    static var defaultValue: SwiftUI.EdgeInsets { SwiftUI.EdgeInsets() }
  }
  enum Activity: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
  enum ReducedUpdates: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Fullscreen: EnvironmentKey { static var defaultValue: Bool { false } }
  enum LimitedIsland: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Label: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Detail: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }
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
  public var widgetFamily: WidgetFamily {
    get { self[Keys.Family.self] }
    set { self[Keys.Family.self] = newValue }
  }
  /// How the surface treats the widget's colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Keys.Mode.self] }
    set { self[Keys.Mode.self] = newValue }
  }
  /// Whether the surface draws container backgrounds.
  public var showsWidgetContainerBackground: Bool {
    get { self[Keys.Background.self] }
    set { self[Keys.Background.self] = newValue }
  }
  /// Space between the widget's edges and its content, in points.
  public var widgetContentMargins: SwiftUI.EdgeInsets {
    get { self[Keys.Margins.self] }
    set { self[Keys.Margins.self] = newValue }
  }
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
  public var isActivityUpdateReduced: Bool {
    get { self[Keys.ReducedUpdates.self] }
    set { self[Keys.ReducedUpdates.self] = newValue }
  }
  /// Whether a Live Activity fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[Keys.Fullscreen.self] }
    set { self[Keys.Fullscreen.self] = newValue }
  }
  /// Whether the Dynamic Island cannot grow, as on a phone in landscape; can be true only in the
  /// compact and the minimal presentation.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[Keys.LimitedIsland.self] }
    set { self[Keys.LimitedIsland.self] = newValue }
  }
  /// Whether an accessory shows its label.
  public var showsWidgetLabel: Bool {
    get { self[Keys.Label.self] }
    set { self[Keys.Label.self] = newValue }
  }
  /// How much detail a widget shows.
  public var levelOfDetail: LevelOfDetail {
    get { self[Keys.Detail.self] }
    set { self[Keys.Detail.self] = newValue }
  }
}
