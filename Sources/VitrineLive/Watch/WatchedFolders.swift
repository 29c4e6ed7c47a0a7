import Vitrine

#if canImport(Glibc)
  import Glibc

  /// The folders that inotify watches, by the numbers that it gave them.
  struct WatchedFolders: Sendable {
    /// Most folders; what has more holds something else than sources.
    static let most = 8192
    /// Most folders in one another.
    private static let mostDepth = 64
    private static let mask =
      UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      | UInt32(IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK)

    private let descriptor: Int32
    private var paths: [Int32: String] = [:]

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Watches a folder and those in it; returns the files that are there.
    ///
    /// - Throws: `LiveError` when there are too many.
    mutating func add(_ root: String) throws(LiveError) -> Set<String> {
      var files: Set<String> = []
      var rest = [(root, 0)]
      while let (folder, depth) = rest.popLast() {
        guard paths.count < WatchedFolders.most, depth < WatchedFolders.mostDepth else {
          throw LiveError(
            "there are too many folders to watch below '\(root)'",
            hint: "at most \(WatchedFolders.most) are; give the folder of the package itself")
        }
        let watch = inotify_add_watch(descriptor, folder, WatchedFolders.mask)
        guard watch >= 0 else {
          // What is gone again, or closed to this user, holds no source.
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

    /// The files that an event is about.
    mutating func note(_ event: FileEvent) -> Set<String> {
      if event.mask & UInt32(IN_IGNORED) != 0 {
        paths[event.watch] = nil
        return []
      }
      guard let folder = paths[event.watch], WatchedFolders.counts(event.name) else { return [] }
      let path = folder + "/" + event.name
      guard event.mask & UInt32(IN_ISDIR) != 0 else {
        // A file that was made is told once it is written.
        return event.mask & UInt32(IN_CREATE) != 0 && !isLink(path) ? [] : [path]
      }
      if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
        // Files may have come before the watch.
        return ((try? add(path)) ?? []).union([path])
      }
      return [path]
    }

    private func isLink(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a name is that of something a person has written.
    static func counts(_ name: String) -> Bool {
      !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp")
        && !name.hasPrefix("#") && name != "node_modules" && name != "DerivedData"
    }
  }
#endif
