import Foundation
import VitrineSyntax

/// From a project to archives and pictures.
package struct ProjectRun {
  /// What is asked for.
  package struct Options: Sendable {
    /// The project: a file or a folder.
    package var project: URL
    /// Where staged packages, data and archives are kept.
    package var workplace: URL
    /// The folder of Vitrine's package.
    package var vitrine: URL
    /// Where pictures go; `nil` to list only.
    package var output: URL?
    /// Names of targets; empty for all with widgets.
    package var targets: [String] = []
    package var platform: ApplePlatform?
    /// Whether staged files are taken as they are, with changes that were made by hand.
    package var keepsStaging = false
    /// Whether programs are put together and not run.
    package var buildsOnly = false
    /// Arguments for the programs that widgets become.
    package var archiveArguments: [String] = []

    package init(project: URL, workplace: URL, vitrine: URL) {
      (self.project, self.workplace, self.vitrine) = (project, workplace, vitrine)
    }
  }

  /// Draws archives into a folder; the result is the exit status.
  package typealias Draw = @Sendable (_ archives: [URL], _ output: URL) throws -> Int32

  package let options: Options
  package let toolchain: Toolchain
  /// Takes lines of progress.
  package let progress: @Sendable (String) -> Void
  package let draw: Draw

  package init(
    _ options: Options, toolchain: Toolchain, progress: @escaping @Sendable (String) -> Void,
    draw: @escaping Draw
  ) {
    (self.options, self.toolchain) = (options, toolchain)
    (self.progress, self.draw) = (progress, draw)
  }

  /// The chosen targets of a project.
  ///
  /// - Throws: `ProjectError` when there are none.
  package func targets(of model: ProjectModel) throws(ProjectError) -> [ProjectTarget] {
    guard !options.targets.isEmpty else {
      guard !model.widgetTargets.isEmpty else {
        let names = model.targets.map(\.name).joined(separator: ", ")
        throw ProjectError(
          "no target of the project holds widgets", file: model.file,
          hint: names.isEmpty ? nil : "the targets are: \(names)")
      }
      return model.widgetTargets
    }
    var targets: [ProjectTarget] = []
    for name in options.targets {
      guard let target = model.target(named: name) else {
        let names = model.targets.map(\.name).joined(separator: ", ")
        throw ProjectError(
          "there is no target '\(name)'", file: model.file, hint: "the targets are: \(names)")
      }
      targets.append(target)
    }
    return targets
  }

  /// Where a target is staged, and its archives are.
  func folder(of target: ProjectTarget) -> URL {
    let name = String(
      target.name.map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "_" })
    return options.workplace.appending(path: "xcode/\(name)")
  }

  /// What is known of the targets before anything is compiled.
  ///
  /// - Throws: `ProjectError` when the project cannot be read.
  package func survey(_ model: ProjectModel) throws(ProjectError) -> [TargetReport] {
    var reports: [TargetReport] = []
    for target in try targets(of: model) { reports.append(try survey(target, of: model)) }
    return reports
  }

  /// What is known of a target before anything is compiled.
  ///
  /// - Throws: `ProjectError` when the project cannot be read.
  package func survey(
    _ target: ProjectTarget, of model: ProjectModel
  ) throws(ProjectError) -> TargetReport {
    let plan = try StagingPlanner.plan(target, of: model, toolchain: toolchain)
    return TargetReport(plan, root: model.root)
  }

  /// The report of the last run, where nothing has changed since; else `nil`.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  package func unchanged(
    _ target: ProjectTarget, of model: ProjectModel, output: URL
  ) throws(ProjectError) -> TargetReport? {
    try TargetWork(run: self, target: target, model: model, output: output).unchanged()
  }

  /// Builds, archives and draws a target.
  ///
  /// - Throws: `ProjectError` when the project cannot be read or staged.
  package func run(
    _ target: ProjectTarget, of model: ProjectModel, output: URL
  ) throws(ProjectError) -> TargetReport {
    let work = TargetWork(run: self, target: target, model: model, output: output)
    return try work.perform()
  }
}
