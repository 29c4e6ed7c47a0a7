import Vitrine

/// The source of a session's widgets.
package enum LiveSource: Hashable, Sendable {
  /// A Swift package with a program of widgets, with the path of its folder.
  case package(String)
  /// An Xcode project, a workspace or a folder of sources, with its path as `vitrine xcode` accepts
  /// it.
  case project(String)
  /// Archives, with the paths of files or of folders that contain some.
  case archives([String])

  /// Whether code makes the archives, which nobody keeps.
  package var isCode: Bool { if case .archives = self { false } else { true } }

  /// The source at a path: a package if it is a manifest or a folder with one, archives if it is a
  /// JSON file, a folder of them or one with goldens and no code, otherwise an Xcode project.
  ///
  /// - Throws: `LiveError` when the path does not exist, or holds nothing to show.
  package static func find(_ path: String) throws(LiveError) -> LiveSource {
    guard let place = FileReader.resolved(path) else {
      throw LiveError("'\(path)' does not exist")
    }
    guard Folders.exists(place) else {
      if place.hasSuffix(".json") { return .archives([place]) }
      if PathName.last(of: place) == FolderContents.manifest {
        return .package(FileWriter.folder(of: place))
      }
      return .project(place)
    }
    if LiveSource.isProjectFile(place) { return .project(place) }
    let contents = FolderContents(place)
    if contents.hasManifest { return .package(place) }
    if !contents.projects.isEmpty { return .project(place) }
    let entries = FolderListing.entries(place)
    if entries.contains(where: isArchive) { return .archives([place]) }
    if !goldens(in: place).isEmpty, !containsCode(place) { return .archives([place]) }
    if entries.contains(where: { $0.name.hasSuffix(".swift") || $0.isFolder }) {
      return .project(place)
    }
    throw LiveError(
      "there is nothing to show in '\(path)'",
      hint: "give the folder of a Swift package, an Xcode project or archives, "
        + "or create a package with 'vitrine init'")
  }

  /// The folder of the source; nothing outside it is shared with clients.
  package var folder: String {
    switch self {
    case .package(let folder): folder
    case .project(let path):
      Folders.exists(path) && !LiveSource.isProjectFile(path)
        ? path : FileWriter.folder(of: path)
    case .archives(let paths):
      paths.first.map { Folders.exists($0) ? $0 : FileWriter.folder(of: $0) } ?? "."
    }
  }

  /// The current archive files; none for other sources.
  var archiveFiles: [String] {
    guard case .archives(let paths) = self else { return [] }
    return paths.flatMap { path in
      guard Folders.exists(path) else { return [path] }
      let archives = LiveSource.archives(in: path)
      return archives.isEmpty ? LiveSource.goldens(in: path) : archives
    }
  }

  private static func archives(in folder: String) -> [String] {
    let location = FolderLocation(given: folder)
    return FolderListing.entries(folder)
      .filter { isArchive($0) && !ArchiveFolder.isIndex($0.name, in: location) }
      .map { folder + "/" + $0.name }
  }

  /// The archives in the folders of a project's goldens.
  private static func goldens(in project: String) -> [String] {
    let folder = project + "/" + ArchiveFolder.goldens.name
    return FolderListing.entries(folder).filter(\.isFolder).flatMap {
      archives(in: folder + "/" + $0.name)
    }
  }

  /// Whether a file of Swift is in a folder, as deep as folders of sources usually are.
  private static func containsCode(_ folder: String, depth: Int = 4) -> Bool {
    FolderListing.entries(folder).contains { entry in
      guard !entry.name.hasPrefix(".") else { return false }
      guard entry.isFolder else { return entry.name.hasSuffix(".swift") }
      return depth > 0 && containsCode(folder + "/" + entry.name, depth: depth - 1)
    }
  }

  /// Whether an entry of a folder is an archive.
  private static func isArchive(_ entry: (name: String, isFolder: Bool)) -> Bool {
    !entry.isFolder && ArchiveFolder.isArchive(entry.name)
  }

  /// Whether a path is that of a file of Swift that describes no package or project: its previews are
  /// shown.
  static func isSourceFile(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !FolderContents.describesProject(path)
  }

  /// Whether a path is that of an Xcode project or a workspace, which are folders.
  package static func isProjectFile(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }
}
