import VitrineCoding

/// The appearance that a person has chosen for a place with widgets.
///
/// Light and dark are colour schemes, not appearances. Source: Apple Human Interface Guidelines,
/// Widgets.
public enum SurfaceAppearance: String, ArchiveEnum {
  /// As designed.
  case standard
  /// In one colour that the person chooses.
  case tinted
  /// On glass that shows the wallpaper.
  case clear
  /// In red, as StandBy is at night.
  case lowLight
}
