import VitrinePlatform

/// The modification times of the files below a folder, which show later changes.
struct FileSnapshot: Sendable {
  private struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
  }

  private var stamps: [String: Stamp] = [:]
  /// The paths of all files, in no order.
  var paths: [String] { Array(stamps.keys) }

  /// The maximum number of files to examine.
  private static let most = 100_000

  init() {}

  /// Reads a folder, without hidden files and folders.
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

  /// Returns the paths of files that changed, appeared or disappeared since an earlier snapshot.
  func changes(since earlier: FileSnapshot) -> Set<String> {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { stamps[$0] != earlier.stamps[$0] }
  }
}
