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

  func isolates(_ state: State) -> Bool {
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
}
