import Foundation
import VitrineProcess

/// A folder with the program of the widgets and the resources of their target.
struct RunPlace {
  let folder: URL
  let target: ProjectTarget
  let toolchain: Toolchain
  let vitrine: URL
  /// The file of the project, with which messages about a run begin.
  let project: URL

  /// The program of the widgets.
  var program: URL { folder.appending(path: target.moduleName) }
  private var resources: URL { folder.appending(path: "Resources") }
  private var products: URL {
    PackageBuilder.scratch(toolchain, vitrine).appending(path: PackageBuilder.products)
  }

  /// The program limits each widget separately: this limit is for all of them together.
  private static let mostSeconds = 300.0

  /// The sandbox of the program; `nil` if the project is trusted.
  private func rules(output: URL, data: URL) -> SandboxRules? {
    toolchain.sandbox?.rules(
      for: .program, toolchain: toolchain, writing: [output.path, data.path],
      reading: [folder.path, toolchain.cache], home: folder.appending(path: "home").path)
  }

  /// The report of the program.
  struct Result {
    let archives: [URL]
    /// Those of previews, of each run.
    var previews: [[URL]]
    var warnings: [String]
    var faults: [String]
    /// The warnings and faults, with their places in staged files.
    var problems: [TargetReport.Problem]
    /// States that are replaced by others.
    var replaced: [ProgramReport.Replaced] = []
    /// The code that was left out and that was reached.
    var reached: [ProgramReport.Reached] = []
    /// Whether every widget has an archive.
    var hasAll: Bool

    /// Adds another run of the same code.
    mutating func add(_ other: Result) {
      previews += other.previews
      warnings += other.warnings.filter { !warnings.contains($0) }
      faults += other.faults.filter { !faults.contains($0) }
      problems += other.problems.filter { !problems.contains($0) }
      replaced += other.replaced
      reached += other.reached
      hasAll = hasAll && other.hasAll
    }
  }

  /// Assembles the program, its Info.plist and its resources.
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
      for (path, resource) in ResourceLayout.places(
        target.resources + target.frameworkResources)
      {
        let place = resources.appending(path: path)
        try manager.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard resource.lastPathComponent == ResourceLayout.localized else {
          try copy(resource, to: place)
          continue
        }
        try ResourceLayout.information(of: target, in: resource).write(to: place)
      }
      // Xcode compiles data models; code looks for them by their names.
      for model in target.others where model.pathExtension.hasPrefix("xcdatamodel") {
        let name = model.deletingPathExtension().lastPathComponent
        let suffix = model.pathExtension == "xcdatamodeld" ? "momd" : "mom"
        try manager.createDirectory(
          at: resources.appending(path: "\(name).\(suffix)"), withIntermediateDirectories: true)
      }
      try ResourceLayout.information(of: target).write(
        to: resources.appending(path: ResourceLayout.information))
    } catch {
      throw ProjectError(
        "the program cannot be assembled: \(error.localizedDescription)", file: folder)
    }
  }

  /// Copies a file or a folder; the targets of links are copied, so that archives depend on nothing
  /// else.
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

  /// The arguments for the folders of the program's resources and data.
  func words(data: URL) -> [String] {
    ["--resources", resources.path, "--data", data.path]
  }

  /// The time limit for one widget or preview: on an idle machine, that of the program itself.
  private var timeout: String { "\((10 * MachineLoad.delay).rounded(.up))" }

  /// The command for what is drawn.
  private var command: [String] {
    target.goal == .previews ? ["previews"] : ["archive", "--with-previews"]
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - data: where widgets keep their data.
  ///   - arguments: in addition to those of its command.
  /// - Throws: `ProjectError` if it cannot be started or its output cannot be read.
  func archive(
    _ program: URL, into output: URL, data: URL, arguments: [String]
  ) throws(ProjectError) -> Result {
    let process = ChildProcess(
      program.path,
      command + ["-o", output.path, "--json", "--timeout", timeout] + words(data: data)
        + arguments,
      environment: ProgramReport.environment, rules: rules(output: output, data: data),
      timeout: RunPlace.mostSeconds * MachineLoad.delay)
    do throws(ToolError) {
      return Result(
        try process.answer(ProgramReport.self), arePreviews: target.goal == .previews, in: output)
    } catch {
      throw ProjectError(error, file: project)
    }
  }
}

extension RunPlace.Result {
  fileprivate init(_ report: ProgramReport, arePreviews: Bool, in folder: URL) {
    let widgets = report.archives.filter { !arePreviews && $0.isPreview != true }
    archives = widgets.map { folder.appending(path: ($0.file as NSString).lastPathComponent) }
    previews = [
      report.archives.filter { arePreviews || $0.isPreview == true }.map {
        folder.appending(path: ($0.file as NSString).lastPathComponent)
      }
    ]
    let said = { (fault: WidgetFault) in
      "\(fault.title): \(fault.reason)" + (fault.hint.map { " (\($0))" } ?? "")
    }
    // A failed preview does not affect the pictures of widgets.
    let notes =
      report.notes
      + report.faults.filter { $0.isPreview == true }.map { "preview \(said($0))" }
    let faults = report.faults.filter { $0.isPreview != true }.causes
    problems =
      TargetReport.Problem.all(report.faults)
      + (report.problems ?? []).map { TargetReport.Problem($0) }
      + report.notesOfAll.map { TargetReport.Problem(isError: false, message: $0) }
    // Families, states and configurations often have the same messages.
    (warnings, self.faults) = (notes.withoutRepetitions, faults.map(said).withoutRepetitions)
    (reached, replaced) = (report.reached ?? [], report.replaced ?? [])
    let kinds = Set((arePreviews ? report.archives : widgets).map(\.kind))
    hasAll = faults.allSatisfy { kinds.contains($0.kind) }
  }
}

extension [String] {
  /// Each text once, at its first position.
  fileprivate var withoutRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
