import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The temporary files that exist at this moment.
package enum UnfinishedFiles {
  private struct State {
    var paths: Set<String> = []
    var count = 0
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Opens a new file in `folder` for writing; returns its path and descriptor, or the error
  /// number.
  package static func open(in folder: String, mode: mode_t) -> Result<
    (path: String, file: Int32), Errno
  > {
    state.withLock { state in
      guard !state.isClosed else { return .failure(Errno(EINTR)) }
      for _ in 0..<100 {
        state.count += 1
        let path = "\(folder)/.vitrine-\(getpid())-\(state.count).tmp"
        let file = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        if file < 0, errno == EEXIST { continue }
        guard file >= 0 else { return .failure(Errno(errno)) }
        state.paths.insert(path)
        return .success((path, file))
      }
      return .failure(Errno(EEXIST))
    }
  }

  /// Moves a finished file to its place.
  package static func finish(_ path: String, as target: String) -> Errno? {
    state.withLock { state in
      guard rename(path, target) == 0 else { return Errno(errno) }
      state.paths.remove(path)
      return nil
    }
  }

  /// Removes a file that will not be finished.
  package static func remove(_ path: String) {
    state.withLock { state in
      unlink(path)
      state.paths.remove(path)
    }
  }

  /// Removes all files; none can be opened from now on.
  package static func removeAllForGood() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { unlink(path) }
      state.paths = []
    }
  }
}

/// A number by which the system names an error.
package struct Errno: Error, Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The system's text.
  package var text: String { String(cString: strerror(number)) }
}

/// The system's `open`, which inside of `UnfinishedFiles` is hidden by its method of that name.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
