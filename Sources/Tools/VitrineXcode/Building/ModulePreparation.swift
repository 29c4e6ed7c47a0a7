import Foundation
import VitrineProcess

/// Compiles the modules that all projects share, so that the first project does not have to wait
/// for them.
package struct ModulePreparation {
  private let toolchain: Toolchain
  private let vitrine: URL
  private let progress: @Sendable (String) -> Void

  /// Compiles with a toolchain, into its cache.
  package init(
    _ toolchain: Toolchain, vitrine: URL, progress: @escaping @Sendable (String) -> Void
  ) {
    (self.toolchain, self.vitrine, self.progress) = (toolchain, vitrine, progress)
  }

  private static let name = "Prepared"

  /// Compiles all modules.
  ///
  /// - Returns: the folder of the compiled modules.
  /// - Throws: `ProjectError` when they cannot be compiled.
  package func run() throws(ProjectError) -> URL {
    let folder = toolchain.cacheFolder.appending(path: "prepared")
    let target = ProjectTarget(
      name: ModulePreparation.name, product: .appExtension, platform: .iOS,
      settings: BuildSettings([], conditions: .init(sdk: "", configuration: "")))
    var module = StagingPlan.Module(name: ModulePreparation.name, kind: .program)
    module.products = Set(StandIn.all.map(\.module))
    module.files["main.swift"] = .generated("// Nothing to do: what it depends on is compiled.\n")
    let plan = StagingPlan(target: target, developmentLanguage: "en", modules: [module])
    try StagedFolder(folder).write(plan, vitrine: vitrine)
    let builder = PackageBuilder(
      folder: folder, vitrine: vitrine, toolchain: toolchain, progress: progress)
    let lock = try builder.lock()
    defer { withExtendedLifetime(lock) {} }
    guard
      case .failed(_, let text) = try builder.build(.product(ModulePreparation.name), origins: [:])
    else {
      return PackageBuilder.scratch(toolchain, vitrine)
    }
    throw ProjectError(
      "the modules cannot be compiled: \(CompilerOutput.fault(text).message)", file: folder,
      hint: "run 'swift build' in the folder")
  }
}
