import Vitrine

extension GoldenCase {
  /// Whether the golden has a picture.
  package var exists: Bool {
    let name = description + PendingStore.Part.picture.suffix
    guard let folder = try? self.folder.open(), let path = try? RelativePath(canonical: name)
    else { return false }
    return (try? folder.entry(at: path)) == .file
  }

  /// Moves the golden's files to the name of another case in the same folder.
  ///
  /// - Throws: `FileError` when a file cannot be read, written or removed; then the files that
  ///   remain under both names are the same.
  package func move(to other: GoldenCase) throws(FileError) {
    let folder = try self.folder.open()
    // The picture comes last: a golden without its frames cannot pass.
    for part in [PendingStore.Part.frames, .picture] {
      let old = try RelativePath(canonical: description + part.suffix)
      let new = try RelativePath(canonical: other.description + part.suffix)
      let bytes = try folder.read(old, limit: GoldenPicture.limit)
      try folder.write(bytes, to: new)
    }
    for part in [PendingStore.Part.picture, .frames] {
      try folder.remove(RelativePath(canonical: description + part.suffix))
    }
  }
}
