import VitrineCoding

/// Whether the surface is light or dark.
public enum ColorScheme: String, ArchiveEnum {
  /// Dark content on a light surface.
  case light
  /// Light content on a dark surface.
  case dark
}

/// How much the parts of a picture are to differ: the setting "Increase Contrast".
public enum ColorSchemeContrast: String, ArchiveEnum {
  /// As designed.
  case standard
  /// More than usual.
  case increased
}

/// How a view's drawing responds to a right-to-left layout direction.
package enum LayoutDirectionBehavior: String, ArchiveEnum {
  /// It stays as it is.
  case fixed
  /// It is drawn mirrored.
  case mirrors
}
