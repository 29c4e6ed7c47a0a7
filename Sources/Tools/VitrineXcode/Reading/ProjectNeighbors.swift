import Foundation

/// A project with the parts that it uses of other projects: those that it refers to, and those
/// beside it in a workspace.
enum ProjectNeighbors {
  /// The maximum number of projects that are read for one.
  private static let limit = 64

  /// Reads a project; frameworks, libraries and packages of its neighbours are as its own.
  ///
  /// - Throws: `ProjectError` when the project cannot be read; a neighbour that cannot is noted.
  static func read(
    _ project: URL, _ options: ProjectReader.Options
  ) throws(ProjectError) -> ProjectModel {
    var model = try XcodeProjectReader.read(
      project, configuration: options.configuration, platform: options.platform)
    var known: Set<String> = [project.standardizedFileURL.path]
    var open = model.references + neighbors(of: project)
    while let place = open.popLast(), known.count < limit {
      guard let found = ProjectFiles.find(place), known.insert(found.path).inserted else {
        continue
      }
      if PackageFolder.exists(found) {
        if !model.localPackages.contains(found) { model.localPackages.append(found) }
      } else if found.pathExtension == "xcodeproj" {
        do throws(ProjectError) {
          let other = try XcodeProjectReader.read(
            found, configuration: options.configuration, platform: options.platform)
          model.add(other)
          open += other.references
        } catch {
          model.notes.append("\(found.lastPathComponent) cannot be read: \(error.message)")
        }
      }
    }
    return model
  }

  /// What the workspaces beside a project name that name it too.
  private static func neighbors(of project: URL) -> [URL] {
    let folder = project.deletingLastPathComponent()
    let folders = [folder, folder.deletingLastPathComponent()]
    return folders.flatMap { folder in
      ProjectFiles.names(folder).filter { $0.hasSuffix(".xcworkspace") }
        .map { folder.appending(path: $0) }
    }.flatMap { workspace -> [URL] in
      let places = ((try? WorkspaceReader.places(workspace)) ?? []).map(\.place.path)
      guard places.contains(project.standardizedFileURL.path) else { return [] }
      return places.map { URL(filePath: $0) }
    }
  }
}

extension ProjectModel {
  /// Takes what another project's targets may be used for: its frameworks, libraries and packages.
  fileprivate mutating func add(_ other: ProjectModel) {
    targets += other.targets.filter { candidate in
      [.framework, .library].contains(candidate.product)
        && !targets.contains { $0.moduleName == candidate.moduleName }
    }
    pins.merge(other.pins) { old, _ in old }
    localPackages += other.localPackages.filter { !localPackages.contains($0) }
    remotePackages += other.remotePackages.filter { !remotePackages.contains($0) }
  }
}
