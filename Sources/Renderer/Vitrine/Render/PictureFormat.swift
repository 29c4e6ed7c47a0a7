/// The formats of pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Vector outlines, for browsers and editors.
  case svg
  /// Vector outlines, for print.
  case pdf
}
