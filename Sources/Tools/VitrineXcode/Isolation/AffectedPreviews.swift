import Foundation
import VitrineIsolation

/// The files of a target whose previews show code of certain files.
struct AffectedPreviews {
  private(set) var files: Set<URL> = []

  /// Follows names from the previews of each file to the code that they show.
  ///
  /// - Throws: `ProjectError` for files that cannot be read.
  init(
    _ target: ProjectTarget, of model: ProjectModel, _ isMeant: (URL) -> Bool
  ) throws(ProjectError) {
    let previews = target.chosenPreviewFiles ?? target.previewFiles
    let sources = try AffectedPreviews.sources(of: target, model)
    guard sources.contains(where: isMeant) else { return }
    #if canImport(SwiftParser)
      // As one module, in which all names but private ones count everywhere.
      var texts: [ReachableCode.Source] = []
      for file in sources {
        texts.append(
          ReachableCode.Source(
            module: target.moduleName, path: file.path, text: try ProjectFiles.text(file),
            isProgram: false))
      }
      let code = ReachableCode(texts)
      for (number, file) in sources.enumerated() where previews.contains(file) {
        let shown = code.sources(shownBy: number)
        if shown.contains(where: { isMeant(sources[$0]) }) { files.insert(file) }
      }
    #else
      files = previews.filter(isMeant)
    #endif
  }

  /// The sources of a target, of the project's frameworks and of its local packages.
  private static func sources(
    of target: ProjectTarget, _ model: ProjectModel
  ) throws(ProjectError) -> [URL] {
    let libraries = model.targets.filter { [.framework, .library].contains($0.product) }
    var files = target.sources + libraries.flatMap(\.sources)
    for package in model.localPackages {
      files += try ProjectFiles.walk(package).filter { $0.hasSuffix(".swift") }
        .map { package.appending(path: $0) }
    }
    return Set(files.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
  }
}
