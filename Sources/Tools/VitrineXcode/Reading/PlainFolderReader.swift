import Foundation
import VitrineSyntax

/// Reads a folder of sources without a project: all of it is one target, or one for each program of
/// widgets in it.
enum PlainFolderReader {
  /// Reads a folder.
  ///
  /// - Throws: `ProjectError` when there is no Swift source in it.
  static func read(
    _ folder: URL, _ options: ProjectReader.Options
  ) throws(ProjectError) -> ProjectModel {
    let name = folder.lastPathComponent
    var model = ProjectModel(name: name, file: folder, root: folder)
    model.localPackages = PackageFolder.below(folder)
    let pods = PodFolders(below: folder)
    let target = try target(
      name, folder, .appExtension, of: model, options, platform: options.platform ?? .iOS,
      where: { !pods.contain($0) })
    guard !target.sources.isEmpty else {
      throw ProjectError(
        "there is no project and no Swift source in the folder", file: folder,
        hint: "name the folder that contains the .xcodeproj")
    }
    for program in ProgramFolders(target, in: folder).shown {
      model.targets.append(
        try self.target(
          program.name, folder, .appExtension, of: model, options, platform: target.platform,
          where: { program.contains($0) && !pods.contain($0) }))
    }
    if model.targets.isEmpty { model.targets = [target] }
    try model.add(pods, options, target.platform)
    return model
  }

  /// Reads one source as a target.
  static func read(
    file: URL, _ options: ProjectReader.Options
  ) throws(ProjectError) -> ProjectModel {
    let folder = file.deletingLastPathComponent()
    let name = file.deletingPathExtension().lastPathComponent
    var model = ProjectModel(name: name, file: file, root: folder)
    var target = try target(
      name, folder, .appExtension, of: model, options, platform: options.platform ?? .iOS)
    target.sources = [file]
    // Images and strings beside it may belong to it; other code does not.
    target.others = []
    model.targets = [target]
    return model
  }

  /// The files of a folder as a target; packages in it and tests are omitted.
  ///
  /// - Throws: `ProjectError` when there are too many files.
  static func target(
    _ name: String, _ folder: URL, _ product: ProjectTarget.Product, of model: ProjectModel,
    _ options: ProjectReader.Options, platform: ApplePlatform,
    where isMember: (URL) -> Bool = { _ in true }
  ) throws(ProjectError) -> ProjectTarget {
    let packages = Set(model.localPackages.map { $0.path(from: folder) })
    let members = try ProjectFiles.walk(folder) { path in
      !packages.contains(path) && !path.split(separator: "/").contains(where: isLeftAside)
    }.filter { isMember(folder.appending(path: $0)) }
    let settings = BuildSettings(
      [
        BuildSettings.defaults(
          target: name, project: model, configuration: options.configuration, product: product),
        [.init(name: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: "DEBUG")],
      ], conditions: .init(sdk: platform.sdk, configuration: options.configuration))
    var target = ProjectTarget(
      name: name, product: product, platform: platform, settings: settings)
    target.add(members: members.map { folder.appending(path: $0) })
    guard product == .appExtension else { return target }
    if let file = members.first(where: { ($0 as NSString).lastPathComponent == "Info.plist" }) {
      target.information =
        (try? PropertyValue(contentsOf: folder.appending(path: file)))?.dictionary ?? [:]
    }
    target.information["NSExtension"] = .dictionary([
      "NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")
    ])
    return target
  }

  private static func isLeftAside(_ name: Substring) -> Bool {
    ["Package.swift", "Project.swift", "Tests"].contains(name) || name.hasSuffix("Tests")
      || ProjectFiles.isForeign(String(name))
  }
}
