import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths as seen from the current folder, so that they mean the same on another machine.
public enum ProjectPath {
  /// The path without the current folder in front.
  public static func relative(_ path: String) -> String {
    relative(path, to: FileManager.default.currentDirectoryPath)
  }

  /// The path as seen from the current folder, with steps up where it leads elsewhere, so that what
  /// is written for others names no folder of this machine above the one that both share.
  package static func portable(_ path: String) -> String {
    portable(path, from: FileManager.default.currentDirectoryPath)
  }

  /// The path as seen from a folder, with steps up where it leads elsewhere.
  static func portable(_ path: String, from folder: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let (names, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared)
    return (steps + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// Where a path leads below a folder.
  ///
  /// - Throws: `FileError.path` when it leads elsewhere.
  static func below(_ path: String, _ folder: String) throws(FileError) -> RelativePath {
    let whole = folder == "." ? FileManager.default.currentDirectoryPath : folder
    return try RelativePath(canonical: relative(path, to: whole))
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    if path == folder { return "." }
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// The folder at a path that is written relative to another one and may step up, but only as far
  /// as the project goes: the current folder, or else the one that a person gave.
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
