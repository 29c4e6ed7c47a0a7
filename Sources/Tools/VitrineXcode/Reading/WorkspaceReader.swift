import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads `.xcworkspace`: the projects and packages that it names, as one.
enum WorkspaceReader {
  /// Reads a workspace.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or none of its projects can.
  static func read(
    _ workspace: URL, _ options: ProjectReader.Options
  ) throws(ProjectError) -> ProjectModel {
    let folder = workspace.deletingLastPathComponent()
    var model = ProjectModel(
      name: workspace.deletingPathExtension().lastPathComponent, file: workspace, root: folder)
    var fault: ProjectError?
    var projects: [(place: URL, targets: [ProjectTarget])] = []
    for (path, place) in try places(workspace) {
      guard let found = ProjectFiles.find(place) else {
        model.notes.append("\(workspace.lastPathComponent) names \(path), which does not exist")
        continue
      }
      do throws(ProjectError) {
        if let targets = try add(found, to: &model, options) { projects.append((found, targets)) }
      } catch {
        fault = fault ?? error
        model.notes.append("\(path) cannot be read: \(error.message)")
      }
    }
    model.targets = distinguished(projects, in: folder)
    if model.targets.isEmpty, let fault { throw fault }
    return model
  }

  /// The paths that a workspace names, and their locations.
  ///
  /// - Throws: `ProjectError` when it cannot be read.
  static func places(_ workspace: URL) throws(ProjectError) -> [(path: String, place: URL)] {
    let file = workspace.appending(path: "contents.xcworkspacedata")
    let parser = XMLParser(data: try ProjectFiles.data(file, limit: ProjectFiles.sourceLimit))
    let contents = WorkspaceContents()
    parser.delegate = contents
    guard parser.parse() else {
      throw ProjectError("the workspace is not XML", file: file, line: parser.lineNumber)
    }
    let folder = workspace.deletingLastPathComponent()
    return contents.paths.map {
      ($0, URL(filePath: $0, relativeTo: folder.directoryURL).standardizedFileURL)
    }
  }

  /// The targets of projects; those of one name begin with that of their project, as
  /// `App/Widgets`, or with its path if two projects have one name, too.
  private static func distinguished(
    _ projects: [(place: URL, targets: [ProjectTarget])], in folder: URL
  ) -> [ProjectTarget] {
    let counts = Dictionary(projects.flatMap(\.targets).map { ($0.name, 1) }, uniquingKeysWith: +)
    let titles = Dictionary(projects.map { ($0.place.title, 1) }, uniquingKeysWith: +)
    return projects.flatMap { place, targets in
      let path = place.deletingPathExtension().path(from: folder)
      let title = titles[place.title] == 1 ? place.title : path
      let own = Set(targets.map(\.name))
      func name(_ name: String) -> String {
        own.contains(name) && counts[name] ?? 0 > 1 ? "\(title)/\(name)" : name
      }
      return targets.map { target in
        var target = target
        target.name = name(target.name)
        target.dependencies = target.dependencies.map(name)
        return target
      }
    }
  }

  /// Adds a package or a project.
  ///
  /// - Returns: the targets of a project.
  private static func add(
    _ place: URL, to model: inout ProjectModel, _ options: ProjectReader.Options
  ) throws(ProjectError) -> [ProjectTarget]? {
    if PackageFolder.exists(place) {
      model.localPackages.append(place)
    } else if place.pathExtension == "xcodeproj" {
      let project = try XcodeProjectReader.read(
        place, configuration: options.configuration, platform: options.platform)
      model.localPackages += project.localPackages
      model.remotePackages += project.remotePackages
      model.notes += project.notes
      model.pins.merge(project.pins) { old, _ in old }
      model.developmentLanguage = project.developmentLanguage
      return project.targets
    }
    return nil
  }
}

extension URL {
  /// The name of a project without its extension.
  fileprivate var title: String { deletingPathExtension().lastPathComponent }
}

/// The places that a workspace names, relative to its folder.
private final class WorkspaceContents: NSObject, XMLParserDelegate {
  private(set) var paths: [String] = []
  private var groups: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parts = (attributes["location"] ?? "").split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : ""
    let isGroup = parts.first == "group"
    let whole = isGroup ? (groups.filter { !$0.isEmpty } + [path]).joined(separator: "/") : path
    if element == "Group" { groups.append(path) }
    if element == "FileRef", !whole.isEmpty { paths.append(whole) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "Group" { _ = groups.popLast() }
  }
}
