import VitrinePlatform

/// The listing of folders.
enum FolderListing {
  /// Returns the names in a folder in order, and whether each is a folder; links are not.
  static func entries(_ folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder.fileBytes) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(fileBytes: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append((name, isFolder(folder + "/" + name)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
