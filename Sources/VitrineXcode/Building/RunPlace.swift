import Foundation

/// A folder with the program that the widgets became and the resources of their target alone.
struct RunPlace {
  let folder: URL
  let target: ProjectTarget
  let toolchain: Toolchain
  let vitrine: URL

  private var resources: URL { folder.appending(path: "Resources") }
  private var products: URL {
    PackageBuilder.scratch(toolchain, vitrine).appending(path: PackageBuilder.products)
  }

  /// What the program reported.
  struct Result {
    var archives: [URL] = []
    var warnings: [String] = []
    var faults: [String] = []
    /// Whether every widget has an archive.
    var hasAll = true
  }

  /// Puts the program, its Info.plist and its resources together.
  ///
  /// - Throws: `ProjectError` when the folder cannot be written to.
  func assemble(bundles: [String]) throws(ProjectError) -> URL {
    let manager = FileManager.default
    let program = folder.appending(path: target.moduleName)
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
        try copy(resource, to: place)
      }
      try ResourceLayout.information(of: target).write(
        to: resources.appending(path: ResourceLayout.information))
      return program
    } catch {
      throw ProjectError(
        "the program cannot be put together: \(error.localizedDescription)", file: folder)
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
  /// - Parameter arguments: beside those of its command.
  /// - Throws: `ProjectError` when it cannot be started or says nothing that is understood.
  func archive(
    _ program: URL, into output: URL, arguments: [String]
  ) throws(ProjectError) -> Result {
    let process: ChildProcess.Result
    do {
      process = try ChildProcess.run(
        program,
        ["archive", "-o", output.path, "--json"] + arguments, timeout: 900)
    } catch {
      throw ProjectError("the widgets' program cannot be started: \(error)", file: program)
    }
    let errors = String(decoding: process.errors, as: UTF8.self)
    guard let report = try? JSONDecoder().decode(RunnerOutput.self, from: process.output) else {
      let line = errors.split(separator: "\n").first.map(String.init)
      throw ProjectError(
        line ?? "the widgets' program ended with status \(process.status)", file: program)
    }
    return report.result(output)
  }
}

/// The JSON of the program's report.
private struct RunnerOutput: Decodable {
  struct Archive: Decodable {
    var kind: String
    var file: String
  }
  struct Fault: Decodable {
    var kind: String
    var family: String?
    var reason: String
    var hint: String?
  }
  var archives: [Archive]
  var faults: [Fault]
  var warnings: [String]
  var recorded: [String]
  var notDrawn: [String]

  func result(_ folder: URL) -> RunPlace.Result {
    var result = RunPlace.Result()
    result.archives = archives.map {
      folder.appending(path: ($0.file as NSString).lastPathComponent)
    }
    result.warnings = warnings
    if !notDrawn.isEmpty {
      result.warnings.append("not drawn yet: \(notDrawn.joined(separator: ", "))")
    }
    if !recorded.isEmpty {
      result.warnings.append("without effect: \(recorded.joined(separator: ", "))")
    }
    result.faults = faults.map { fault in
      "\(fault.kind)\(fault.family.map { ", \($0)" } ?? ""): \(fault.reason)"
        + (fault.hint.map { " (\($0))" } ?? "")
    }
    let kinds = Set(archives.map(\.kind))
    result.hasAll = faults.allSatisfy { kinds.contains($0.kind) }
    return result
  }
}
