import VitrineModel

/// The folder that an archive's files lie in; nothing outside of it is read.
struct AssetFolder: Sendable {
  /// The folder; `nil` when an archive has only assets of its own.
  let path: String?
  /// Most bytes of one file.
  let limit: Int

  /// The bytes of a file, for the asset `name`.
  ///
  /// - Throws: `ArchiveError` when it cannot be read, is too large or lies outside of the folder.
  func bytes(of file: String, for name: String, at place: NodePath) throws(ArchiveError) -> [UInt8]
  {
    do throws(FileReader.Failure) {
      return try FileReader.read(try location(of: file), limit: limit)
    } catch {
      throw ArchiveError(AssetFolder.reason(error, name, file), path: place)
    }
  }

  private static func reason(
    _ failure: FileReader.Failure, _ name: String, _ file: String
  ) -> ArchiveError.Reason {
    switch failure {
    case .system(let detail): .asset(name: name, "cannot read '\(file)': \(detail)")
    case .notAFile: .asset(name: name, "'\(file)' is not a regular file")
    case .tooLarge(let found, let allowed):
      .limitExceeded(.assetBytes, found: found, allowed: allowed)
    }
  }

  /// The real path of a file, which must lie in the folder.
  ///
  /// - Throws: `FileReader.Failure` for a path that leads elsewhere.
  func location(of file: String) throws(FileReader.Failure) -> String {
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let path, let root = FileReader.resolved(path) else {
      throw .system("the archive has no folder")
    }
    guard !file.hasPrefix("/"), !steps.contains(".."), !file.contains("\0") else {
      throw .system("an asset must lie in the archive's folder")
    }
    // A file that does not exist is left to the reader, which knows the system's reason.
    guard let place = FileReader.resolved(root + "/" + file) else { return root + "/" + file }
    guard place == root || place.hasPrefix(root == "/" ? root : root + "/") else {
      throw .system("a symbolic link leads out of the archive's folder")
    }
    return place
  }
}
