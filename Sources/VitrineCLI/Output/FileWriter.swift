#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes whole files, so that a reader sees the old one or the new one but never a part.
///
/// Files are not forced to the disk: a picture can be rendered again, and waiting for the disk
/// would take longer than rendering.
enum FileWriter {
  /// Writes `bytes` to the file at `path`.
  ///
  /// A symbolic link is followed; a pipe or device is written to as it is.
  ///
  /// - Throws: `Errno`; nothing is left behind then.
  static func write(_ bytes: [UInt8], to path: String) throws(Errno) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw Errno(EISDIR) }
    let isPlain = exists ? status.st_mode & S_IFMT == S_IFREG : !isLink(path)
    guard isPlain else { return try writeDirectly(bytes, to: path) }
    let target = exists ? resolved(path) : path
    let mode: mode_t = exists ? status.st_mode & 0o777 : 0o666
    try replace(target, with: bytes, mode: mode)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t
  ) throws(Errno) {
    let (temporary, file) = try UnfinishedFiles.open(in: folder(of: target), mode: mode).get()
    var failure = System.write(bytes, to: file)
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0 { failure = UnfinishedFiles.finish(temporary, as: target)?.number ?? 0 }
    guard failure == 0 else {
      UnfinishedFiles.remove(temporary)
      throw Errno(failure)
    }
  }

  /// Also for links to nothing: only the system knows where their file is to be made.
  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(Errno) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Errno(errno) }
    var failure = System.write(bytes, to: file)
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw Errno(failure) }
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
  static func folder(of path: String) -> String {
    guard let cut = path.lastIndex(of: "/") else { return "." }
    return cut == path.startIndex ? "/" : String(path[..<cut])
  }
}
