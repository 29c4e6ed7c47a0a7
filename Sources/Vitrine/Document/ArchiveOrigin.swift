import VitrineCoding

/// Where an archive was read: what errors about it say of their place.
package struct ArchiveOrigin: Sendable {
  /// The name by which errors call the file.
  package let file: String
  /// Place of the archive in its file: the root, or a member of a bundle.
  package let place: NodePath
  /// The file's text, in which lines are counted.
  package let text: SourceText

  init(file: String, place: NodePath = NodePath(), text: SourceText) {
    (self.file, self.place, self.text) = (file, place, text)
  }

  /// The error of a part of the archive, with its file and its line.
  package func completed(_ error: ArchiveError) -> ArchiveError {
    let named = error.all.map { $0.inside(place).inFile(file) }
    // An error of another file, such as an asset catalogue's, has its own lines.
    let errors = named.allSatisfy { $0.file == file } ? named.located(in: text) : named
    guard var first = errors.first else { return error }
    first.others = Array(errors.dropFirst())
    return first
  }

  /// Lines of warnings, whose paths begin at the file's root.
  package func locations(of warnings: [Diagnostic]) -> [TextLocation?] {
    text.locations(of: warnings.map(\.target))
  }
}
