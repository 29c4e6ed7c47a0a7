/// The formats of pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Outlines, for browsers and editors.
  case svg
  /// Outlines, for print.
  case pdf
}
