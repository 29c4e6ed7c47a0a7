#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes whole files, so that a reader sees the old one or the new one but never a part.
///
/// Files are not forced to the disk: a picture can be rendered again, and waiting for the disk
/// would take longer than rendering.
package enum FileWriter {
  /// Writes `bytes` to the file at `path`.
  ///
  /// A symbolic link is followed; a pipe or device is written to as it is.
  ///
  /// - Throws: `Errno`; nothing is left behind then.
  package static func write(_ bytes: [UInt8], to path: String) throws(Errno) {
    try write(to: path) { (append) throws(Errno) in try append(bytes) }
  }

  /// Writes a file piece by piece; `body` gets the function that writes the next piece.
  ///
  /// - Throws: `Errno`; nothing is left behind then.
  package static func write(
    to path: String, _ body: (([UInt8]) throws(Errno) -> Void) throws(Errno) -> Void
  ) throws(Errno) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw Errno(EISDIR) }
    let isPlain = exists ? status.st_mode & S_IFMT == S_IFREG : !isLink(path)
    guard isPlain else { return try writeDirectly(path, body) }
    let target = exists ? resolved(path) : path
    let mode: mode_t = exists ? status.st_mode & 0o777 : 0o666
    try replace(target, mode: mode, body)
  }

  private static func replace(
    _ target: String, mode: mode_t, _ body: (([UInt8]) throws(Errno) -> Void) throws(Errno) -> Void
  ) throws(Errno) {
    let (temporary, file) = try UnfinishedFiles.open(in: folder(of: target), mode: mode).get()
    var failure = failure(of: body, on: file)
    if failure == 0 { failure = UnfinishedFiles.finish(temporary, as: target)?.number ?? 0 }
    guard failure == 0 else {
      UnfinishedFiles.remove(temporary)
      throw Errno(failure)
    }
  }

  /// Also for links to nothing: only the system knows where their file is to be made.
  private static func writeDirectly(
    _ path: String, _ body: (([UInt8]) throws(Errno) -> Void) throws(Errno) -> Void
  ) throws(Errno) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Errno(errno) }
    let failure = failure(of: body, on: file)
    guard failure == 0 else { throw Errno(failure) }
  }

  /// Writes all pieces and closes the file; returns the error number, or 0.
  private static func failure(
    of body: (([UInt8]) throws(Errno) -> Void) throws(Errno) -> Void, on file: Int32
  ) -> Int32 {
    var failure: Int32 = 0
    do throws(Errno) {
      try body { (bytes) throws(Errno) in
        let number = Descriptor.write(bytes, to: file)
        guard number == 0 else { throw Errno(number) }
      }
    } catch {
      failure = error.number
    }
    if close(file) != 0, failure == 0 { failure = errno }
    return failure
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func resolved(_ path: String) -> String {
    guard let text = realpath(path, nil) else { return path }
    defer { free(text) }
    return String(cString: text)
  }

  /// The folder of a path as it is written.
  package static func folder(of path: String) -> String {
    guard let cut = path.lastIndex(of: "/") else { return "." }
    return cut == path.startIndex ? "/" : String(path[..<cut])
  }
}
