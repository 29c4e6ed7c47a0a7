import CVitrineFiles
import VitrinePlatform

/// An open folder, below which items are accessed only by descriptors.
///
/// No operation leaves the folder, whatever the names are and even if others change the folder
/// meanwhile: there is no gap between resolving a path and opening it, and a symbolic link below
/// the folder is an error.
package struct OpenFolder: ~Copyable {
  /// The item at a path.
  package enum Entry: Hashable, Sendable {
    case file, folder, link, other
  }

  let descriptor: Int32

  /// Opens the folder at a path that the user specified; symbolic links are followed.
  ///
  /// - Throws: `FileError`.
  package init(_ path: String) throws(FileError) {
    let number = systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .system(Errno(errno)) }
    descriptor = number
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder below this one.
  ///
  /// - Throws: `FileError`.
  package borrowing func folder(_ path: RelativePath) throws(FileError) -> OpenFolder {
    OpenFolder(descriptor: try Beneath.open(descriptor, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Opens a folder below this one, which is created if it doesn't exist.
  ///
  /// - Parameter isDurable: whether new folders are synchronized with the disk.
  /// - Throws: `FileError`.
  package borrowing func makingFolder(
    _ path: RelativePath, isDurable: Bool = false
  ) throws(FileError) -> OpenFolder {
    try path.checkWritable()
    do throws(FileError) {
      return try folder(path)
    } catch {
      guard error.isMissing else { throw error }
    }
    // Outer folders first: each one is created in an open folder.
    guard let parent = path.parent else { return try makingFolder(named: path, isDurable) }
    let outer = try makingFolder(parent, isDurable: isDurable)
    return try outer.makingFolder(RelativePath(path.name), isDurable: isDurable)
  }

  private borrowing func makingFolder(
    named name: RelativePath, _ isDurable: Bool
  ) throws(FileError) -> OpenFolder {
    let isMade = mkdirat(descriptor, name.name.fileBytes, 0o777) == 0
    guard isMade || errno == EEXIST else { throw .system(Errno(errno)) }
    if isMade, isDurable { try synchronize() }
    return try folder(name)
  }

  /// Returns the contents of a file below the folder.
  ///
  /// - Throws: `FileError`; `isMissing` if it doesn't exist.
  package borrowing func read(_ path: RelativePath, limit: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let file = try Beneath.open(descriptor, path, flags)
    defer { close(file) }
    return try FileReader.contents(of: file, limit: limit)
  }

  /// Returns the kind of the item at a path below the folder; `nil` if there is none.
  ///
  /// - Throws: `FileError` if a part of the path can't be followed.
  package borrowing func entry(at path: RelativePath) throws(FileError) -> Entry? {
    guard let parent = path.parent else { return status(of: path.name)?.entry }
    do throws(FileError) {
      return try folder(parent).status(of: path.name)?.entry
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Returns the names of the folder's items, in alphabetical order.
  ///
  /// - Throws: `FileError`.
  package borrowing func names() throws(FileError) -> [String] {
    // A separate descriptor, since the position in the listing belongs to the descriptor.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { throw .system(Errno(errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(fileBytes: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a link but not its destination; it isn't an error if nothing exists at the
  /// path.
  ///
  /// - Throws: `FileError`.
  package borrowing func remove(_ path: RelativePath) throws(FileError) {
    try path.checkWritable()
    if let parent = path.parent {
      return try folder(parent).remove(RelativePath(path.name))
    }
    guard unlinkat(descriptor, path.name.fileBytes, 0) != 0, errno != ENOENT else { return }
    throw .system(Errno(errno))
  }

  /// Synchronizes the folder itself with the disk: the names of new, moved and removed files.
  ///
  /// - Throws: `FileError`.
  package borrowing func synchronize() throws(FileError) {
    // File systems that don't support this for folders report EINVAL.
    guard fsync(descriptor) != 0, errno != EINVAL else { return }
    throw .system(Errno(errno))
  }

  /// The status of a name in the folder, without following links.
  package borrowing func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name.fileBytes, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }
}

extension stat {
  /// The kind of the item with this status.
  var entry: OpenFolder.Entry {
    switch st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

/// The system's `open`, which inside types is hidden by methods of that name.
func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  open(path.fileBytes, flags, mode)
}
