import VitrineCoding

/// Where a line that is too long is truncated.
public enum TruncationMode: String, ArchiveEnum {
  /// At its beginning.
  case head
  /// In its middle.
  case middle
  /// At its end.
  case tail
}
