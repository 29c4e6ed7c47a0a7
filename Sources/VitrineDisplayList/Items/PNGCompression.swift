/// How PNG files are compressed: quickly, or to few bytes.
///
/// The pixels are the same with all three.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// About a fifth of the time of `default`, with a quarter more bytes.
  ///
  /// ISA-L does it (Debian's package `libisal2`), whose bytes may depend on the kind of processor.
  case fast
  /// Quick and small enough for most.
  case `default`
  /// The fewest bytes, at a hundred times the time of `default`.
  case small
}
