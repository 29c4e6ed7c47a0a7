import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths relative to the current folder, which are valid on other machines.
public enum ProjectPath {
  /// Returns the path without the current folder at its start.
  public static func relative(_ path: String) -> String {
    relative(path, to: FileManager.default.currentDirectoryPath)
  }

  /// Returns the path relative to the current folder, with `..` if it leads elsewhere, so that
  /// files for others contain no folder above the common one.
  package static func portable(_ path: String) -> String {
    portable(path, from: FileManager.default.currentDirectoryPath)
  }

  /// Returns the path relative to a folder, with `..` if it leads elsewhere.
  static func portable(_ path: String, from folder: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let (names, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared)
    return (steps + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// Returns the part of a path below a folder.
  ///
  /// - Throws: `FileError.path` when the path leads elsewhere.
  static func below(_ path: String, _ folder: String) throws(FileError) -> RelativePath {
    let whole = folder == "." ? FileManager.default.currentDirectoryPath : folder
    return try RelativePath(canonical: relative(path, to: whole))
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    if path == folder { return "." }
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// Returns the folder at a path relative to another one.
  ///
  /// The path may go up, but not out of the project: the current folder, or else the one that the
  /// user gave.
  ///
  /// - Throws: `FileError.path` when it leads out of the project.
  static func location(
    of path: String, from folder: FolderLocation
  ) throws(FileError) -> FolderLocation {
    let start = try? RelativePath(relative(folder.path))
    let project = FolderLocation(given: start == nil ? folder.given : ".")
    var names = (start ?? folder.below)?.names ?? []
    guard !path.hasPrefix("/") else { throw .path(.leadsOut(path)) }
    for name in path.split(separator: "/") where name != "." {
      if name == ".." {
        guard names.popLast() != nil else { throw .path(.leadsOut(path)) }
      } else {
        names.append(String(name))
      }
    }
    guard !names.isEmpty else { return project }
    return project.appending(try RelativePath(names.joined(separator: "/")))
  }
}
