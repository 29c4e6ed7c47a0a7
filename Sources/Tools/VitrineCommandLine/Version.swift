import Vitrine

/// The versions of the command and of the archive format.
package enum Version {
  /// The version of Vitrine.
  package static let current = Engine.version
  /// The output of `--version`.
  package static let text = "vitrine \(current) (archive format \(FormatVersion.current.text))"
}
