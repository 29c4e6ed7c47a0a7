import Foundation
import VitrineCoding
import VitrineSyntax

/// Reads a project of any form.
package enum ProjectReader {
  /// How a project is read.
  package struct Options: Sendable {
    /// The configuration whose settings count.
    package var configuration = "Debug"
    /// The system that targets of several are read for.
    package var platform: ApplePlatform?
    /// Whether previews are drawn rather than widgets: a package is then one, and not a folder of
    /// sources.
    package var isOfPreviews = false

    package init() {}
  }

  /// Reads `.xcodeproj`, `.xcworkspace`, `project.yml`, `Project.swift`, or a folder that holds one
  /// of them or nothing but sources.
  ///
  /// - Throws: `ProjectError` when there is no project, or it cannot be read.
  package static func read(
    _ place: URL, options: Options = Options()
  ) throws(ProjectError) -> ProjectModel {
    let place = place.standardizedFileURL
    guard let place = ProjectFiles.find(place) else {
      throw ProjectError("there is no such file or folder", file: place, hint: neighbor(of: place))
    }
    // An Xcode project lists its targets; manifests and folders may leave that to code.
    var model =
      place.pathExtension == "swift" || ProjectFiles.folder(of: place) == place
      ? options.isOfPreviews ? try recognized(place, options) : try completed(place, options)
      : try recognized(place, options)
    try model.addPods(options)
    model.addFrameworkResources()
    return model
  }

  /// What may be meant by a path of nothing, or where projects are looked for.
  private static func neighbor(of place: URL) -> String {
    let folder = place.deletingLastPathComponent()
    let near = Suggestion.nearest(to: place.lastPathComponent, among: ProjectFiles.names(folder))
    return near.map { "did you mean '\($0)'?" }
      ?? "name an Xcode project, a Swift package, a folder of sources or a file of Swift"
  }

  private static func completed(
    _ place: URL, _ options: Options
  ) throws(ProjectError) -> ProjectModel {
    let folder = ProjectFiles.folder(of: place)
    do throws(ProjectError) {
      return try StrayFolders.complete(try recognized(place, options), root: folder, options)
    } catch {
      let empty = ProjectModel(name: folder.lastPathComponent, file: place, root: folder)
      let model = try StrayFolders.complete(empty, root: folder, options)
      guard !model.targets.isEmpty else { throw error }
      return model
    }
  }

  private static func recognized(
    _ place: URL, _ options: Options
  ) throws(ProjectError) -> ProjectModel {
    var model = try model(place, options)
    for index in model.targets.indices { model.targets[index].recognizeWidgets() }
    return model
  }

  private static func model(
    _ place: URL, _ options: Options
  ) throws(ProjectError) -> ProjectModel {
    switch place.pathExtension {
    case "xcodeproj":
      return try ProjectNeighbors.read(place, options)
    case "pbxproj": return try model(place.deletingLastPathComponent(), options)
    case "xcworkspace": return try WorkspaceReader.read(place, options)
    case "yml", "yaml":
      return try XcodeGenReader.read(
        place, configuration: options.configuration, platform: options.platform)
    case "swift" where place.lastPathComponent == PackageFolder.manifest:
      return try model(place.deletingLastPathComponent(), options)
    case "swift" where !TuistReader.isManifest(place) && ProjectFiles.exists(place):
      return try PlainFolderReader.read(file: place, options)
    case "swift" where TuistReader.isManifest(place):
      return try TuistReader.read(
        place, configuration: options.configuration, platform: options.platform)
    default:
      guard ProjectFiles.isFolder(place) else {
        throw ProjectError(
          "this is not a project", file: place,
          hint: "name an .xcodeproj, an .xcworkspace, a project.yml, a Project.swift or a folder")
      }
      return try search(place, options)
    }
  }

  /// The project of a folder: its own, or that of a folder below.
  private static func search(
    _ folder: URL, _ options: Options
  ) throws(ProjectError) -> ProjectModel {
    var level = [folder]
    var part: ProjectModel?
    for _ in 0..<4 {
      let found = level.flatMap { folder in
        ProjectFiles.names(folder).filter(isProject).map { folder.appending(path: $0) }
          .filter { $0.pathExtension != "swift" || TuistReader.isManifest($0) }
      }
      if let model = try first(of: found, options) {
        if model.isWhole { return model }
        part = part ?? model
      }
      level = level.flatMap { folder in
        ProjectFiles.names(folder).map { folder.appending(path: $0) }.filter {
          ProjectFiles.isFolder($0) && !ProjectFiles.packages.contains($0.pathExtension)
            && !ProjectFiles.isForeign($0.lastPathComponent)
        }
      }
    }
    if let part { return part }
    if options.isOfPreviews, PackageFolder.exists(folder) {
      var model = ProjectModel(name: folder.lastPathComponent, file: folder, root: folder)
      model.localPackages = [folder] + PackageFolder.below(folder)
      return model
    }
    return try PlainFolderReader.read(folder, options)
  }

  private static func isProject(_ name: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains((name as NSString).pathExtension)
      || ["project.yml", "project.yaml", "Project.swift"].contains(name)
  }

  /// The project with widgets among several; workspaces, which name projects, go first.
  private static func first(
    of places: [URL], _ options: Options
  ) throws(ProjectError) -> ProjectModel? {
    let order = ["xcworkspace", "xcodeproj", "yml", "yaml", "swift"]
    var best: ProjectModel?
    var fault: ProjectError?
    for kind in order {
      for place in places where place.pathExtension == kind {
        do throws(ProjectError) {
          var model = try model(place, options)
          for index in model.targets.indices { model.targets[index].recognizeWidgets() }
          if !model.widgetTargets.isEmpty, model.isWhole { return model }
          if best == nil || best?.targets.isEmpty == true || best?.isWhole == false && model.isWhole
          {
            best = model
          }
        } catch {
          fault = fault ?? error
        }
      }
    }
    if let best { return best }
    if let fault { throw fault }
    return nil
  }
}

extension ProjectTarget {
  /// An extension that says no point of the system is one of widgets if its code says so.
  mutating func recognizeWidgets() {
    guard product == .appExtension, extensionPoint == nil else { return }
    let hasWidgets = sources.contains { file in
      guard let text = try? ProjectFiles.text(file) else { return false }
      return SourceOutline.of(text).declaresWidgets
    }
    guard hasWidgets else { return }
    information["NSExtension"] = .dictionary([
      "NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")
    ])
  }
}
