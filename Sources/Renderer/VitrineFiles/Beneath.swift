import CVitrineFiles
import VitrinePlatform

/// Opens paths below an open folder without following symbolic links.
enum Beneath {
  /// How a path is resolved.
  enum Way: CaseIterable {
    /// By one call of the kernel.
    case kernel
    /// Component by component, if the kernel or a sandbox doesn't support the call.
    case steps
  }

  /// Opens `path` below `folder` and returns a descriptor.
  ///
  /// - Throws: `FileError.link` for a path with a symbolic link, or `FileError.system`.
  static func open(
    _ folder: Int32, _ path: RelativePath, _ flags: Int32, _ way: Way = .kernel
  ) throws(FileError) -> Int32 {
    guard way == .kernel else { return try openBySteps(folder, path, flags) }
    while true {
      let file = vitrine_open_beneath(folder, path.description.fileBytes, flags, 0)
      guard file < 0 else { return file }
      switch -file {
      case EAGAIN, EINTR: continue
      // Older kernels don't have the call, and sandboxes forbid unknown ones.
      case ENOSYS, EPERM: return try openBySteps(folder, path, flags)
      // Resolving component by component tells which one is the link.
      case ELOOP, EXDEV, ENOTDIR:
        close(try openBySteps(folder, path, flags))
        throw .link(path.description)
      case let number: throw .system(Errno(number))
      }
    }
  }

  private static func openBySteps(
    _ folder: Int32, _ path: RelativePath, _ flags: Int32
  ) throws(FileError) -> Int32 {
    var current = folder
    defer { if current != folder { close(current) } }
    for (index, name) in path.names.enumerated() {
      let isLast = index == path.names.count - 1
      let next = openat(
        current, name.fileBytes, (isLast ? flags : O_RDONLY | O_DIRECTORY | O_CLOEXEC) | O_NOFOLLOW)
      guard next >= 0 else {
        let number = errno
        throw isLink(name, in: current)
          ? .link(path.names[...index].joined(separator: "/")) : .system(Errno(number))
      }
      if isLast { return next }
      if current != folder { close(current) }
      current = next
    }
    throw .path(.empty)
  }

  /// Systems report a link that isn't followed with different errors.
  private static func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name.fileBytes, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.entry == .link
  }
}
