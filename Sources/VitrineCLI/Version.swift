import Vitrine

/// The version of the command line and of the archive format it reads.
enum Version {
  /// The version of Vitrine.
  static let current = Engine.version
  /// The output of `--version`.
  static let text = "vitrine \(current) (archive format \(FormatVersion.current.text))"
}
