import VitrineCoding

/// The design of the system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable, Codable {
  /// The sans-serif typeface.
  case `default`
  /// The typeface with serifs.
  case serif
  /// The typeface with rounded ends.
  case rounded
  /// The monospaced typeface.
  case monospaced
}

extension FontDesign: ArchiveEnum {}
