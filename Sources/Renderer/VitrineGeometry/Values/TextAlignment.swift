import VitrineCoding

/// Alignment of lines that are shorter than the widest one.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, Codable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

extension TextAlignment: ArchiveEnum {}
