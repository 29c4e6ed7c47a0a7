import VitrineCoding

/// How much a widget shows, by how near the person is.
///
/// Source: Apple's documentation of `levelOfDetail`: visionOS asks widgets for less from afar.
public enum LevelOfDetail: String, ArchiveEnum {
  /// As usual.
  case `default`
  /// Less, in larger letters, as it is seen from afar.
  case simplified
}
