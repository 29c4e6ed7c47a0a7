import VitrineCoding

/// The folder that an archive's files are in; nothing outside of it is read, and no symbolic link in
/// it is followed.
struct AssetFolder: Sendable {
  /// The folder; `nil` when an archive has only assets of its own.
  let location: FolderLocation?
  /// Most bytes of one file.
  let limit: Int
  /// The files in the folder that have been examined.
  private let seen: SeenFiles?

  init(location: FolderLocation?, limit: Int) {
    (self.location, self.limit) = (location, limit)
    seen = location.map(SeenFiles.init)
  }

  /// Whether all that was looked at in it is as it was.
  var isCurrent: Bool { seen?.areCurrent ?? true }

  /// Notes a file that something else reads.
  func note(_ path: RelativePath) { seen?.note(path) }

  /// The bytes of a file, for the asset `name`.
  ///
  /// - Throws: `ArchiveError` when it cannot be read, is too large or is outside of the folder.
  func bytes(of file: String, for name: String, at place: NodePath) throws(ArchiveError) -> [UInt8]
  {
    guard let location else {
      throw ArchiveError(
        .asset(name: name, "cannot read '\(file)': the archive has no folder"), path: place)
    }
    do throws(FileError) {
      let path = try RelativePath(file)
      note(path)
      return try location.open().read(path, limit: limit)
    } catch {
      throw ArchiveError(AssetFolder.reason(error, name, file), path: place)
    }
  }

  private static func reason(
    _ error: FileError, _ name: String, _ file: String
  ) -> ArchiveError.Reason {
    switch error {
    case .system, .link:
      .asset(name: name, "cannot read '\(file)': \(error.text)", hint: error.hint)
    case .notAFile, .path(.empty): .asset(name: name, "'\(file)' is not a regular file")
    case .path: .asset(name: name, "cannot read '\(file)': \(AssetFolder.rule(error))")
    case .tooLarge(let found, let allowed):
      .limitExceeded(.assetBytes, found: found, allowed: allowed)
    }
  }

  /// The error in a few words, in those of the rule that it breaks.
  static func rule(_ error: FileError) -> String {
    if case .path(.leadsOut) = error { return "an asset must be in the archive's folder" }
    return error.text
  }

  /// The names of the items of a folder in it.
  ///
  /// - Throws: `FileError`.
  func names(in path: String) throws(FileError) -> [String] {
    let path = try RelativePath(path)
    note(path)
    return try location?.open().folder(path).names() ?? []
  }

  /// Whether an item exists at a path.
  func contains(_ path: String) -> Bool {
    guard let path = try? RelativePath(path) else { return false }
    note(path)
    let entry = try? location?.open().entry(at: path)
    return entry != nil
  }
}
