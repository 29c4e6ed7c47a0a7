import VitrinePlatform

extension OpenFolder {
  /// A function that takes the next piece of a file.
  package typealias Append = ([UInt8]) throws(FileError) -> Void

  /// Writes a file below the folder, and the folders that it is in.
  ///
  /// A reader sees the old file or the new one, never a part.
  ///
  /// - Parameter isDurable: whether the contents, and folders that are made, are forced to the disk
  ///   before the file replaces the old one; `synchronize()` does so for its name.
  /// - Parameter mode: who may do what with a file that was not there before.
  /// - Throws: `FileError`; nothing is left behind then.
  package borrowing func write(
    _ bytes: [UInt8], to path: RelativePath, isDurable: Bool = false, mode: mode_t = 0o666
  ) throws(FileError) {
    try write(to: path, isDurable: isDurable, mode: mode) { (append) throws(FileError) in
      try append(bytes)
    }
  }

  /// Writes a file piece by piece; `body` gets the function that takes the next piece.
  ///
  /// - Throws: `FileError`; nothing is left behind then.
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

  /// Makes sure that a file can be put at a path: that nothing is there, or a plain file.
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

  /// Replaces the file called `name` as a whole, or creates it.
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
