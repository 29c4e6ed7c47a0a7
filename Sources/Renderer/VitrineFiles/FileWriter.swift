import VitrinePlatform

/// Writes whole files to paths that the user specified, so that readers see either the previous or
/// the new contents.
///
/// Files aren't synchronized with the disk: a picture can be rendered again, and waiting for the
/// disk would take longer than rendering.
package enum FileWriter {
  /// Writes `bytes` to the file at `path`.
  ///
  /// A symbolic link is followed; a pipe or device is written to directly.
  ///
  /// - Throws: `FileError`; no temporary file remains.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { (append) throws(FileError) in try append(bytes) }
  }

  /// Writes a file in pieces; `body` receives the function that writes the next one.
  ///
  /// - Throws: `FileError`; no temporary file remains.
  package static func write(
    to path: String, _ body: (OpenFolder.Append) throws(FileError) -> Void
  ) throws(FileError) {
    var status = stat()
    let exists = stat(path.fileBytes, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .system(Errno(EISDIR)) }
    let isPlain = exists ? status.st_mode & S_IFMT == S_IFREG : !isLink(path)
    guard isPlain else { return try writeDirectly(path, body) }
    let target = exists ? resolved(path) : path
    try OpenFolder(folder(of: target)).replace(name(of: target), isDurable: false, body)
  }

  /// This includes broken links: only the system can resolve where their file is to be created.
  private static func writeDirectly(
    _ path: String, _ body: (OpenFolder.Append) throws(FileError) -> Void
  ) throws(FileError) {
    let file = systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system(Errno(errno)) }
    do throws(FileError) {
      try body { (bytes) throws(FileError) in
        let number = Descriptor.write(bytes, to: file)
        guard number == 0 else { throw .system(Errno(number)) }
      }
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw .system(Errno(errno)) }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func resolved(_ path: String) -> String {
    guard let text = realpath(path.fileBytes, nil) else { return path }
    defer { free(text) }
    return String(fileBytes: text)
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The folder of a path.
  package static func folder(of path: String) -> String {
    guard let cut = path.lastIndex(of: "/") else { return "." }
    return cut == path.startIndex ? "/" : String(path[..<cut])
  }
}
