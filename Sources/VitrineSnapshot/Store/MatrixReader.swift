import Vitrine

/// Reads matrices; what it does not know is an error, since a typing mistake would drop pictures.
enum MatrixReader {
  /// The matrix in a folder, or that of a folder in which nothing is kept yet: on the version of the
  /// system that all programs draw, which its first golden writes down.
  ///
  /// - Returns: the matrix, and whether it is one to be written.
  /// - Throws: `ArchiveError`.
  static func readOrStart(
    _ folder: FolderLocation
  ) throws(ArchiveError) -> (matrix: GoldenMatrix, isNew: Bool) {
    let names = (try? folder.open().names()) ?? []
    let isKept = names.contains { name in
      name == GoldenMatrix.fileName || GoldenFiles.extensions.contains { name.hasSuffix($0) }
    }
    if isKept { return (try read(folder), false) }
    var matrix = GoldenMatrix()
    matrix.axes.requests.design = [.current]
    return (matrix, true)
  }

  /// The matrix in a folder; the standard one where there is none.
  ///
  /// - Throws: `ArchiveError`.
  static func read(_ folder: FolderLocation) throws(ArchiveError) -> GoldenMatrix {
    let decoder = ArchiveDecoder(isStrict: true)
    let name = GoldenMatrix.path
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
