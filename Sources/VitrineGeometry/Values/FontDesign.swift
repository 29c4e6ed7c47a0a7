import VitrineCoding

/// The design of the platform's own face.
public enum FontDesign: String, Hashable, Sendable, CaseIterable, Codable {
  /// The sans-serif face.
  case `default`
  /// The face with serifs.
  case serif
  /// The face with round ends.
  case rounded
  /// The face whose letters are equally wide.
  case monospaced
}

extension FontDesign: ArchiveEnum {}
