import VitrineCoding

/// How a surface treats a widget's colours.
public enum WidgetRenderingMode: String, ArchiveEnum {
  /// Colours as they are.
  case fullColor
  /// Two groups of views in one solid colour each.
  case accented
  /// Brightness on a blurred material.
  case vibrant
}
