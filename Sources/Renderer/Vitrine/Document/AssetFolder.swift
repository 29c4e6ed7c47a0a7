import VitrineCoding

/// The folder of an archive's files; nothing outside it is read, and symbolic links in it aren't
/// followed.
struct AssetFolder: Sendable {
  /// The folder; `nil` for an archive that contains all of its assets.
  let location: FolderLocation?
  /// The maximum size of a file, in bytes.
  let limit: Int
  /// The files in the folder that have been examined.
  private let seen: SeenFiles?

  init(location: FolderLocation?, limit: Int) {
    (self.location, self.limit) = (location, limit)
    seen = location.map(SeenFiles.init)
  }

  /// Whether everything that was examined in the folder is unchanged.
  var isCurrent: Bool { seen?.areCurrent ?? true }

  /// Whether everything that was examined is older than a file.
  func isOlder(than path: String) -> Bool { seen?.areOlder(than: path) ?? true }

  /// Records a file that other code reads.
  func note(_ path: RelativePath) { seen?.note(path) }

  /// Returns the contents of a file, for the asset `name`.
  ///
  /// - Throws: `ArchiveError` if it can't be read, is too large or is outside the folder.
  func bytes(of file: String, for name: String, at place: NodePath) throws(ArchiveError) -> [UInt8]
  {
    guard !file.hasPrefix("data:") else {
      throw ArchiveError(
        .asset(
          name: name, "a data URL is not the name of a file",
          hint: "write what is after its comma as {\"data\": \"…\"}"), path: place)
    }
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

  /// The description of an error, in the words of the violated rule.
  static func rule(_ error: FileError) -> String {
    if case .path(.leadsOut) = error { return "an asset must be in the archive's folder" }
    return error.text
  }

  /// Returns the names of the items in a subfolder.
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
