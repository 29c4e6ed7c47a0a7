import VitrineCoding

/// A folder of archives, and of what tools keep beside them.
package enum ArchiveFolder {
  /// The list of the pictures to keep.
  package static let matrix = RelativePath(fixed: "matrix.json")

  /// The folder of a project's goldens, in whose folders are archives.
  package static let goldens = RelativePath(fixed: "Golden")

  /// The list of the pictures of a gallery.
  package static let index = RelativePath(fixed: "index.json")

  /// Whether a file of a folder is the list of the pictures of a gallery.
  package static func isIndex(_ name: String, in folder: FolderLocation) -> Bool {
    guard name == index.name,
      let bytes = try? folder.open().read(index, limit: ArchiveLimits.standard.archiveBytes),
      case .array(let items)? = try? JSONParser.parseCollectingFaults(bytes, limits: .standard).tree
    else { return false }
    return items.allSatisfy {
      guard case .object(let item) = $0 else { return false }
      return item.contains("file") && item.contains("kind")
    }
  }

  /// Whether a file of the folder is an archive, by its name; hidden files belong to other tools.
  package static func isArchive(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasPrefix(".") && name != matrix.name
  }
}
