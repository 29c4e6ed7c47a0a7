import VitrineCoding

/// Where an archive's file is, and with it the folder that its assets are in.
package enum ArchiveLocation: Hashable, Sendable {
  /// A path that a person gave; a symbolic link is followed.
  case given(String)
  /// A file below a folder, without any symbolic link.
  case below(FolderLocation, RelativePath)

  /// The path as people write it.
  package var path: String {
    switch self {
    case .given(let path): path
    case .below(let folder, let name): folder.path(of: name)
    }
  }

  /// The folder that the file is in.
  var folder: FolderLocation {
    switch self {
    case .given(let path): FolderLocation(given: FileWriter.folder(of: path))
    case .below(let folder, let name): folder.parent(of: name)
    }
  }

  /// The file's bytes.
  ///
  /// - Throws: `ArchiveError` when it cannot be read or is too large.
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
