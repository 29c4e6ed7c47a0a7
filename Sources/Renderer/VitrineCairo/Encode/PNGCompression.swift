/// The compression of PNG files, which trades time for size.
///
/// The pixels are the same with all three.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// About a fifth of the time of `default`, with a quarter more bytes.
  ///
  /// Compressed by ISA-L (Debian's package `libisal2`), whose output can depend on the type of
  /// processor.
  case fast
  /// A compromise between time and size.
  case `default`
  /// The smallest files, at a hundred times the time of `default`.
  case small
}
