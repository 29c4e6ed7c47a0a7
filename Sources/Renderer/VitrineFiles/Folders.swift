import VitrinePlatform

/// Creates folders, and identifies folders and files.
package enum Folders {
  /// The identity of a file, independent of its name.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    package init(_ status: stat) {
      (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
  }

  /// Whether a folder exists at `path`.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Creates a folder at a path that the user specified, with the folders that contain it.
  ///
  /// - Throws: `FileError.system`.
  package static func make(_ path: String) throws(FileError) {
    guard !path.isEmpty, !exists(path) else { return }
    try make(FileWriter.folder(of: path))
    guard mkdir(path.fileBytes, 0o777) != 0 else { return }
    let number = errno
    // Another process may have created it meanwhile; a file at the path isn't a folder.
    guard !exists(path) else { return }
    throw .system(Errno(number == EEXIST ? ENOTDIR : number))
  }

  /// Checks that a folder can be written to, or created in the nearest folder above it that exists.
  ///
  /// - Throws: `FileError.system` when it cannot.
  package static func checkIsWritable(_ path: String) throws(FileError) {
    var place = path
    while access(place.fileBytes, F_OK) != 0, errno == ENOENT, place != ".", place != "/" {
      place = FileWriter.folder(of: place)
    }
    if access(place.fileBytes, F_OK) == 0, !exists(place) { throw .system(Errno(ENOTDIR)) }
    guard access(place.fileBytes, W_OK | X_OK) == 0 else { throw .system(Errno(errno)) }
  }

  /// Whether both files exist and the first one was changed later.
  package static func isNewer(_ path: String, than other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path.fileBytes, &first) == 0, stat(other.fileBytes, &second) == 0 else {
      return false
    }
    return first.modified > second.modified
  }

  /// Whether a regular file is at `path`, which writing replaces; pipes and devices are written to.
  package static func holdsFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether both paths refer to the same file.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    guard let identity = identity(path) else { return false }
    return identity == self.identity(other)
  }

  /// The identity of the file at `path`; `nil` if there is none.
  package static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0 else { return nil }
    return Identity(status)
  }
}
