import VitrineCoding

/// The reading direction.
public enum LayoutDirection: String, ArchiveEnum {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
