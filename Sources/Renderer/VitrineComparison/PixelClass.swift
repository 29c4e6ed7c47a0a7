/// The class of a difference between two pixels.
public enum PixelClass: UInt8, Hashable, Sendable, CaseIterable {
  /// The pixels are equal, or both are invisible.
  case same
  /// The difference is invisible.
  case imperceptible
  /// The same edge was rasterised differently.
  case noise
  /// The content changed.
  case changed
}

/// The result of comparing two pictures.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// All pixels are equal.
  case identical
  /// There are only noise and invisible differences.
  case equivalent
  /// At least one pixel changed.
  case changed
}
