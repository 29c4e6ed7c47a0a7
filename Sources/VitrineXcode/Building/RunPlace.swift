import Foundation
import VitrineProcess

/// A folder with the program that the widgets became and the resources of their target alone.
struct RunPlace {
  let folder: URL
  let target: ProjectTarget
  let toolchain: Toolchain
  let vitrine: URL

  /// The program that the widgets became.
  var program: URL { folder.appending(path: target.moduleName) }
  private var resources: URL { folder.appending(path: "Resources") }
  private var products: URL {
    PackageBuilder.scratch(toolchain, vitrine).appending(path: PackageBuilder.products)
  }

  /// Each widget has a limit of its own within the program: this one is for all together.
  private static let mostSeconds = 300.0

  /// What the program may do; `nil` where the project is trusted.
  private func rules(output: URL, data: URL) -> SandboxRules? {
    toolchain.sandbox?.rules(
      for: .program, toolchain: toolchain, writing: [output.path, data.path],
      reading: [folder.path, toolchain.cache], home: folder.appending(path: "home").path)
  }

  /// What the program reported.
  struct Result {
    let archives: [URL]
    /// Those of previews.
    let previews: [URL]
    let warnings: [String]
    let faults: [String]
    /// States that others are shown for.
    var replaced: [ProgramReport.Replaced] = []
    /// What was reached of code that was left out.
    var reached: [ProgramReport.Reached] = []
    /// Whether every widget has an archive.
    let hasAll: Bool
  }

  /// Puts the program, its Info.plist and its resources together.
  ///
  /// - Throws: `ProjectError` when the folder cannot be written to.
  func assemble(bundles: [String]) throws(ProjectError) {
    let manager = FileManager.default
    do {
      try? manager.removeItem(at: folder)
      try manager.createDirectory(at: resources, withIntermediateDirectories: true)
      let built = products.appending(path: target.moduleName)
      do {
        try manager.linkItem(at: built.resolvingSymlinksInPath(), to: program)
      } catch {
        try manager.copyItem(at: built.resolvingSymlinksInPath(), to: program)
      }
      for bundle in bundles where ProjectFiles.exists(products.appending(path: bundle)) {
        try copy(products.appending(path: bundle), to: folder.appending(path: bundle))
      }
      for (path, resource) in ResourceLayout.places(target.resources) {
        let place = resources.appending(path: path)
        try manager.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard resource.lastPathComponent == ResourceLayout.localized else {
          try copy(resource, to: place)
          continue
        }
        try ResourceLayout.information(of: target, in: resource).write(to: place)
      }
      try ResourceLayout.information(of: target).write(
        to: resources.appending(path: ResourceLayout.information))
    } catch {
      throw ProjectError(
        "the program cannot be assembled: \(error.localizedDescription)", file: folder)
    }
  }

  /// Copies a file or a folder; what links lead to is copied itself, as archives need nothing else.
  private func copy(_ source: URL, to place: URL) throws {
    let source = source.resolvingSymlinksInPath()
    guard ProjectFiles.isFolder(source) else {
      try FileManager.default.copyItem(at: source, to: place)
      return
    }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in ProjectFiles.names(source) {
      try copy(source.appending(path: name), to: place.appending(path: name))
    }
  }

  /// The words that say where the program finds its resources and keeps its data.
  func words(data: URL) -> [String] {
    ["--resources", resources.path, "--data", data.path]
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - data: where widgets keep their data.
  ///   - arguments: beside those of its command.
  /// - Throws: `ProjectError` when it cannot be started or says nothing that is understood.
  func archive(
    _ program: URL, into output: URL, data: URL, arguments: [String]
  ) throws(ProjectError) -> Result {
    let process = ChildProcess(
      program.path,
      ["archive", "--with-previews", "-o", output.path, "--json"] + words(data: data) + arguments,
      rules: rules(output: output, data: data), timeout: RunPlace.mostSeconds * MachineLoad.delay)
    do throws(ToolError) {
      return Result(try process.answer(ProgramReport.self), in: output)
    } catch {
      throw ProjectError(error, file: program)
    }
  }
}

extension RunPlace.Result {
  fileprivate init(_ report: ProgramReport, in folder: URL) {
    let widgets = report.archives.filter { $0.isPreview != true }
    archives = widgets.map { folder.appending(path: ($0.file as NSString).lastPathComponent) }
    previews = report.archives.filter { $0.isPreview == true }.map {
      folder.appending(path: ($0.file as NSString).lastPathComponent)
    }
    let said = { (fault: WidgetFault) in
      "\(fault.title): \(fault.reason)" + (fault.hint.map { " (\($0))" } ?? "")
    }
    // A preview that fails costs no widget its picture.
    let notes =
      report.notes
      + report.faults.filter { $0.isPreview == true }.map { "preview \(said($0))" }
    let faults = report.faults.filter { $0.isPreview != true }
    // Families, states and configurations often have one thing to say.
    (warnings, self.faults) = (notes.withoutRepetitions, faults.map(said).withoutRepetitions)
    (reached, replaced) = (report.reached ?? [], report.replaced ?? [])
    let kinds = Set(widgets.map(\.kind))
    hasAll = faults.allSatisfy { kinds.contains($0.kind) }
  }
}

extension [String] {
  /// Each text once, where it is first.
  fileprivate var withoutRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
