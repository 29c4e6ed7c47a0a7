import Vitrine

/// The versions of the command and of the archive format.
enum Version {
  /// The version of Vitrine.
  static let current = Engine.version
  /// The output of `--version`.
  static let text = "vitrine \(current) (archive format \(FormatVersion.current.text))"
}
