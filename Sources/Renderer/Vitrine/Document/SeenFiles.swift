import Synchronization
import VitrinePlatform

/// The states of files below a folder when they were first examined.
///
/// A cached result of them is valid as long as the files are unchanged.
package final class SeenFiles: Sendable {
  /// The seconds after a change within which another one could have the same time stamp.
  private static let settling = 2

  private struct State {
    /// The state of the file at each path; `nil` if there was none.
    var files: [RelativePath: FileState?] = [:]
    /// Whether a file was so recent that a later change might not be detected.
    var isUnsettled = false
  }

  private let folder: FolderLocation
  private let state = Mutex(State())

  /// Creates an empty record for a folder.
  package init(in folder: FolderLocation) { self.folder = folder }

  /// Records the state of the item at a path; call it before you read the item.
  package func note(_ path: RelativePath) {
    let found = current(path)
    state.withLock { state in
      guard state.files[path] == nil else { return }
      state.files[path] = .some(found)
      if let found, found.isYounger(than: SeenFiles.settling) { state.isUnsettled = true }
    }
  }

  /// Whether all examined files are unchanged.
  package var areCurrent: Bool {
    let (files, isUnsettled) = state.withLock { ($0.files, $0.isUnsettled) }
    return !isUnsettled && files.allSatisfy { current($0.key) == $0.value }
  }

  /// Whether all examined files were last changed before the file at a path.
  func areOlder(than path: String) -> Bool {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0 else { return false }
    let modified = [status.modified.seconds, status.modified.nanoseconds]
    return state.withLock { state in
      state.files.values.allSatisfy { $0?.changed.lexicographicallyPrecedes(modified) ?? true }
    }
  }

  private func current(_ path: RelativePath) -> FileState? {
    do throws(FileError) {
      return try folder.open().state(at: path)
    } catch {
      return nil
    }
  }
}

/// The properties by which a change of a file is detected.
package struct FileState: Hashable, Sendable {
  private let identity: Folders.Identity
  private let bytes: Int
  private let modified: [Int]
  fileprivate let changed: [Int]

  init(_ status: stat) {
    identity = Folders.Identity(status)
    bytes = Int(status.st_size)
    modified = [status.modified.seconds, status.modified.nanoseconds]
    changed = [status.statusChanged.seconds, status.statusChanged.nanoseconds]
  }

  /// Whether it was changed within the last seconds, or in the future.
  func isYounger(than seconds: Int) -> Bool { time(nil) - changed[0] <= seconds }
}

extension OpenFolder {
  /// Returns the status of the item at a path; `nil` if there is none.
  ///
  /// - Throws: `FileError` if a part of the path can't be followed.
  borrowing func state(at path: RelativePath) throws(FileError) -> FileState? {
    guard let parent = path.parent else { return status(of: path.name).map(FileState.init) }
    return try folder(parent).status(of: path.name).map(FileState.init)
  }
}
