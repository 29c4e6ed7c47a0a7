import Foundation

/// Reads a folder of sources without a project: all of it is one target.
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
    let packages = Set(model.localPackages.map { $0.path(from: folder) })
    let members = try ProjectFiles.walk(folder) { path in
      !packages.contains(path)
        && !path.split(separator: "/").contains {
          $0 == "Package.swift" || ProjectFiles.isForeign(String($0))
        }
    }
    let platform = options.platform ?? .iOS
    let settings = BuildSettings(
      [
        BuildSettings.defaults(
          target: name, project: model, configuration: options.configuration,
          product: .appExtension),
        [.init(name: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", value: "DEBUG")],
      ], conditions: .init(sdk: platform.sdk, configuration: options.configuration))
    var target = ProjectTarget(
      name: name, product: .appExtension, platform: platform, settings: settings)
    target.add(members: members.map { folder.appending(path: $0) })
    guard !target.sources.isEmpty else {
      throw ProjectError(
        "there is no project and no Swift source in the folder", file: folder,
        hint: "name the folder that contains the .xcodeproj")
    }
    if let file = members.first(where: { ($0 as NSString).lastPathComponent == "Info.plist" }) {
      target.information =
        (try? PropertyValue(contentsOf: folder.appending(path: file)))?.dictionary ?? [:]
    }
    target.information["NSExtension"] = .dictionary([
      "NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")
    ])
    model.targets = [target]
    return model
  }
}
