/// Where a folder is: a path that a person gave, whose links are followed, and below it names that
/// nobody vouches for.
package struct FolderLocation: Hashable, Sendable {
  /// The path that a person gave.
  package let given: String
  /// The content below it, without any symbolic link; `nil` is the given folder itself.
  package let below: RelativePath?

  /// The folder of a path on a command line or in code.
  package init(given: String) {
    self.given = given
    below = nil
  }

  /// A folder below one that a person gave.
  package init(given: String, below: RelativePath) {
    self.given = given
    self.below = below
  }

  /// A path as people write it.
  package var path: String {
    guard let below else { return given }
    return given == "." ? below.description : given == "/" ? "/\(below)" : "\(given)/\(below)"
  }

  /// The path of something in the folder, as people write it.
  package func path(of name: RelativePath) -> String { appending(name).path }

  /// A folder below this one.
  package func appending(_ path: RelativePath) -> FolderLocation {
    FolderLocation(given: given, below: below?.appending(path) ?? path)
  }

  /// The folder that something in this one is in.
  package func parent(of path: RelativePath) -> FolderLocation {
    path.parent.map(appending) ?? self
  }

  /// Opens the folder.
  ///
  /// - Throws: `FileError`; `isMissing` where there is none.
  package func open() throws(FileError) -> OpenFolder {
    let folder = try OpenFolder(given)
    guard let below else { return folder }
    return try folder.folder(below)
  }

  /// Opens the folder, which is made where it is missing.
  ///
  /// - Throws: `FileError`.
  package func openOrMake() throws(FileError) -> OpenFolder {
    try Folders.make(given)
    let folder = try OpenFolder(given)
    guard let below else { return folder }
    return try folder.makingFolder(below)
  }
}
