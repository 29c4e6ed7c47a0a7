import Synchronization
import VitrinePlatform

/// Reads whole files with a limit on their size.
package enum FileReader {
  /// A file as it was when it was read.
  private struct Read: Hashable {
    let identity: Folders.Identity
    /// Another file can get the number of one that was deleted.
    let seconds, nanoseconds: Int

    init(_ status: stat) {
      identity = Folders.Identity(status)
      (seconds, nanoseconds) = status.statusChanged
    }
  }
  private static let known = Mutex<Set<Read>>([])

  /// Whether this process has read the file at `path`, which no output overwrites.
  package static func hasRead(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && known.withLock { $0.contains(Read(status)) }
  }

  /// Returns the contents of the file at a path that the user specified.
  ///
  /// - Parameter isInput: whether the file is none that this command may write anew.
  /// - Throws: `FileError`.
  package static func read(
    _ path: String, limit: Int, isInput: Bool = true
  ) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(Errno(errno)) }
    defer { close(descriptor) }
    return try contents(of: descriptor, limit: limit, isInput: isInput)
  }

  /// Returns the first bytes of the file at a path that the user specified.
  ///
  /// - Throws: `FileError`.
  package static func start(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(Errno(errno)) }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: count)
    let length = systemRead(descriptor, &buffer, count)
    guard length >= 0 else { throw .system(Errno(errno)) }
    return Array(buffer.prefix(length))
  }

  /// Returns the contents of an open file.
  ///
  /// - Throws: `FileError`.
  static func contents(
    of descriptor: Int32, limit: Int, isInput: Bool = true
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(Errno(errno)) }
    guard status.entry == .file else { throw .notAFile }
    if isInput { known.withLock { _ = $0.insert(Read(status)) } }
    guard status.st_size <= limit else {
      throw .tooLarge(found: Int(status.st_size), allowed: limit)
    }
    return try bytes(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Returns all bytes from an open descriptor, for example standard input.
  ///
  /// - Throws: `FileError` if reading fails or there are more than `limit` bytes.
  package static func bytes(
    of descriptor: Int32, expected: Int = 0, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(Errno(errno)) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw .tooLarge(found: bytes.count, allowed: limit) }
    }
  }

  /// Returns the path without symbolic links, or `nil` if nothing exists at it.
  package static func resolved(_ path: String) -> String? {
    guard let text = realpath(path.fileBytes, nil) else { return nil }
    defer { free(text) }
    return String(fileBytes: text)
  }
}

/// The system's `read`, which inside `FileReader` is hidden by its method of that name.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
