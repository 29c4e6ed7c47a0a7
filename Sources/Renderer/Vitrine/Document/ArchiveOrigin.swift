import VitrineCoding

/// The source of an archive, which determines the file and line of errors.
package struct ArchiveOrigin: Sendable {
  /// The name of the file in errors.
  package let file: String
  /// The path of the archive in its file: the root, or a member of a bundle.
  package let place: NodePath
  /// The text of the file, for line numbers.
  package let text: SourceText

  init(file: String, place: NodePath = NodePath(), text: SourceText) {
    (self.file, self.place, self.text) = (file, place, text)
  }

  /// Adds the file and line to the error of a part of the archive.
  package func completed(_ error: ArchiveError) -> ArchiveError {
    let named = error.all.map { $0.inside(place).inFile(file) }
    // An error of another file, such as one of an asset catalogue, has its own lines.
    let errors = named.allSatisfy { $0.file == file } ? named.located(in: text) : named
    guard var first = errors.first else { return error }
    first.others = Array(errors.dropFirst())
    return first
  }

  /// The place of a part of the archive; `nil` if it cannot be found.
  package func location(of path: NodePath) -> TextLocation? {
    text.location(of: .init(NodePath(place.steps + path.steps)))
  }

  /// The lines of warnings, whose paths begin at the root of the file.
  package func locations(of warnings: [Diagnostic]) -> [TextLocation?] {
    text.locations(of: warnings.map(\.target))
  }
}
