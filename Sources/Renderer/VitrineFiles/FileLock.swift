import VitrinePlatform

/// A lock that prevents two processes from using a folder at the same time; it ends with the value
/// or the process.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Locks a folder through its lock file, which is created if it does not exist.
  ///
  /// - Parameter onWait: called before waiting for another process; `nil` to throw instead of
  ///   waiting.
  /// - Throws: `FileError`; see `isTaken`.
  package init(
    in folder: borrowing OpenFolder, waiting onWait: (() -> Void)? = nil
  ) throws(FileError) {
    let name = "lock"
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = openat(folder.descriptor, name, flags, 0o666)
    guard file >= 0 else { throw errno == ELOOP ? .link(name) : .system(Errno(errno)) }
    var result = flock(file, LOCK_EX | LOCK_NB)
    if result != 0, errno == EWOULDBLOCK, let onWait {
      onWait()
      repeat { result = flock(file, LOCK_EX) } while result != 0 && errno == EINTR
    }
    guard result == 0 else {
      let number = errno
      close(file)
      throw .system(Errno(number))
    }
    descriptor = file
  }

  deinit { close(descriptor) }

  /// Whether an error means that another process holds the lock.
  package static func isTaken(_ error: FileError) -> Bool { error == .system(Errno(EWOULDBLOCK)) }
}
