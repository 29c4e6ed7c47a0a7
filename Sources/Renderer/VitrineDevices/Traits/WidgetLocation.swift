import VitrineCoding

/// A place that shows widgets.
///
/// Source: Apple Human Interface Guidelines, Widgets; Apple's documentation of `WidgetLocation`.
public enum WidgetLocation: String, ArchiveEnum {
  /// The Home Screen of iPhone and iPad.
  case homeScreen
  /// Today View of iPhone and iPad.
  case todayView
  /// The Lock Screen of iPhone and iPad.
  case lockScreen
  /// An iPhone that charges in landscape.
  case standBy
  /// CarPlay.
  case carPlay
  /// The desktop of a Mac.
  case desktop
  /// Notification Center of a Mac.
  case notificationCenter
  /// The desktop and Notification Center of a Mac, with widgets of a nearby iPhone.
  case iPhoneWidgetsOnMac
  /// A face of Apple Watch.
  case watchFace
  /// The Smart Stack of Apple Watch.
  case smartStack
  /// A wall or a table in front of Apple Vision.
  case surface
}
