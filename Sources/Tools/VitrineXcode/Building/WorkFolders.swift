import Foundation

/// The folders of a project's staged packages, data and archives: one for each project, so that two
/// with a target of the same name share nothing.
package struct WorkFolders {
  /// The folder of all projects.
  let all: URL
  /// The folder of the project.
  let own: URL
  private let root: URL

  /// Creates the folders of a project.
  ///
  /// - Parameter workplace: the folder of everything that is kept, in the folder of the command.
  package init(of project: URL, in workplace: URL) {
    all = workplace.appending(path: "xcode")
    root = ProjectFiles.folder(of: project).standardizedFileURL
    let file = project.standardizedFileURL.resolvingSymlinksInPath()
    let place = workplace.deletingLastPathComponent().standardizedFileURL.resolvingSymlinksInPath()
    // A path below the folder of the command is the same in another place of the repository.
    let prefix = place.path + "/"
    let path =
      file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    let name = file.path == place.path ? "" : path
    let title = file.deletingPathExtension().lastPathComponent
    own = all.appending(
      path: "\(WorkFolders.safe(title))-\(Fingerprint.hash(name).prefix(8))")
  }

  /// The folder of fetched packages, which projects share.
  var packages: URL { all.appending(path: "packages") }

  /// The folder of a target.
  func folder(of target: String) -> URL { own.appending(path: WorkFolders.unique(target)) }

  /// A name for a folder that no other name has.
  private static func unique(_ name: String) -> String {
    let safe = safe(name)
    return safe == name ? name : "\(safe)-\(Fingerprint.hash(name).prefix(8))"
  }

  private static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "_" })
  }

  /// Moves the folder that an earlier version has made for a target, if it was for this project.
  ///
  /// - Returns: whether it was moved.
  func adopt(_ target: String) -> Bool {
    let old = all.appending(path: WorkFolders.safe(target))
    let new = folder(of: target)
    guard !ProjectFiles.exists(new), WorkFolders.isOfTarget(old), isOfProject(old) else {
      return false
    }
    do {
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: old, to: new)
      return true
    } catch {
      return false
    }
  }

  /// Whether a folder is one in which a target was built.
  private static func isOfTarget(_ folder: URL) -> Bool {
    ["state.json", "Package.swift"].contains { ProjectFiles.exists(folder.appending(path: $0)) }
  }

  /// Whether a folder has links to sources of the project.
  private func isOfProject(_ folder: URL) -> Bool {
    let sources = folder.appending(path: "Sources")
    let files = (try? ProjectFiles.walk(sources)) ?? []
    return files.contains { path in
      sources.appending(path: path).resolvingSymlinksInPath().path.hasPrefix(root.path + "/")
    }
  }

  /// The folders that `clean()` removes: the project's own, those of earlier versions, and those of
  /// packages once no other project is left.
  private var removable: [URL] {
    let others = ProjectFiles.names(all).map { all.appending(path: $0) }
      .filter { $0.lastPathComponent != own.lastPathComponent && ProjectFiles.isFolder($0) }
    let old = others.filter { WorkFolders.isOfTarget($0) && isOfProject($0) }
    let left = others.filter { folder in
      folder.lastPathComponent != packages.lastPathComponent
        && !old.contains { $0.lastPathComponent == folder.lastPathComponent }
    }
    return ([own] + old + (left.isEmpty ? [packages] : [])).filter(ProjectFiles.exists)
  }

  /// Removes what is kept for the project, once no other run works with it.
  ///
  /// - Returns: the folders that were removed.
  /// - Throws: `ProjectError` for a folder that cannot be removed.
  package func clean(
    progress: @escaping @Sendable (String) -> Void
  ) throws(ProjectError) -> [URL] {
    let folders = removable
    for folder in folders {
      let targets = ProjectFiles.names(folder).map { folder.appending(path: $0) }
        .filter(WorkFolders.isOfTarget)
      for place in targets + (WorkFolders.isOfTarget(folder) ? [folder] : []) {
        let lock = try WorkLock(place, "is building it", progress: progress)
        withExtendedLifetime(lock) {}
      }
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        throw ProjectError(error.localizedDescription, file: folder)
      }
    }
    return folders
  }
}
