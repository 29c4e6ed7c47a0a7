/// The location of a folder: a path that the user specified, whose links are followed, and an
/// untrusted path below it.
package struct FolderLocation: Hashable, Sendable {
  /// The path that the user specified.
  package let given: String
  /// The path below it, whose links aren't followed; `nil` for the specified folder itself.
  package let below: RelativePath?

  /// Creates the location of a path on a command line or in code.
  package init(given: String) {
    self.given = given
    below = nil
  }

  /// Creates the location of a folder below one that the user specified.
  package init(given: String, below: RelativePath) {
    self.given = given
    self.below = below
  }

  /// The path as text.
  package var path: String {
    guard let below else { return given }
    return given == "." ? below.description : given == "/" ? "/\(below)" : "\(given)/\(below)"
  }

  /// The path of an item in the folder, as text.
  package func path(of name: RelativePath) -> String { appending(name).path }

  /// The location of a folder below this one.
  package func appending(_ path: RelativePath) -> FolderLocation {
    FolderLocation(given: given, below: below?.appending(path) ?? path)
  }

  /// The folder that contains an item of this one.
  package func parent(of path: RelativePath) -> FolderLocation {
    path.parent.map(appending) ?? self
  }

  /// Opens the folder.
  ///
  /// - Throws: `FileError`; `isMissing` if it doesn't exist.
  package func open() throws(FileError) -> OpenFolder {
    let folder = try OpenFolder(given)
    guard let below else { return folder }
    return try folder.folder(below)
  }

  /// Opens the folder, which is created if it doesn't exist.
  ///
  /// - Throws: `FileError`.
  package func openOrMake() throws(FileError) -> OpenFolder {
    try Folders.make(given)
    let folder = try OpenFolder(given)
    guard let below else { return folder }
    return try folder.makingFolder(below)
  }
}
