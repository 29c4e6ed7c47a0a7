/// The class of a difference between two pixels.
public enum PixelClass: UInt8, Hashable, Sendable, CaseIterable {
  /// The pixels are equal, or both invisible.
  case same
  /// Nobody sees the difference.
  case imperceptible
  /// A rasteriser drew the same edge in another way.
  case noise
  /// Something else is shown.
  case changed
}

/// The verdict of comparing two pictures.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// Every pixel is the same.
  case identical
  /// Nothing differs but noise and what nobody sees.
  case equivalent
  /// At least one pixel shows something else.
  case changed
}
