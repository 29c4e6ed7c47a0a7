import VitrineCoding

/// A presentation in the Dynamic Island that has margins.
public enum DynamicIslandMode: String, ArchiveEnum {
  /// Above and below the camera.
  case expanded
  /// At the leading side of the camera.
  case compactLeading
  /// At the trailing side of the camera.
  case compactTrailing
  /// One of several activities.
  case minimal
}
