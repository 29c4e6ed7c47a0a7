import VitrineCoding

/// The style that a person has chosen for a place that shows widgets.
///
/// Light and dark are colour schemes, not styles. Source: Apple Human Interface Guidelines, Widgets.
public enum SurfaceAppearance: String, ArchiveEnum {
  /// As designed.
  case standard
  /// In one colour of the person's choice.
  case tinted
  /// On glass that shows the wallpaper.
  case clear
  /// In red, as StandBy is in the dark.
  case lowLight
}
