import Vitrine

/// Copies an archive, and the assets beside it, into a folder of goldens.
struct CopiedArchive {
  /// The file that is copied.
  let file: String
  /// Where to.
  let folder: FolderLocation
  /// The file name of the copy.
  let name: RelativePath

  /// Folder of the assets that programs of widgets write beside their archives.
  private static let assets = RelativePath(fixed: "Assets")
  /// Most files that are copied.
  private static let most = 10_000
  /// Most bytes of one file.
  private static let limit = 64 << 20

  /// Writes what is not there yet or is another one.
  ///
  /// - Returns: paths of what was written.
  /// - Throws: `FileError`; a symbolic link among the assets is one.
  func write() throws(FileError) -> [String] {
    let source = FolderLocation(given: FileWriter.folder(of: file))
    let bytes = try FileReader.read(file, limit: CopiedArchive.limit)
    // The assets come first: an archive that lacks them is broken.
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

  /// Writes a file unless it is there already.
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
