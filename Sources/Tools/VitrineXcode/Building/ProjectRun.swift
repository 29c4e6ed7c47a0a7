import Foundation
import VitrineFiles
import VitrineCoding
import VitrineProcess
import VitrineSyntax

/// From a project to archives and pictures.
package struct ProjectRun {
  /// The options of the run.
  package struct Options: Sendable {
    /// The project: a file or a folder.
    package var project: URL
    /// The folder of staged packages, data and archives.
    package var workplace: URL
    /// The folder of Vitrine's package.
    package var vitrine: URL
    /// Names of targets; empty for all with widgets.
    package var targets: [String] = []
    /// What is drawn of targets.
    package var goal = ProjectTarget.Goal.widgets
    package var platform: ApplePlatform?
    /// Folders with copies of packages.
    package var packages: [URL] = []
    /// Whether staged files are built unchanged, with manual edits.
    package var keepsStaging = false
    /// Whether programs are assembled and not run.
    package var buildsOnly = false
    /// Whether pieces of code are left out around errors.
    package var isolates = true
    /// Arguments for the programs that widgets become.
    package var archiveArguments: [String] = []
    /// The arguments for each run of the code; previews run once for each condition of their pictures.
    package var runs: [[String]] = [[]]
    /// Whether the project's code is restricted while it is built and while its widgets run.
    package var isSandboxed = false
    /// Whether its widgets have a network.
    package var hasNetwork = true

    package init(project: URL, workplace: URL, vitrine: URL) {
      (self.project, self.workplace, self.vitrine) = (project, workplace, vitrine)
    }
  }

  /// The part of a target to draw.
  package struct Pictures: Sendable {
    /// Archives of widgets.
    package var widgets: [URL]
    /// Archives of previews, of each run of the code.
    package var previews: [[URL]]
    /// Archives of placeholders that hold more than what their widgets show.
    package var samples: [URL]
    /// The folder of the pictures.
    package var output: URL
    /// The name of the device; `nil` for the standard one of each family.
    package var deviceName: String?
    /// What is drawn.
    package var goal = ProjectTarget.Goal.widgets
    /// The code that was left out and that widgets reached.
    package var reached: [TargetReport.Reached]
    /// States that are replaced by others.
    package var replaced: [ProgramReport.Replaced]
    /// The names of the user's files.
    package var names: SourceNames
  }

  /// Draws archives, and reports what cannot be drawn; returns whether everything was drawn.
  package typealias Draw = @Sendable (_ pictures: Pictures) -> Bool

  package let options: Options
  package let toolchain: Toolchain
  /// A text that is equal for equal versions of Vitrine, made once: it takes the times of all
  /// sources.
  let version: String
  /// What one target found serves the others.
  let memory = IsolationMemory()
  /// Takes lines of progress.
  package let progress: @Sendable (String) -> Void
  package let draw: Draw

  package init(
    _ options: Options, toolchain: Toolchain, progress: @escaping @Sendable (String) -> Void,
    draw: @escaping Draw
  ) {
    (self.options, self.toolchain) = (options, toolchain)
    (self.progress, self.draw) = (progress, draw)
    version = Fingerprint.ofVitrine(options.vitrine)
  }

  /// The chosen targets of a project.
  ///
  /// - Throws: `ProjectError` when there are none.
  package func targets(of model: ProjectModel) throws(ProjectError) -> [ProjectTarget] {
    if options.goal == .previews { return try previewTargets(of: model) }
    guard !options.targets.isEmpty else {
      guard !model.widgetTargets.isEmpty else {
        let names = model.targets.map(\.name).joined(separator: ", ")
        let stray = model.strayWidgets.map {
          let folder = $0.deletingLastPathComponent().path(from: model.root)
          return "\($0.path(from: model.root)) declares widgets and belongs to no target; "
            + "'vitrine xcode \(folder)' draws its folder"
        }
        var error = ProjectError(
          "no target of the project contains widgets", file: model.file,
          hint: stray ?? (names.isEmpty ? nil : "the targets are: \(names)"))
        error.foundNothing = true
        throw error
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

  /// The chosen targets with previews.
  ///
  /// - Throws: `ProjectError` when there are none.
  private func previewTargets(of model: ProjectModel) throws(ProjectError) -> [ProjectTarget] {
    let all = try model.previewTargets(toolchain)
    let names = all.map(\.name)
    for name in options.targets where !names.contains(name) {
      var error = ProjectError(
        "there is no target '\(name)' with previews", file: model.file,
        hint: names.isEmpty ? nil : "there is \(Suggestion.list(names))")
      error.foundNothing = true
      throw error
    }
    guard all.isEmpty else {
      return options.targets.isEmpty ? all : all.filter { options.targets.contains($0.name) }
    }
    var error = ProjectError(
      "no target of the project has previews", file: model.file,
      hint: "a preview is a '#Preview' or a type that conforms to 'PreviewProvider'")
    error.foundNothing = true
    throw error
  }

  /// The folder of a target's staged package and archives.
  func folder(of target: ProjectTarget) -> URL {
    folders.folder(of: target.goal == .previews ? "\(target.name) previews" : target.name)
  }

  /// The folders of the project.
  package var folders: WorkFolders {
    WorkFolders(of: options.project, in: options.workplace)
  }

  /// Locks a target against other runs for the lifetime of the value.
  ///
  /// - Throws: `ProjectError` when nothing can be written into its folder.
  package func lock(_ target: ProjectTarget) throws(ProjectError) -> WorkLock {
    excludeWorkplace()
    if target.goal == .widgets, folders.adopt(target.name) {
      progress("\(target.name): what an earlier version kept is now in \(folder(of: target).path)")
    }
    return try WorkLock(folder(of: target), "is building \(target.name)", progress: progress)
  }

  /// Excludes the folder of staged packages from the repository.
  private func excludeWorkplace() {
    let parent = options.workplace.deletingLastPathComponent().path
    guard let name = try? RelativePath(options.workplace.lastPathComponent) else { return }
    HiddenFolder(FolderLocation(given: parent, below: name)).exclude()
  }

  /// Copies of packages from elsewhere.
  ///
  /// - Parameters:
  ///   - isFetching: whether packages that are not on the machine are fetched.
  ///   - findsFetched: whether those are found that were fetched before.
  func checkouts(
    for model: ProjectModel, isFetching: Bool, findsFetched: Bool = false
  ) -> PackageCheckouts {
    let fetcher = PackageFetcher(
      folders.packages, configurations: model.packageConfigurations, fetches: isFetching,
      progress: progress)
    return PackageCheckouts(
      folders: options.packages, fetcher: isFetching || findsFetched ? fetcher : nil)
  }

  /// The reports on targets before anything is compiled.
  ///
  /// - Throws: `ProjectError` when the project cannot be read.
  package func survey(_ model: ProjectModel) throws(ProjectError) -> [TargetReport] {
    var reports: [TargetReport] = []
    for target in try targets(of: model) {
      let plan = try StagingPlanner.plan(
        target, of: model, toolchain: toolchain,
        packages: .checkouts(checkouts(for: model, isFetching: false)))
      reports.append(TargetReport(plan, root: model.root))
    }
    return reports
  }
}
