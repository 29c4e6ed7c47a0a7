/// The Swift sources of a project.
package enum SourceFiles {
  /// Deepest folder that is looked into.
  private static let mostLevels = 32
  /// Largest source that is read, in bytes.
  private static let mostBytes = 4 << 20
  /// Most files that are read.
  private static let mostFiles = 50_000
  /// Folders of other people's source and of what tools make.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "checkouts",
  ]

  /// Reads the sources below a folder in a stable order; what is hidden is left out.
  ///
  /// - Parameter body: takes the path below the folder and the text, and says whether to go on.
  /// - Returns: how many were read.
  /// - Throws: `FileError` for a folder that cannot be read.
  @discardableResult
  package static func read(
    _ folder: String, _ body: (_ path: String, _ text: String) -> Bool
  ) throws(FileError) -> Int {
    var count = 0
    try walk(OpenFolder(folder), "", 0) { path, text in
      count += 1
      return body(path, text) && count < mostFiles
    }
    return count
  }

  private static func walk(
    _ folder: borrowing OpenFolder, _ prefix: String, _ level: Int,
    _ body: (String, String) -> Bool
  ) throws(FileError) {
    guard level < mostLevels else { return }
    for name in try folder.names() where !name.hasPrefix(".") {
      guard let path = try? RelativePath(name) else { continue }
      switch try folder.entry(at: path) {
      case .folder? where !skipped.contains(name):
        try walk(folder.folder(path), prefix + name + "/", level + 1, body)
      case .file? where name.hasSuffix(".swift"):
        guard let bytes = try? folder.read(path, limit: mostBytes) else { continue }
        guard body(prefix + name, String(decoding: bytes, as: UTF8.self)) else { return }
      default: continue
      }
    }
  }
}
