import VitrinePlatform

/// An error of reading or writing a file.
package enum FileError: Error, Hashable, Sendable {
  /// An error of the operating system.
  case system(Errno)
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It has more bytes than allowed.
  case tooLarge(found: Int, allowed: Int)
  /// A part of the path that came from data is a symbolic link; the path up to the link.
  case link(String)
  /// Data contained a string that is not a path within the folder.
  case path(RelativePath.Fault)

  /// The description of the error, in lowercase.
  package var text: String {
    switch self {
    case .system(let error): error.text
    case .notAFile: "not a regular file"
    case .tooLarge(let found, let allowed): "it has \(found) bytes, at most \(allowed) are allowed"
    case .link(let path): "'\(path)' is a symbolic link"
    case .path(let fault): fault.text
    }
  }

  /// A suggestion to resolve the error.
  package var hint: String? {
    switch self {
    case .link: "links are followed only in a path of the command line; put the file itself there"
    case .path(let fault): fault.hint
    case .system, .notAFile, .tooLarge: nil
    }
  }

  /// Whether writing any other file to the folder would fail too.
  package var concernsFolder: Bool {
    if case .system(let error) = self {
      return [EACCES, EPERM, EROFS, ENOSPC, EDQUOT].contains(error.number)
    }
    return false
  }

  /// Whether the error is that nothing exists at the path.
  package var isMissing: Bool { self == .system(Errno(ENOENT)) }
}

/// An error number of the operating system.
package struct Errno: Error, Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The description by the operating system.
  package var text: String { String(cString: strerror(number)) }
}
