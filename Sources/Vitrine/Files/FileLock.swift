#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps two processes from working in one folder; ends with the value or the process.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock file at `path`, which is made where it is missing.
  ///
  /// - Throws: `Errno`; `EWOULDBLOCK` when another process has it.
  package init(_ path: String) throws(Errno) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Errno(errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(file)
      throw Errno(number)
    }
    descriptor = file
  }

  deinit { close(descriptor) }

  /// Whether an error says that another process has the lock.
  package static func isTaken(_ error: Errno) -> Bool { error.number == EWOULDBLOCK }
}
