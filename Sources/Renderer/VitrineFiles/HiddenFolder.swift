/// A project's folder `.vitrine`, which excludes itself from the repository, except for the settings
/// that people write.
package struct HiddenFolder: Sendable {
  /// The path of the folder below the project's.
  package static let path = RelativePath(fixed: ".vitrine")
  private static let list = RelativePath(fixed: ".gitignore")
  /// The contents of the list: `check.json` configures rules for everyone.
  private static let ignored = "*\n!check.json\n"

  private let location: FolderLocation

  /// Creates the folder of a location, which need not exist.
  package init(_ location: FolderLocation) { self.location = location }

  /// Creates the folder that contains a path below a project, if the path leads into one.
  package init?(containing path: FolderLocation) {
    guard let below = path.below, below.names.first == HiddenFolder.path.name else { return nil }
    location = FolderLocation(given: path.given, below: HiddenFolder.path)
  }

  /// Creates the innermost such folder in the path of a file or a folder, if there is one.
  package init?(above path: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = names.dropLast().lastIndex(where: { $0 == HiddenFolder.path.name }) else {
      return nil
    }
    let parent = names[..<place].joined(separator: "/")
    let given = parent.isEmpty ? place == 0 ? "." : "/" : parent
    location = FolderLocation(given: given, below: HiddenFolder.path)
  }

  /// Writes its `.gitignore`, unless it has one; without the file, its contents only appear as
  /// untracked.
  package func exclude() {
    guard let open = try? location.openOrMake(),
      (try? open.entry(at: HiddenFolder.list)) == .some(nil)
    else { return }
    try? open.write(Array(HiddenFolder.ignored.utf8), to: HiddenFolder.list)
  }
}
