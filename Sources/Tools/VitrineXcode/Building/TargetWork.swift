import Foundation
import VitrineCoding
import VitrineIsolation
import VitrineProcess

/// The work on one target: stage, build, archive, draw.
package struct TargetWork {
  let run: ProjectRun
  let target: ProjectTarget
  let model: ProjectModel
  let output: URL
  let inputs: Fingerprint.Inputs
  /// The state of the last run on the same inputs, or the initial state.
  let state: State

  var folder: URL { run.folder(of: target) }
  private var stateFile: URL { folder.appending(path: "state.json") }

  /// The state that a run leaves for the next one.
  struct State: Codable {
    var fingerprint: String
    /// The report on the last pictures.
    var report: TargetReport?
    /// The report on the last program; `nil` if it is not of these inputs.
    var built: TargetReport?
    /// What was left out of the code that widgets reach; `nil` if all code is built.
    var omissions: PlanIsolation.Omissions?
    /// Files that did not compile, and why.
    var exclusions: [String: String] = [:]
    var isolation = Isolation.untried

    /// Whether pieces of code have been left out.
    enum Isolation: String, Codable {
      case untried, done, failed

      /// The report before changed sources are built.
      var next: Isolation { self == .failed ? .untried : self }
    }
  }

  /// Compares the inputs of a target with the state of the last run.
  ///
  /// - Parameter output: the folder of the pictures.
  /// - Throws: `ProjectError` when a folder has too many files.
  package init(
    _ run: ProjectRun, _ target: ProjectTarget, of model: ProjectModel, output: URL
  ) throws(ProjectError) {
    self.init(run, target, of: model, output, try Fingerprint.inputs(target, of: model, run))
  }

  /// The work on the same inputs, with the state that a run has left since.
  package var afterRun: TargetWork { TargetWork(run, target, of: model, output, inputs) }

  private init(
    _ run: ProjectRun, _ target: ProjectTarget, of model: ProjectModel, _ output: URL,
    _ inputs: Fingerprint.Inputs
  ) {
    (self.run, self.target, self.model, self.output) = (run, target, model, output)
    self.inputs = inputs
    let fingerprint = inputs.text
    let file = run.folder(of: target).appending(path: "state.json")
    let old = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(State.self, from: $0)
    }
    let fresh = State(fingerprint: fingerprint, isolation: old?.isolation.next ?? .untried)
    state = old.flatMap { $0.fingerprint == fingerprint ? $0 : nil } ?? fresh
  }

  /// Reads the inputs of a target whose last state is known.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  init(
    _ run: ProjectRun, _ target: ProjectTarget, of model: ProjectModel, state: State
  ) throws(ProjectError) {
    (self.run, self.target, self.model, self.state) = (run, target, model, state)
    output = run.folder(of: target)
    inputs = try Fingerprint.inputs(target, of: model, run)
  }

  /// The report of the last run, if nothing has changed since; otherwise `nil`.
  package var unchanged: TargetReport? {
    // Staged files with manual edits are not among the inputs.
    guard !run.options.keepsStaging else { return nil }
    guard !run.options.buildsOnly else {
      guard let built = state.built, ProjectFiles.exists(place.program) else { return nil }
      return named(built)
    }
    // Pictures in another folder may be of an earlier version of the project.
    guard var report = state.report,
      report.output.map({ URL(filePath: $0).standardizedFileURL }) == output.standardizedFileURL,
      ProjectFiles.exists(output.appending(path: "index.html"))
    else { return nil }
    report.outcome = .unchanged
    return report
  }

  /// The first plan: all files except those that did not compile the last time.
  ///
  /// - Throws: `ProjectError` when the project cannot be read.
  package func plan() throws(ProjectError) -> StagingPlan { try plan(state) }

  func plan(_ state: State) throws(ProjectError) -> StagingPlan {
    if let fault = target.fault { throw fault }
    return try StagingPlanner.plan(
      target, of: model, toolchain: run.toolchain, exclusions: state.exclusions,
      packages: .checkouts(run.checkouts(for: model, isFetching: true)))
  }

  private func isolates(_ state: State) -> Bool {
    run.options.isolates && !run.options.keepsStaging && PlanIsolation.isAvailable
      && state.isolation != .failed
  }

  /// The report on the target before anything is compiled.
  package func survey(_ plan: StagingPlan) -> TargetReport { TargetReport(plan, root: model.root) }

  /// The report on a target whose work ended early, so that other targets are still drawn; its previews
  /// are named where there is not even a plan.
  package func failure(_ plan: StagingPlan?, _ error: ProjectError) -> TargetReport {
    let none = StagingPlan(
      target: target, developmentLanguage: model.developmentLanguage, modules: [])
    var report = survey(plan ?? none)
    report.outcome = .failed
    report.errors = [BuildExplanation(error)]
    guard plan == nil else { return report }
    let files = target.chosenPreviewFiles ?? target.previewFiles
    for file in files.sorted(by: { $0.path < $1.path }) {
      report.note(
        target.previews(in: file).map {
          TargetReport.Lost(
            DrawnDeclaration(name: $0.title, line: $0.line, isPreview: true), file: name(file.path),
            reason: error.message)
        })
    }
    return report
  }

  /// Builds, archives and draws the target.
  ///
  /// - Parameter first: the first plan.
  /// - Throws: `ProjectError` when the project cannot be staged, or has nothing that is asked for.
  package func perform(_ first: StagingPlan) throws(ProjectError) -> TargetReport {
    var state = state
    (state.report, state.built) = (nil, nil)
    // A run that ends early leaves no program of these inputs.
    save(state)
    let built = try build(first, &state)
    var report = built.report
    if report.errors.isEmpty {
      (state.built, state.omissions) = (report, built.omissions)
      do throws(ProjectError) {
        try tell(report.omittedCode)
        try archive(built.plan, &report)
      } catch  where error.foundNothing == true && state.exclusions.isEmpty {
        save(state)
        throw error
      } catch {
        // What it had may be in files that do not compile.
        // Without a widget, the reason why it is lost says more.
        report.outcome = .failed
        report.errors = report.absent.isEmpty ? [BuildExplanation(error)] : report.absent
      }
      state.report = [.drawn, .drawnInPart].contains(report.outcome) ? report : nil
    }
    save(state)
    return report
  }

  private func save(_ state: State) {
    guard let data = try? JSONEncoder().encode(state) else { return }
    try? data.write(to: stateFile, options: .atomic)
  }

  /// Builds the target to keep it as a package: without the code that does not compile, but with as
  /// many links to the user's files as compile.
  ///
  /// - Parameter first: the first plan.
  /// - Throws: `ProjectError` when the project cannot be staged.
  package func keep(_ first: StagingPlan) throws(ProjectError) -> KeptPlan {
    var state = state
    // What is staged is not what an edit finds.
    state.built = nil
    var built = try build(first, &state)
    save(state)
    guard built.report.errors.isEmpty else { return built }
    let linked = built.plan.linked(as: first, leftOut: built.report.leftOutPlaces.map(source))
    if let linked, case .built = try stageAndBuild(linked) { built.plan = linked }
    return built
  }

  /// The user's file with a place.
  private func source(_ place: LeftOutPlace) -> String {
    model.root.appending(path: place.file).standardizedFileURL.path
  }

  // MARK: Build

  /// The time limit for omitting files one at a time: a project that takes longer needs the missing
  /// code.
  private static let patience = Duration.seconds(90)
  /// The minimum time for one build, in seconds.
  private static let leastSeconds = 30.0

  /// Stages and builds; files without widgets that do not compile are left out while that helps.
  private func build(
    _ first: StagingPlan, _ state: inout State
  ) throws(ProjectError) -> KeptPlan {
    var plan = first
    var causes: [SourceDiagnostic] = []
    var deadline: ContinuousClock.Instant?
    while true {
      var report = survey(plan)
      // The package manager spends minutes on an expression for which a separate type-check allows
      // seconds.
      var omissions: PlanIsolation.Omissions?
      if isolates(state), try isolate(&plan, &state, &report, &omissions) {
        return KeptPlan(plan: plan, report: report, omissions: omissions)
      }
      let end = deadline ?? ContinuousClock.now + TargetWork.patience * MachineLoad.delay
      deadline = end
      let left = end - ContinuousClock.now
      guard
        case .failed(let diagnostics, let text) = try stageAndBuild(
          plan, timeout: max(left / .seconds(1), TargetWork.leastSeconds * MachineLoad.delay))
      else { return KeptPlan(plan: plan, report: report) }
      if causes.isEmpty { causes = diagnostics }
      guard ContinuousClock.now < end, leaveOut(diagnostics, of: plan, &state) else {
        report.outcome = .failed
        report.errors = explain(diagnostics, causes, state.exclusions, text)
        return KeptPlan(plan: plan, report: report)
      }
      plan = try self.plan(state)
    }
  }

  /// Writes a plan and builds its program.
  ///
  /// - Throws: `ProjectError` when it cannot be staged, or the package manager cannot be started.
  func stageAndBuild(
    _ plan: StagingPlan, timeout: Double = PackageBuilder.mostSecondsOfProject * MachineLoad.delay
  ) throws(ProjectError) -> PackageBuilder.Outcome {
    guard plan.modules.contains(where: { !$0.files.isEmpty }) else {
      throw ProjectError("the target has no sources", file: model.file, object: target.name)
    }
    let lock = try builder.lock()
    defer { withExtendedLifetime(lock) {} }
    let staged = StagedFolder(folder)
    if !run.options.keepsStaging || !ProjectFiles.exists(folder.appending(path: "Package.swift")) {
      try staged.write(plan, vitrine: run.options.vitrine)
    }
    let outcome = try builder.build(
      .product(plan.program?.name ?? target.moduleName), origins: staged.origins(plan),
      timeout: timeout)
    // When other runs can build again, a program of the same name replaces it.
    if case .built = outcome {
      try place.assemble(bundles: bundleNames)
      EditPlan(folder).keep(builder.plan, of: plan)
    }
    return outcome
  }

  private var builder: PackageBuilder {
    PackageBuilder(
      folder: folder, vitrine: run.options.vitrine, toolchain: run.toolchain,
      progress: run.progress)
  }

  /// Omits pieces of code around errors; returns whether the report is complete: the rest was
  /// built, or the report names the missing requirements.
  ///
  /// - Parameter plan: what to build; afterwards without the pieces.
  private func isolate(
    _ plan: inout StagingPlan, _ state: inout State, _ report: inout TargetReport,
    _ omissions: inout PlanIsolation.Omissions?
  ) throws(ProjectError) -> Bool {
    guard isolates(state) else { return false }
    let isolation = PlanIsolation(
      folder: folder.appending(path: "isolation"), staged: StagedFolder(folder), builder: builder,
      version: run.version, memory: run.memory)
    var result = try isolation.run(plan)
    var lost: [BuildExplanation] = []
    for _ in 0..<RemainingPreviews.mostAttempts {
      guard let remaining = try RemainingPreviews(plan, result, of: model) else { break }
      lost += remaining.lost
      let count = remaining.lost.count
      run.progress(
        "\(target.name): without the previews of \(count.counted("file"))")
      plan.target = remaining.target
      result = try isolation.run(plan)
    }
    report.note(result.notes)
    if let failure = result.failure {
      if failure.reason.isOfNeed {
        report.outcome = .failed
        report.errors = [absent(plan, result)]
        return true
      }
      run.progress(
        (["\(failure.module): isolation ended early (\(failure.reason.rawValue))"]
          + result.unexplained.prefix(3)).joined(separator: "\n  "))
    } else {
      let known = result.notes.count
      switch try build(&result, isolation) {
      case .built:
        report.note(result.notes.dropFirst(known))
        state.isolation = .done
        report.absent += AbsentCode(plan, root: model.root).lost(in: result, name: name) + lost
        report.note(
          result.lost.map {
            TargetReport.Lost($0.declaration, file: name($0.file.path), reason: $0.reason)
          })
        (plan, omissions) = (result.plan, result.omissions)
        report.leftOutPlaces = result.places.map { place in
          var place = place
          place.file = name(place.file)
          return place
        }
        return true
      case .failed where !result.entryTypes.isEmpty:
        report.outcome = .failed
        report.errors = [absent(plan, result)]
        return true
      case .failed(let diagnostics, let text):
        let first = diagnostics.first ?? CompilerOutput.fault(text)
        run.progress("\(target.name): what is left does not build: \(first.message)")
      }
    }
    state.isolation = .failed
    return false
  }

  private func absent(_ plan: StagingPlan, _ result: PlanIsolation.Result) -> BuildExplanation {
    AbsentCode(plan, root: model.root).explanation(of: result, in: model.file.path)
  }

  /// Leaves out files that prevent a plan from building; returns whether that can help.
  private func leaveOut(
    _ diagnostics: [SourceDiagnostic], of plan: StagingPlan, _ state: inout State
  ) -> Bool {
    let further = Exclusions.next(diagnostics, plan: plan, known: state.exclusions)
    guard !further.isEmpty, !run.options.keepsStaging else { return false }
    run.progress("leaving out \(further.keys.map { name($0) }.sorted().joined(separator: ", "))")
    state.exclusions.merge(further) { old, _ in old }
    return true
  }

  private func explain(
    _ diagnostics: [SourceDiagnostic], _ causes: [SourceDiagnostic], _ leftOut: [String: String],
    _ text: String
  ) -> [BuildExplanation] {
    var declarations: [String: String] = [:]
    for file in leftOut.keys {
      guard let text = try? ProjectFiles.text(URL(filePath: file)) else { continue }
      for name in SourceOutline.of(text).declaredNames {
        declarations[name] = declarations[name] ?? file
      }
    }
    // A name whose file was left out is missing for the reason that the file was left out.
    let roots = causes.filter { diagnostic in
      guard let name = diagnostic.missing?.name else { return true }
      return declarations[name] == nil
    }
    let isChain = diagnostics.contains { $0.missing?.name.map { declarations[$0] != nil } == true }
    let explanations = BuildExplanation.make(
      isChain && !roots.isEmpty ? roots : diagnostics, leftOut: leftOut,
      declarations: declarations)
    guard explanations.isEmpty else { return explanations }
    return [
      BuildExplanation(
        file: folder.path, line: 1, message: CompilerOutput.fault(text).message,
        hint: "run 'swift build' in the folder")
    ]
  }

  func names(_ plan: StagingPlan) -> SourceNames {
    SourceNames(plan, StagedFolder(folder), root: model.root)
  }

  private func name(_ file: String) -> String {
    URL(filePath: file).path(from: model.root)
  }
}
