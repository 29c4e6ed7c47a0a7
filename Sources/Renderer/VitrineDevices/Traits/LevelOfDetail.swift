import VitrineCoding

/// How much detail a widget shows, depending on the person's distance.
///
/// Source: Apple's documentation of `levelOfDetail`: visionOS asks for less detail from a distance.
public enum LevelOfDetail: String, ArchiveEnum {
  /// The usual content.
  case `default`
  /// Less content in larger letters, for viewing from a distance.
  case simplified
}
