import Vitrine

/// Copies an archive and its assets into a folder of goldens.
struct CopiedArchive {
  /// The path of the archive.
  let file: String
  /// The folder for the copy.
  let folder: FolderLocation
  /// The file name of the copy.
  let name: RelativePath

  /// The folder of assets that widgets' programs write next to their archives.
  private static let assets = RelativePath(fixed: "Assets")
  /// The maximum number of files to copy.
  private static let most = 10_000
  /// The maximum size of a file, in bytes.
  private static let limit = 64 << 20

  /// Writes new and changed files.
  ///
  /// - Returns: the paths of the written files.
  /// - Throws: `FileError`, also for a symbolic link among the assets.
  func write() throws(FileError) -> [String] {
    let source = FolderLocation(given: FileWriter.folder(of: file))
    let bytes = try FileReader.read(file, limit: CopiedArchive.limit)
    // The assets come first, because an archive without them is broken.
    var written = try copyAssets(from: source)
    if try put(bytes, at: name) { written.append(folder.path(of: name)) }
    return written
  }

  private func copyAssets(from source: FolderLocation) throws(FileError) -> [String] {
    guard try source.open().entry(at: CopiedArchive.assets) != nil else { return [] }
    var written: [String] = []
    var rest = [CopiedArchive.assets]
    var count = 0
    while let place = rest.popLast() {
      for name in try source.appending(place).open().names() {
        let path = place.appending(try RelativePath(name))
        switch try source.open().entry(at: path) {
        case .folder: rest.append(path)
        case .link: throw .link(path.description)
        default:
          count += 1
          guard count <= CopiedArchive.most else {
            throw .tooLarge(found: count, allowed: CopiedArchive.most)
          }
          let bytes = try source.open().read(path, limit: CopiedArchive.limit)
          if try put(bytes, at: path) { written.append(folder.path(of: path)) }
        }
      }
    }
    return written
  }

  /// Writes a file unless it exists with the same content.
  private func put(_ bytes: [UInt8], at path: RelativePath) throws(FileError) -> Bool {
    let open = try folder.openOrMake()
    do throws(FileError) {
      if try open.read(path, limit: CopiedArchive.limit) == bytes { return false }
    } catch {
      guard error.isMissing else { throw error }
    }
    try open.write(bytes, to: path)
    return true
  }
}
