import Vitrine

/// Files that look like archives, but that a folder of goldens does not verify.
package enum SkippedArchives {
  /// The maximum depth of folders.
  private static let mostLevels = 6
  /// The maximum number of files and folders to examine.
  private static let mostEntries = 20_000

  /// Returns the paths of archives that are too deep in a folder of goldens, are hidden, or have
  /// another extension, in order.
  package static func files(in folder: String) -> [String] {
    var (files, count) = ([String](), 0)
    collect(folder, level: 0, &count, &files)
    return files
  }

  /// Returns a sentence that names files and why they are not verified; `nil` for none.
  package static func text(_ files: [String]) -> String? {
    guard !files.isEmpty else { return nil }
    let rest = files.count > 3 ? " and \(files.count - 3) more" : ""
    return "not verified, as archives have names like 'Card.json' and are in the folder or in a "
      + "folder in it: " + files.prefix(3).joined(separator: ", ").singleLine + rest
  }

  private static func collect(
    _ folder: String, level: Int, _ count: inout Int, _ files: inout [String]
  ) {
    for (name, isFolder) in FolderListing.entries(folder) where count < mostEntries {
      count += 1
      let path = folder + "/" + name
      if isFolder {
        // Hidden folders belong to other tools.
        guard level < mostLevels, !name.hasPrefix(".") else { continue }
        collect(path, level: level + 1, &count, &files)
      } else if [".json", ".jsonc", ".json5"].contains(where: name.lowercased().hasSuffix),
        level > 1 || !ArchiveFolder.isArchive(name), name != ArchiveFolder.matrix.name
      {
        let bytes = (try? FileReader.read(path, limit: FolderContents.limit)) ?? []
        if FolderContents.isArchive(String(decoding: bytes, as: UTF8.self)) { files.append(path) }
      }
    }
  }
}
