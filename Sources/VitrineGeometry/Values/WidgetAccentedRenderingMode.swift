import VitrineCoding

/// How an image is drawn in the rendering mode `accented`.
///
/// Source: Apple's documentation of `WidgetAccentedRenderingMode`.
public enum WidgetAccentedRenderingMode: String, ArchiveEnum {
  /// Its coverage in the colour of the accented group.
  case accented
  /// Its brightness as coverage in the colour of the accented group.
  case accentedDesaturated
  /// Its brightness as coverage in the colour of the other group.
  case desaturated
  /// Its own colours; not on Apple Watch.
  case fullColor
}
