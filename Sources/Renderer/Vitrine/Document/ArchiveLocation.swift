import VitrineCoding

/// The location of an archive's file, and of the folder with its assets.
package enum ArchiveLocation: Hashable, Sendable {
  /// A path that the user specified; symbolic links are followed.
  case given(String)
  /// A file below a folder; symbolic links aren't followed.
  case below(FolderLocation, RelativePath)

  /// The path as text.
  package var path: String {
    switch self {
    case .given(let path): path
    case .below(let folder, let name): folder.path(of: name)
    }
  }

  /// The folder that contains the file.
  var folder: FolderLocation {
    switch self {
    case .given(let path): FolderLocation(given: FileWriter.folder(of: path))
    case .below(let folder, let name): folder.parent(of: name)
    }
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: `ArchiveError` if it can't be read or is too large.
  func bytes(limit: Int) throws(ArchiveError) -> [UInt8] {
    do throws(FileError) {
      switch self {
      case .given(let path): return try FileReader.read(path, limit: limit)
      case .below(let folder, let name): return try folder.open().read(name, limit: limit)
      }
    } catch {
      throw ArchiveError(error.reason, file: path)
    }
  }
}
