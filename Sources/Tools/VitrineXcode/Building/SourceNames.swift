import Foundation

/// The names of files as the user knows them, from those of the staged package.
package struct SourceNames: Sendable {
  private var names: [String: String] = [:]

  init(_ plan: StagingPlan, _ staged: StagedFolder, root: URL) {
    for (place, source) in staged.origins(plan) {
      let name = URL(filePath: source).path(from: root)
      names[place] = name
      names[URL(filePath: place).resolvingSymlinksInPath().path] = name
    }
    for module in plan.modules {
      for (path, file) in module.files {
        guard let source = file.source else { continue }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        // As the compiler names it in `#fileID`.
        names["\(module.name)/\(file)"] = source.path(from: root)
      }
    }
  }

  /// The path relative to the project, or else the name as it is.
  package func name(_ file: String) -> String { names[file] ?? file }
}
