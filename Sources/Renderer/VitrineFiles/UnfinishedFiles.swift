import Synchronization
import VitrinePlatform

/// The temporary files that exist at this moment.
///
/// Each file is locked while it is written, so that files left by a killed process can be
/// distinguished from files that are being written.
package enum UnfinishedFiles {
  /// An open file that hasn't been moved to its destination.
  struct File: Hashable, Sendable {
    /// The descriptor of its folder, which stays open until the file is finished or removed.
    let folder: Int32
    let name: String
    let descriptor: Int32
  }

  private struct State {
    /// The files, and whether their descriptors are open.
    var files: [File: Bool] = [:]
    var swept: Set<Folders.Identity> = []
    var isClosed = false
  }

  private static let state = Mutex(State())
  private static let (prefix, suffix) = (".vitrine-", ".tmp")
  /// The seconds after which a file that isn't locked counts as abandoned.
  ///
  /// A file is locked within microseconds after its creation.
  package static let abandonedAfter = 600

  /// Opens a new file in `folder` for writing.
  ///
  /// Its name is random, since process identifiers recur, in containers with every start.
  ///
  /// - Throws: `FileError.system`.
  static func open(in folder: borrowing OpenFolder, mode: mode_t) throws(FileError) -> File {
    let folder = folder.descriptor
    return try state.withLock { state in
      Result { () throws(FileError) -> File in
        guard !state.isClosed else { throw .system(Errno(EINTR)) }
        while true {
          let name = prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + suffix
          let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
          let descriptor = openat(folder, name, flags, mode)
          if descriptor < 0, errno == EEXIST { continue }
          guard descriptor >= 0 else { throw .system(Errno(errno)) }
          // On file systems without locks, only the age of a file tells that it is abandoned.
          flock(descriptor, LOCK_EX | LOCK_NB)
          let file = File(folder: folder, name: name, descriptor: descriptor)
          state.files[file] = true
          return file
        }
      }
    }.get()
  }

  /// Closes a file and moves it to its destination in the same folder.
  ///
  /// - Throws: `FileError.system`; the file has to be removed then.
  static func finish(_ file: File, as name: String) throws(FileError) {
    let failure = state.withLock { state -> Int32 in
      state.files[file] = false
      // Some file systems report only on closing that the disk is full.
      guard close(file.descriptor) == 0,
        renameat(file.folder, file.name, file.folder, name.fileBytes) == 0
      else { return errno }
      state.files[file] = nil
      return 0
    }
    guard failure == 0 else { throw .system(Errno(failure)) }
  }

  /// Removes a file that won't be finished.
  static func remove(_ file: File) {
    state.withLock { state in
      guard let isOpen = state.files.removeValue(forKey: file) else { return }
      unlinkat(file.folder, file.name, 0)
      if isOpen { close(file.descriptor) }
    }
  }

  /// Removes all files; afterwards, none can be opened.
  package static func removeAllForGood() {
    state.withLock { state in
      state.isClosed = true
      for file in state.files.keys { unlinkat(file.folder, file.name, 0) }
      state.files = [:]
    }
  }

  /// Removes files that killed processes have left in a folder, once for each folder.
  static func sweep(_ folder: borrowing OpenFolder) {
    var status = stat()
    guard fstat(folder.descriptor, &status) == 0 else { return }
    let identity = Folders.Identity(status)
    guard state.withLock({ $0.swept.insert(identity).inserted }) else { return }
    for name in (try? folder.names()) ?? [] where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      if isAbandoned(name, in: folder) { unlinkat(folder.descriptor, name.fileBytes, 0) }
    }
  }

  /// Whether a file is old, or dated in the future after a clock was set back, and isn't locked.
  private static func isAbandoned(_ name: String, in folder: borrowing OpenFolder) -> Bool {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    let file = openat(folder.descriptor, name.fileBytes, flags)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.entry == .file,
      abs(time(nil) - status.modified.seconds) > abandonedAfter
    else { return false }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
