import Vitrine
import VitrinePlatform

/// The folders that the system watches, by their watch numbers.
struct WatchedFolders: Sendable {
  /// The maximum number of folders; more of them do not contain sources.
  static let most = 8192
  /// The maximum depth of folders.
  private static let mostDepth = 64
  private let events: FolderEvents
  private var paths: [Int32: String] = [:]

  init(_ events: FolderEvents) { self.events = events }

  /// Watches a folder and those in it, and returns the existing files.
  ///
  /// - Throws: `LiveError` when there are too many folders.
  mutating func add(_ root: String) throws(LiveError) -> Set<String> {
    var files: Set<String> = []
    var rest = [(root, 0)]
    while let (folder, depth) = rest.popLast() {
      guard paths.count < WatchedFolders.most, depth < WatchedFolders.mostDepth else {
        throw LiveError(
          "there are too many folders to watch below '\(root)'",
          hint: "the limit is \(WatchedFolders.most); use the folder of the package itself")
      }
      let watch = events.add(folder)
      guard watch >= 0 else {
        // A folder that disappeared, or that this user cannot read, contains no source.
        if [ENOENT, ENOTDIR, EACCES].contains(errno), depth > 0 { continue }
        throw LiveError(
          "'\(folder)' cannot be watched: \(Errno(errno).text)",
          hint: errno == ENOSPC ? "raise fs.inotify.max_user_watches" : nil)
      }
      paths[watch] = folder
      for (name, isFolder) in FolderListing.entries(folder) where WatchedFolders.counts(name) {
        let path = folder + "/" + name
        if isFolder { rest.append((path, depth + 1)) } else { files.insert(path) }
      }
    }
    return files
  }

  /// Returns the files of an event.
  mutating func note(_ event: FolderEvents.Event) -> Set<String> {
    if event.kind == .ended {
      paths[event.watch] = nil
      return []
    }
    guard let folder = paths[event.watch], WatchedFolders.counts(event.name) else { return [] }
    let path = folder + "/" + event.name
    guard event.isFolder else {
      // A new file is reported again once it has been written.
      return event.kind == .made && !isLink(path) ? [] : [path]
    }
    if event.kind == .made || event.kind == .movedHere {
      // Files may have appeared before the watch.
      return ((try? add(path)) ?? []).union([path])
    }
    return [path]
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a name can be that of a source.
  static func counts(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp")
      && !name.hasPrefix("#") && name != "node_modules" && name != "DerivedData"
  }
}
