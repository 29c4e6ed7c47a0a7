import Synchronization
import Vitrine
import VitrinePlatform

/// A folder for temporary files, which is deleted with the value, or with the process.
package final class ScratchFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// The folders of this process, to delete at its end.
  private static let all = Mutex<Set<String>>([])

  /// Deletes all folders of this process, which is about to end.
  package static func removeAll() {
    let folders = all.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in folders { remove(folder, depth: 0) }
  }

  /// Creates a folder that only this user can read, in the system's folder for temporary files.
  ///
  /// - Throws: `LiveError` when it cannot be created.
  package init(named name: String) throws(LiveError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/vitrine-\(name)-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw LiveError("no folder can be created in '\(place)': \(Errno(errno).text)")
    }
    path = String(cString: made)
    _ = ScratchFolder.all.withLock { [path] in $0.insert(path) }
  }

  deinit {
    _ = ScratchFolder.all.withLock { [path] in $0.remove(path) }
    ScratchFolder.remove(path, depth: 0)
  }

  /// Deletes a folder, but not the targets of links.
  private static func remove(_ folder: String, depth: Int) {
    guard depth < 64 else { return }
    for (name, isFolder) in FolderListing.entries(folder) {
      let path = folder + "/" + name
      if isFolder { remove(path, depth: depth + 1) } else { unlink(path) }
    }
    rmdir(folder)
  }
}
