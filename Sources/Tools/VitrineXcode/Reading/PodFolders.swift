import Foundation
import VitrineSyntax

/// Folders with a `.podspec`, each of which is a module of its own, as modules of Expo and React Native
/// are.
///
/// A specification is a program in Ruby, of which only literals are read: the name of the module. Its
/// sources are all those below its folder.
struct PodFolders {
  /// The folders by the names of their modules.
  private(set) var folders: [String: URL] = [:]

  /// The maximum number of folders below one that are looked through, as `packages/name/ios`.
  private static let depth = 4
  /// The maximum number of folders of one depth.
  private static let widest = 4096
  /// The maximum number of bytes of a specification.
  private static let limit = 1 << 20

  /// The folders below one, without that itself, and without those that declare widgets: they are drawn,
  /// and no module imports them.
  ///
  /// - Parameter findsInstalled: whether those of `node_modules` count.
  init(below root: URL, findsInstalled: Bool = false) {
    var level = [root]
    for _ in 0..<PodFolders.depth {
      level = level.prefix(PodFolders.widest).flatMap { folder in
        ProjectFiles.names(folder).filter { name in
          !ProjectFiles.isForeign(name) || findsInstalled && name == "node_modules"
        }.map { folder.appending(path: $0) }.filter {
          ProjectFiles.isFolder($0) && !ProjectFiles.isPackage($0)
        }
      }
      for folder in level { add(folder) }
      level.removeAll { folder in folders.values.contains(folder) }
    }
  }

  /// Whether a file is in one of the folders.
  func contain(_ file: URL) -> Bool {
    folders.values.contains { file.path.hasPrefix($0.path + "/") }
  }

  private mutating func add(_ folder: URL) {
    guard let name = ProjectFiles.names(folder).first(where: { $0.hasSuffix(".podspec") }),
      let text = try? ProjectFiles.text(folder.appending(path: name), limit: PodFolders.limit),
      let files = try? ProjectFiles.walk(folder).filter({ $0.hasSuffix(".swift") }), !files.isEmpty
    else { return }
    let hasWidgets = files.contains { file in
      guard let text = try? ProjectFiles.text(folder.appending(path: file)) else { return false }
      return text.contains("Widget") && SourceOutline.of(text).declaresWidgets
    }
    let module =
      PodFolders.module(text)
      ?? SettingExpansion.identifier(
        (name as NSString).deletingPathExtension)
    if !hasWidgets { folders[module] = folders[module] ?? folder }
  }

  /// The value of `module_name`, if it is a literal.
  private static func module(_ text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) where line.contains(".module_name") {
      let parts = line.split { $0 == "\"" || $0 == "'" }
      guard parts.count > 1, parts[0].contains("="), !parts[0].contains("#") else { continue }
      return String(parts[1])
    }
    return nil
  }
}

extension ProjectModel {
  /// The name of the file in which a project lists its pods.
  private static let podfile = "Podfile"

  /// Adds a framework for each folder with a `.podspec` that no target is called after.
  ///
  /// - Throws: `ProjectError` when there are too many files.
  mutating func add(
    _ pods: PodFolders, _ options: ProjectReader.Options, _ platform: ApplePlatform
  ) throws(ProjectError) {
    for (name, folder) in pods.folders.sorted(by: { $0.key < $1.key })
    where !targets.contains(where: { $0.moduleName == name }) {
      let module = try PlainFolderReader.target(
        name, folder, .framework, of: self, options, platform: platform)
      if !module.sources.isEmpty { targets.append(module) }
    }
  }

  /// Adds those that the `Podfile` beside a project can name: below its folder and the one above, where
  /// JavaScript's packages are installed.
  ///
  /// - Throws: `ProjectError` when there are too many files.
  mutating func addPods(_ options: ProjectReader.Options) throws(ProjectError) {
    guard let platform = targets.first?.platform,
      ProjectFiles.exists(root.appending(path: ProjectModel.podfile))
    else { return }
    let above = root.deletingLastPathComponent()
    let isOfPackage = ProjectFiles.exists(above.appending(path: "package.json"))
    try add(
      PodFolders(below: isOfPackage ? above : root, findsInstalled: isOfPackage), options, platform)
  }
}
