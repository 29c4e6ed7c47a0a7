import Foundation
import VitrineIsolation
import VitrineProcess

extension TargetWork {
  /// The time limit for omitting files one at a time: a project that takes longer needs the missing
  /// code.
  private static let patience = Duration.seconds(90)
  /// The minimum time for one build, in seconds.
  private static let leastSeconds = 30.0

  /// Stages and builds; files without widgets that do not compile are left out while that helps.
  func build(
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

  func name(_ file: String) -> String {
    URL(filePath: file).path(from: model.root)
  }
}
