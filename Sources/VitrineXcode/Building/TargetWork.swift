import Foundation

/// The work on one target: stage, build, archive, draw.
struct TargetWork {
  let run: ProjectRun
  let target: ProjectTarget
  let model: ProjectModel
  let output: URL

  private var folder: URL { run.folder(of: target) }
  private var stateFile: URL { folder.appending(path: "state.json") }

  /// What a run leaves for the next one.
  struct State: Codable {
    var fingerprint: String
    var report: TargetReport?
    /// Files that did not compile, and why.
    var exclusions: [String: String] = [:]
    var usesRemotePackages = true
  }

  /// The report of the last run, where nothing has changed since.
  func unchanged() throws(ProjectError) -> TargetReport? {
    guard !run.options.buildsOnly, let old = oldState, var report = old.report,
      ProjectFiles.exists(output.appending(path: "index.html")),
      old.fingerprint == (try Fingerprint.make(target, of: model, run.options))
    else { return nil }
    report.outcome = .unchanged
    return report
  }

  private var oldState: State? {
    (try? Data(contentsOf: stateFile)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
  }

  func perform() throws(ProjectError) -> TargetReport {
    if let report = try unchanged() { return report }
    let fingerprint = try Fingerprint.make(target, of: model, run.options)
    let old = oldState
    var state = State(fingerprint: fingerprint)
    if let old, old.fingerprint == fingerprint {
      (state.exclusions, state.usesRemotePackages) = (old.exclusions, old.usesRemotePackages)
    }
    var report = try build(&state)
    if report.errors.isEmpty {
      try archive(&report)
      state.report = report.outcome == .drawn ? report : nil
    }
    if let data = try? JSONEncoder().encode(state) {
      try? data.write(to: stateFile, options: .atomic)
    }
    return report
  }

  // MARK: Build

  /// Stages and builds; files without widgets that do not compile are left out, as long as that
  /// brings the build on.
  private func build(_ state: inout State) throws(ProjectError) -> TargetReport {
    var causes: [BuildDiagnostic] = []
    while true {
      let plan = try StagingPlanner.plan(
        target, of: model, toolchain: run.toolchain, exclusions: state.exclusions,
        usesRemotePackages: state.usesRemotePackages)
      var report = TargetReport(plan, root: model.root)
      guard !plan.modules.flatMap({ $0.files.keys }).isEmpty else {
        throw ProjectError("the target has no sources", file: model.file, object: target.name)
      }
      let staged = StagedFolder(folder)
      if !run.options.keepsStaging || !ProjectFiles.exists(folder.appending(path: "Package.swift"))
      {
        try staged.write(plan, vitrine: run.options.vitrine)
      }
      let builder = PackageBuilder(
        folder: folder, vitrine: run.options.vitrine, toolchain: run.toolchain,
        progress: run.progress)
      let result = try builder.build(
        plan.program?.name ?? target.moduleName, origins: staged.origins(plan))
      switch result {
      case .built: return report
      case .failed(let diagnostics, let text):
        if causes.isEmpty { causes = diagnostics }
        if state.usesRemotePackages, !plan.remotePackages.isEmpty,
          isFault(ofPackages: diagnostics, plan)
        {
          state.usesRemotePackages = false
          continue
        }
        let further = Exclusions.next(diagnostics, plan: plan, known: state.exclusions)
        guard further.isEmpty || run.options.keepsStaging else {
          run.progress(
            "leaving out \(further.keys.map { name($0) }.sorted().joined(separator: ", "))")
          state.exclusions.merge(further) { old, _ in old }
          continue
        }
        report.outcome = .failed
        report.errors = explain(diagnostics, causes, state.exclusions, text)
        return report
      }
    }
  }

  /// Whether packages could not be fetched, or do not compile.
  private func isFault(ofPackages diagnostics: [BuildDiagnostic], _ plan: StagingPlan) -> Bool {
    diagnostics.isEmpty
      || diagnostics.contains { $0.file.contains("/checkouts/") }
      || diagnostics.contains {
        if case .module = $0.missing { true } else { false }
      }
  }

  private func explain(
    _ diagnostics: [BuildDiagnostic], _ causes: [BuildDiagnostic], _ leftOut: [String: String],
    _ text: String
  ) -> [BuildExplanation] {
    var declarations: [String: String] = [:]
    for file in leftOut.keys {
      guard let text = try? ProjectFiles.text(URL(filePath: file)) else { continue }
      for name in DeclaredMembers.names(text) { declarations[name] = declarations[name] ?? file }
    }
    // What is missing because its file was left out follows from why that file was left out.
    let roots = causes.filter { diagnostic in
      guard let name = diagnostic.missing?.name else { return true }
      return declarations[name] == nil
    }
    let isChain = diagnostics.contains { $0.missing?.name.map { declarations[$0] != nil } == true }
    let explanations = BuildExplanation.make(
      isChain && !roots.isEmpty ? roots : diagnostics, leftOut: leftOut,
      declarations: declarations)
    guard explanations.isEmpty else { return explanations }
    let line = text.split(separator: "\n").last { $0.contains("error:") }
    return [
      BuildExplanation(
        file: folder.path, line: 1, message: line.map(String.init) ?? "the build failed",
        hint: "run 'swift build' in the folder")
    ]
  }

  private func name(_ file: String) -> String {
    RelativePath.of(URL(filePath: file), to: model.root)
  }

  // MARK: Archive and draw

  private func archive(_ report: inout TargetReport) throws(ProjectError) {
    let place = RunPlace(
      folder: folder.appending(path: "run"), target: target, toolchain: run.toolchain,
      vitrine: run.options.vitrine)
    let program = try place.assemble(bundles: bundleNames)
    let data = folder.appending(path: "data")
    let arguments = run.options.archiveArguments + target.archiveArguments
    guard !run.options.buildsOnly else {
      report.program = program.path
      report.programArguments = place.words(data: data) + arguments
      report.outcome = .built
      return
    }
    run.progress("archiving \(target.name)")
    let archives = folder.appending(path: "archives")
    try? FileManager.default.removeItem(at: archives)
    let result = try place.archive(
      program, into: archives, arguments: place.words(data: data) + arguments)
    report.warnings = result.warnings
    report.faults = result.faults
    report.archives = result.archives.map(\.path)
    report.output = output.path
    guard !result.archives.isEmpty else {
      report.outcome = .failed
      return
    }
    run.progress("drawing \(result.archives.count) archives")
    let status: Int32
    do {
      status = try run.draw(result.archives, output)
    } catch {
      throw ProjectError("the pictures cannot be drawn: \(error)", file: output)
    }
    report.outcome = status == 0 && result.hasAll ? .drawn : .failed
  }

  /// Names of the resource bundles of package targets.
  private var bundleNames: [String] {
    let sources = folder.appending(path: "Sources")
    return ProjectFiles.names(sources).map { "\(target.name)_\($0).resources" }
  }
}

extension ProjectTarget {
  /// What the widgets' program is told: which margins a widget without a background has depends on
  /// the oldest iOS, and what a locked device shows on the entitlements.
  var archiveArguments: [String] { systemArguments + protectionArguments }

  private var protectionArguments: [String] {
    let prefix = "NSFileProtection"
    guard
      case .string(let name)? = entitlements["com.apple.developer.default-data-protection"],
      name.hasPrefix(prefix)
    else { return [] }
    let level = name.dropFirst(prefix.count)
    return ["--data-protection", level.prefix(1).lowercased() + level.dropFirst()]
  }

  private var systemArguments: [String] {
    guard platform == .iOS, let version = deploymentTarget else { return [] }
    let parts = version.split(separator: ".").prefix(2)
    return ["--deployment-target", parts.joined(separator: ".")]
  }
}
