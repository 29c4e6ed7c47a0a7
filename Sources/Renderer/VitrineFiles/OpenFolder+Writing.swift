import VitrinePlatform

extension OpenFolder {
  /// A function that writes the next piece of a file.
  package typealias Append = ([UInt8]) throws(FileError) -> Void

  /// Writes a file below the folder, and creates the folders that contain it.
  ///
  /// Readers see either the previous or the new contents.
  ///
  /// - Parameter isDurable: whether the contents and new folders are synchronized with the disk
  ///   before the file replaces the previous one; `synchronize()` synchronizes its name.
  /// - Parameter mode: the permissions of a new file.
  /// - Throws: `FileError`; no temporary file remains.
  package borrowing func write(
    _ bytes: [UInt8], to path: RelativePath, isDurable: Bool = false, mode: mode_t = 0o666
  ) throws(FileError) {
    try write(to: path, isDurable: isDurable, mode: mode) { (append) throws(FileError) in
      try append(bytes)
    }
  }

  /// Writes a file in pieces; `body` receives the function that writes the next one.
  ///
  /// - Throws: `FileError`; no temporary file remains.
  package borrowing func write(
    to path: RelativePath, isDurable: Bool = false, mode: mode_t = 0o666,
    _ body: (Append) throws(FileError) -> Void
  ) throws(FileError) {
    try path.checkWritable()
    guard let parent = path.parent else {
      return try replace(path.name, isDurable: isDurable, mode: mode, body)
    }
    try makingFolder(parent, isDurable: isDurable)
      .replace(path.name, isDurable: isDurable, mode: mode, body)
  }

  /// Checks that a file can be written to a path: that nothing or a regular file is there.
  ///
  /// - Throws: `FileError`.
  package borrowing func checkReplaceable(_ path: RelativePath) throws(FileError) {
    try path.checkWritable()
    switch try entry(at: path) {
    case nil, .file: return
    case .link: throw .link(path.description)
    case .folder: throw .system(Errno(EISDIR))
    case .other: throw .notAFile
    }
  }

  /// Replaces the file with the name as a whole, or creates it.
  borrowing func replace(
    _ name: String, isDurable: Bool, mode: mode_t = 0o666,
    _ body: (Append) throws(FileError) -> Void
  ) throws(FileError) {
    let status = status(of: name)
    switch status?.entry {
    case nil, .file: break
    case .link: throw .link(name)
    case .folder: throw .system(Errno(EISDIR))
    case .other: throw .notAFile
    }
    UnfinishedFiles.sweep(self)
    let file = try UnfinishedFiles.open(in: self, mode: status.map { $0.st_mode & 0o777 } ?? mode)
    do throws(FileError) {
      try body { (bytes) throws(FileError) in
        let number = Descriptor.write(bytes, to: file.descriptor)
        guard number == 0 else { throw .system(Errno(number)) }
      }
      if isDurable, fsync(file.descriptor) != 0 { throw .system(Errno(errno)) }
      try UnfinishedFiles.finish(file, as: name)
    } catch {
      UnfinishedFiles.remove(file)
      throw error
    }
  }
}
