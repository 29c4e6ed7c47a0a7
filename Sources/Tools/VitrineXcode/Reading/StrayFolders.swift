import Foundation
import VitrineProcess
import VitrineSyntax

/// Targets that no manifest spells out, as where code of a repository's own makes them: the folder of the
/// widgets, and those with the names of modules that it imports.
struct StrayFolders {
  private let options: ProjectReader.Options
  private let root: URL
  private var model: ProjectModel
  private var known: Set<String>

  /// Most folders that are looked through for those of modules.
  private static let depth = 5
  private static let modulesLimit = 64

  /// Adds the folder of widgets that are in no target to a project without any.
  ///
  /// - Parameter root: the folder that modules are looked for in.
  /// - Throws: `ProjectError` when there are too many files.
  static func complete(
    _ model: ProjectModel, root: URL, _ options: ProjectReader.Options
  ) throws(ProjectError) -> ProjectModel {
    guard model.widgetTargets.isEmpty, let widgets = model.strayWidgets(below: root) else {
      return model
    }
    var folders = StrayFolders(model, root, options)
    try folders.read(widgets)
    return folders.model
  }

  private init(_ model: ProjectModel, _ root: URL, _ options: ProjectReader.Options) {
    (self.model, self.root, self.options) = (model, root, options)
    known = Set(model.targets.map(\.moduleName))
    for package in PackageFolder.below(root) where !model.localPackages.contains(package) {
      self.model.localPackages.append(package)
    }
  }

  private mutating func read(_ widgets: URL) throws(ProjectError) {
    let folder = targetFolder(of: widgets)
    let platform = options.platform ?? model.targets.first?.platform ?? .iOS
    var target = try PlainFolderReader.target(
      folder.lastPathComponent, folder, .appExtension, of: model, options, platform: platform)
    model.notes.append(
      "\(widgets.path(from: model.root)) declares widgets and belongs to no target; "
        + "its folder is read as one")
    try add(modulesOf: &target, platform)
    model.targets.append(target)
  }

  /// The folder of a target: around `Sources`, or the one that holds the file.
  private func targetFolder(of file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    let own = folder
    while folder.path.count > root.path.count {
      if folder.lastPathComponent == "Sources" {
        let parent = folder.deletingLastPathComponent()
        return parent.path.count > root.path.count ? parent : folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  /// Adds targets for the modules that a target imports and nothing else has.
  private mutating func add(
    modulesOf target: inout ProjectTarget, _ platform: ApplePlatform
  ) throws(ProjectError) {
    for name in imports(of: target).sorted() where name != target.moduleName {
      if known.contains(name) {
        target.dependencies += model.targets.filter { $0.moduleName == name }.map(\.name)
        continue
      }
      guard known.count < StrayFolders.modulesLimit, let folder = folder(named: name, in: root)
      else { continue }
      known.insert(name)
      var module = try PlainFolderReader.target(
        name, folder, .framework, of: model, options, platform: platform)
      guard !module.sources.isEmpty else { continue }
      try add(modulesOf: &module, platform)
      model.targets.append(module)
      target.dependencies.append(name)
    }
  }

  private func imports(of target: ProjectTarget) -> Set<String> {
    var names: Set<String> = []
    for file in target.sources {
      guard let text = try? ProjectFiles.text(file) else { continue }
      names.formUnion(SourceOutline.of(text).imports)
    }
    return names.filter { StandIn.named($0) == nil && !StandIn.toolchain.contains($0) }
  }

  /// The nearest folder of a name that holds no package.
  private func folder(named name: String, in root: URL) -> URL? {
    var level = [root]
    for _ in 0..<StrayFolders.depth {
      level = level.flatMap { folder in
        ProjectFiles.names(folder).map { folder.appending(path: $0) }.filter {
          ProjectFiles.isFolder($0) && !ProjectFiles.isPackage($0) && !PackageFolder.exists($0)
            && !ProjectFiles.isForeign($0.lastPathComponent)
        }
      }
      if let found = level.first(where: { $0.lastPathComponent == name }) { return found }
    }
    return nil
  }
}
