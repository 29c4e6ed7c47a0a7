import VitrineCoding

/// A presentation in the Dynamic Island that has margins.
public enum DynamicIslandMode: String, ArchiveEnum {
  /// Above and below the camera.
  case expanded
  /// Left of the camera.
  case compactLeading
  /// Right of the camera.
  case compactTrailing
  /// One of several activities.
  case minimal
}
