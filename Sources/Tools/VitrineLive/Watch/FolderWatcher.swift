import Synchronization
import Vitrine
import VitrinePlatform

/// Reports changes of files below some folders, once changes have paused for a moment.
///
/// New folders are watched too. Symbolic links are not followed; hidden files and
/// folders, and temporary files of editors, are ignored.
final class FolderWatcher: Sendable {
  /// The changes that were detected.
  enum Change: Sendable {
    /// The paths of files that were written, renamed, created or removed.
    case files(Set<String>)
    /// The system lost events: anything may have changed.
    case anything
  }

  /// The milliseconds without a change after which changes are reported.
  ///
  /// It is enough for a tool that saves several files at once; if more follow, work on the first ones
  /// is cancelled.
  private static let quiet: Int32 = 5
  /// The seconds after which changes are reported even if more follow.
  private static let mostDelay = 1.0

  private let events: FolderEvents
  private let wake: [Int32]
  private let folders: Mutex<WatchedFolders>
  private let isStopped = Mutex(false)

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - roots: the folders.
  ///   - onChange: called on the watcher's thread.
  /// - Throws: `LiveError` when the system has no room for the watches, or there are too many
  ///   folders.
  init(
    _ roots: [String], onChange: @escaping @Sendable (Change) -> Void
  ) throws(LiveError) {
    guard let events = FolderEvents() else {
      throw LiveError("files cannot be watched: \(Errno(errno).text)")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let reason = Errno(errno).text
      close(events.descriptor)
      throw LiveError("files cannot be watched: \(reason)")
    }
    self.events = events
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wake = ends
    var watched = WatchedFolders(events)
    do throws(LiveError) {
      for root in roots { _ = try watched.add(root) }
    } catch {
      for end in ends + [events.descriptor] { close(end) }
      throw error
    }
    folders = Mutex(watched)
    let open = ends + [events.descriptor]
    let isStarted = SystemThread.start { [weak self] in
      FolderWatcher.run(open[2], open[0], onChange) { self }
      for end in open { close(end) }
    }
    guard isStarted else { throw LiveError("files cannot be watched: no thread can be started") }
  }

  deinit { stop() }

  /// Stops watching.
  func stop() {
    isStopped.withLock { isStopped in
      // The thread closes the pipe after it read from it.
      if !isStopped { _ = write(wake[1], "x", 1) }
      isStopped = true
    }
  }

  private static func run(
    _ descriptor: Int32, _ waking: Int32, _ onChange: @Sendable (Change) -> Void,
    _ watcher: () -> FolderWatcher?
  ) {
    var pending: Change?
    var since = 0.0
    while true {
      var polled = [descriptor, waking].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polled, 2, pending == nil ? -1 : quiet)
      if ready < 0, errno != EINTR { return }
      if polled[1].revents != 0 { return }
      if polled[0].revents != 0 {
        guard let read = watcher()?.read() else { return }
        if pending == nil { since = SystemClock.now }
        pending = pending.map { $0.adding(read) } ?? read
        if case .files(let files)? = pending, files.isEmpty { pending = nil }
      }
      guard let change = pending, ready == 0 || SystemClock.now - since > mostDelay else {
        continue
      }
      pending = nil
      onChange(change)
    }
  }

  /// Returns the changes that the system has recorded since the last call.
  private func read() -> Change {
    var files: Set<String> = []
    var hasLost = false
    for event in events.read() {
      if event.kind == .lost { hasLost = true }
      files.formUnion(folders.withLock { $0.note(event) })
    }
    return hasLost ? .anything : .files(files)
  }
}

extension FolderWatcher.Change {
  fileprivate func adding(_ other: Self) -> Self {
    guard case .files(let files) = self, case .files(let more) = other else { return .anything }
    return .files(files.union(more))
  }
}
