import VitrineCoding

/// How a surface treats a widget's colours.
public enum WidgetRenderingMode: String, ArchiveEnum {
  /// Unchanged colours.
  case fullColor
  /// Two groups of views in one solid colour each.
  case accented
  /// Luminance as opacity on a blurred material.
  case vibrant
}
