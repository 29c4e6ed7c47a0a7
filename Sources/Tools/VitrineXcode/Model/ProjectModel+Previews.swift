import Foundation
import VitrineProcess
import VitrineSyntax

extension ProjectModel {
  /// The targets with previews, as targets whose previews are drawn: apps, extensions, frameworks and
  /// libraries of the project, then local packages.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  package func previewTargets(_ toolchain: Toolchain) throws(ProjectError) -> [ProjectTarget] {
    var targets = self.targets.compactMap(\.forPreviews)
    for folder in localPackages {
      if let target = try previewTarget(of: folder, toolchain) { targets.append(target) }
    }
    return targets
  }

  /// The program that shows the previews of a package's targets; `nil` if there are none.
  private func previewTarget(
    of folder: URL, _ toolchain: Toolchain
  ) throws(ProjectError) -> ProjectTarget? {
    let sources = try ProjectFiles.walk(folder).filter { $0.hasSuffix(".swift") }
    let shown = sources.filter { SourceOutline.declaresPreviews(folder.appending(path: $0)) }
      .map { folder.appending(path: $0).standardizedFileURL.path }
    guard !shown.isEmpty else { return nil }
    let files = Set(shown.map { URL(filePath: $0) })
    let package: LocalPackage
    do throws(ProjectError) {
      package = try LocalPackage.read(folder, toolchain)
    } catch {
      var target = previewTarget(folder.lastPathComponent, files)
      target.fault = error
      return target
    }
    let modules = package.targets.filter { target in
      target.kind != "test" && target.kind != "macro" && target.kind != "plugin"
        && shown.contains { $0.hasPrefix(target.folder.path + "/") }
    }.map { SettingExpansion.identifier($0.name) }
    guard !modules.isEmpty else { return nil }
    var target = previewTarget(package.name, files)
    target.previewedModules = modules
    return target
  }

  private func previewTarget(_ package: String, _ files: Set<URL>) -> ProjectTarget {
    let name = "\(package)Previews"
    let settings = BuildSettings(
      [
        BuildSettings.defaults(
          target: name, project: self, configuration: "Debug", product: .application)
      ], conditions: .init(sdk: ApplePlatform.iOS.sdk, configuration: "Debug"))
    var target = ProjectTarget(
      name: name, product: .application, platform: .iOS, settings: settings)
    (target.goal, target.previewFiles) = (.previews, files)
    return target
  }
}

extension ProjectTarget {
  /// The target with its previews as what is drawn; `nil` without any, and for tests, of which none
  /// are drawn.
  fileprivate var forPreviews: ProjectTarget? {
    if case .other(let type) = product, type.contains("test") { return nil }
    var target = self
    target.goal = .previews
    let files = sources.filter(SourceOutline.declaresPreviews).map(\.standardizedFileURL)
    target.previewFiles = Set(files)
    return files.isEmpty ? nil : target
  }
}

extension SourceOutline {
  /// Whether a file has previews; one that cannot be read has none.
  fileprivate static func declaresPreviews(_ file: URL) -> Bool {
    guard let text = try? ProjectFiles.text(file) else { return false }
    return SourceOutline.of(text).declaresPreviews
  }
}
