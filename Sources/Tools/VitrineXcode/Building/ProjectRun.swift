import Foundation
import VitrineFiles
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
    /// The files of the previews that are drawn; empty for all.
    package var previewFiles: [String] = []
    /// The names of the previews that are drawn; empty for all.
    package var previewNames: [String] = []
    /// The commit since which the code that previews show has changed; `nil` for all previews.
    package var changedSince: String?
    package var platform: ApplePlatform?
    /// The names of the devices for which widgets are drawn; a platform without one has a device for each family.
    package var devices: [ApplePlatform: String] = [:]
    /// The version of the system in pictures to keep, as in requests.
    package var design = ""
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
    package var device: String?
    /// What is drawn.
    package var goal = ProjectTarget.Goal.widgets
    /// The code that was left out and that widgets reached.
    package var reached: [TargetReport.Reached]
    /// States that are replaced by others.
    package var replaced: [ProgramReport.Replaced]
    /// The names of the user's files.
    package var names: SourceNames
    /// The name of the app; `nil` if it is unknown.
    package var appName: String?
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
    if options.goal == .previews {
      return try PreviewTargets(model: model, options: options, toolchain: toolchain).chosen()
    }
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
