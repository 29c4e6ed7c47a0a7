/// A folder of archives, and of what tools keep beside them.
package enum ArchiveFolder {
  /// The list of the pictures to keep.
  package static let matrix = RelativePath(fixed: "matrix.json")

  /// The folder of a project's goldens, in whose folders are archives.
  package static let goldens = RelativePath(fixed: "Golden")

  /// Whether a file of the folder is an archive, by its name; hidden files belong to other tools.
  package static func isArchive(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasPrefix(".") && name != matrix.name
  }
}
