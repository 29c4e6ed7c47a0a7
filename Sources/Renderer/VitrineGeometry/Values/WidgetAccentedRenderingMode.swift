import VitrineCoding

/// How an image is drawn in the rendering mode `accented`.
///
/// Source: Apple's documentation of `WidgetAccentedRenderingMode`.
public enum WidgetAccentedRenderingMode: String, ArchiveEnum {
  /// The opacity of its pixels in the colour of the accented group.
  case accented
  /// The luminance of its pixels as opacity in the colour of the accented group.
  case accentedDesaturated
  /// The luminance of its pixels as opacity in the colour of the default group.
  case desaturated
  /// Its own colours; not on Apple Watch.
  case fullColor
}
