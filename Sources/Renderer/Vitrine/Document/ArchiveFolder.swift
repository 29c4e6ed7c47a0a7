/// A folder of archives, and of what tools keep beside them.
package enum ArchiveFolder {
  /// The list of the pictures to keep.
  package static let matrix = RelativePath(fixed: "matrix.json")

  /// Whether a file of the folder is an archive, by its name.
  package static func isArchive(_ name: String) -> Bool {
    name.hasSuffix(".json") && name != matrix.name
  }
}
