import VitrinePlatform

/// When the files below a folder were written, to find out what has changed since.
struct FileSnapshot: Sendable {
  private struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Most files that are looked at.
  private static let most = 100_000

  init() {}

  /// Looks at a folder; hidden files and folders are left out.
  init(_ folder: String) {
    var rest = [folder]
    while let folder = rest.popLast(), stamps.count < FileSnapshot.most {
      for (name, isFolder) in FolderListing.entries(folder)
      where !name.hasPrefix(".") && !name.hasSuffix("~") {
        let path = folder + "/" + name
        if isFolder { rest.append(path) } else { stamps[path] = FileSnapshot.stamp(path) }
      }
    }
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.modified
    return Stamp(seconds: time.seconds, nanoseconds: time.nanoseconds, size: Int(status.st_size))
  }

  /// Paths of files that are not as in an earlier snapshot, were not there or are gone.
  func changes(since earlier: FileSnapshot) -> Set<String> {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { stamps[$0] != earlier.stamps[$0] }
  }
}
