import Vitrine

/// Reads matrices; what it does not know is an error, since a typing mistake would drop pictures.
enum MatrixReader {
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
