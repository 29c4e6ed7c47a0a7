import Vitrine

/// Reads matrices; unknown keys are errors, because a typing mistake would drop pictures.
enum MatrixReader {
  /// Returns the matrix in a folder.
  ///
  /// That of a new folder names the current version of the system, and its first golden writes it.
  ///
  /// - Returns: the matrix, and whether it has to be written.
  /// - Throws: `ArchiveError`.
  static func readOrStart(
    _ folder: FolderLocation
  ) throws(ArchiveError) -> (matrix: GoldenMatrix, isNew: Bool) {
    let names = (try? folder.open().names()) ?? []
    let isKept = names.contains { name in
      name == GoldenMatrix.fileName || GoldenFiles.suffixes.contains { name.hasSuffix($0) }
    }
    if isKept { return (try read(folder), false) }
    var matrix = GoldenMatrix()
    matrix.axes.requests.design = [.current]
    return (matrix, true)
  }

  /// Returns the matrix in a folder; the default one if there is none.
  ///
  /// - Throws: `ArchiveError`.
  static func read(_ folder: FolderLocation) throws(ArchiveError) -> GoldenMatrix {
    let decoder = ArchiveDecoder(isStrict: true)
    let name = ArchiveFolder.matrix
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.open().read(name, limit: decoder.limits.archiveBytes)
    } catch {
      if error.isMissing { return GoldenMatrix() }
      throw ArchiveError(error.reason, file: folder.path(of: name))
    }
    return try decoder.decode(GoldenMatrix.self, bytes, file: folder.path(of: name)).0
  }
}
