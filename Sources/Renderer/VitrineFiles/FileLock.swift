import VitrinePlatform

/// A lock that prevents two processes from using a folder at the same time; it ends with the value
/// or the process.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// The maximum length of the text about the process that holds the lock, in bytes.
  private static let mostBytes = 200

  /// Locks a folder through its lock file, which is created if it does not exist.
  ///
  /// - Parameters:
  ///   - work: the work of this process, which others can read in the file while they wait.
  ///   - onWait: called before waiting for another process; `nil` to throw instead of waiting.
  /// - Throws: `FileError`; see `isTaken`.
  package init(
    in folder: borrowing OpenFolder, for work: String = "", waiting onWait: (() -> Void)? = nil
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
    note(work)
  }

  /// Lets other processes use the folder.
  package borrowing func release() {
    note("", isHeld: false)
    flock(descriptor, LOCK_UN)
  }

  /// Locks the folder again, and returns whether no other process holds the lock.
  package borrowing func retake(for work: String) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    note(work)
    return true
  }

  /// Writes which process holds the lock; without it, a message only lacks the name.
  private borrowing func note(_ work: String, isHeld: Bool = true) {
    guard ftruncate(descriptor, 0) == 0, isHeld else { return }
    let text = Array("\(getpid()) \(work)\n".utf8.prefix(FileLock.mostBytes))
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Returns the number and the work of the process that holds the lock of a folder.
  ///
  /// The text is that of a file, which anyone may have written; `nil` if they are unknown.
  package static func holder(of folder: FolderLocation) -> String? {
    guard let bytes = try? folder.open().read(RelativePath(fixed: "lock"), limit: mostBytes) else {
      return nil
    }
    let parts = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
      .split(separator: " ", maxSplits: 1).map(String.init)
    guard let number = parts.first.flatMap({ Int32($0) }) else { return nil }
    return (parts.count == 2 ? "'\(parts[1])', " : "") + "process \(number)"
  }

  deinit { close(descriptor) }

  /// Whether an error means that another process holds the lock.
  package static func isTaken(_ error: FileError) -> Bool { error == .system(Errno(EWOULDBLOCK)) }
}
