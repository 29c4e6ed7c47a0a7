/// Waits for changes of files, for commands that run again after each.
package final class FileChanges: Sendable {
  private let hasChanged: Monitor<Bool>
  private let watcher: FolderWatcher

  /// Starts to watch files below some folders.
  ///
  /// - Parameter isOwn: whether a file is written by the command itself.
  /// - Throws: `LiveError` when files cannot be watched.
  package init(
    in folders: [String], ignoring isOwn: @escaping @Sendable (_ path: String) -> Bool
  ) throws(LiveError) {
    let hasChanged = Monitor(false)
    self.hasChanged = hasChanged
    watcher = try FolderWatcher(folders) { change in
      if case .files(let files) = change, files.allSatisfy(isOwn) { return }
      hasChanged.withLock { $0 = true }
    }
  }

  /// Waits until a file has changed since the last call.
  package func wait() {
    hasChanged.wait { (hasChanged: inout Bool) -> Void? in
      guard hasChanged else { return nil }
      hasChanged = false
      return ()
    }
  }
}
