/// The Swift sources of a project.
package enum SourceFiles {
  /// The maximum depth of folders.
  private static let mostLevels = 32
  /// The maximum size of a source, in bytes.
  private static let mostBytes = 4 << 20
  /// The maximum number of files.
  private static let mostFiles = 50_000
  /// Folders of dependencies and generated files.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "checkouts",
  ]

  /// Reads the sources below a folder in a stable order; hidden files are omitted.
  ///
  /// - Parameter body: receives the path below the folder and the text, and returns whether to
  ///   continue.
  /// - Returns: the number of files read.
  /// - Throws: `FileError` for a folder that can't be read.
  @discardableResult
  package static func read(
    _ folder: String, _ body: (_ path: String, _ text: String) -> Bool
  ) throws(FileError) -> Int {
    var count = 0
    try walk(OpenFolder(folder), "", 0) { folder, path, whole in
      guard let bytes = try? folder.read(path, limit: mostBytes) else { return true }
      count += 1
      return body(whole, String(decoding: bytes, as: UTF8.self)) && count < mostFiles
    }
    return count
  }

  /// The endings of the names of string tables.
  package static let tables = [".xcstrings", ".strings", ".stringsdict"]

  /// Returns the paths of the sources below a folder in a stable order; hidden files are omitted.
  ///
  /// - Parameter endings: the endings of the names of other files, in place of those of sources.
  /// - Throws: `FileError` for a folder that can't be read.
  package static func paths(
    _ folder: String, of endings: [String] = [".swift"]
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    try walk(OpenFolder(folder), "", 0, of: endings) { _, _, path in
      paths.append(path)
      return paths.count < mostFiles
    }
    return paths
  }

  /// Returns the bytes of one of the sources below a folder.
  ///
  /// - Parameter path: the path below the folder, as ``paths(_:)`` returns it.
  /// - Throws: `FileError` for a file that can't be read or is too large.
  package static func bytes(_ path: String, in folder: String) throws(FileError) -> [UInt8] {
    try OpenFolder(folder).read(RelativePath(path), limit: mostBytes)
  }

  private static func walk(
    _ folder: borrowing OpenFolder, _ prefix: String, _ level: Int,
    of endings: [String] = [".swift"],
    _ body: (borrowing OpenFolder, RelativePath, _ whole: String) -> Bool
  ) throws(FileError) {
    guard level < mostLevels else { return }
    for name in try folder.names() where !name.hasPrefix(".") {
      guard let path = try? RelativePath(name) else { continue }
      switch try folder.entry(at: path) {
      case .folder? where !skipped.contains(name):
        try walk(folder.folder(path), prefix + name + "/", level + 1, of: endings, body)
      case .file? where endings.contains(where: name.hasSuffix):
        guard body(folder, path, prefix + name) else { return }
      default: continue
      }
    }
  }
}
