import Foundation
import VitrineCoding
import VitrineProcess

/// Files that a project keeps so that its widgets are built and compared without this command.
package struct KeptFiles {
  private let run: ProjectRun
  private let folder: URL

  /// Files below a folder of the project.
  package init(run: ProjectRun, folder: URL) { (self.run, self.folder) = (run, folder) }

  /// Writes a package, a matrix of goldens and a workflow; existing ones are kept.
  ///
  /// - Returns: the paths of the files that were written.
  /// - Throws: `ProjectError` when files cannot be written.
  package func write(
    _ target: ProjectTarget, _ kept: KeptPlan
  ) throws(ProjectError) -> [String] {
    let plan = kept.plan
    let name = plan.program?.name ?? target.moduleName
    let place = "Vitrine/\(target.name)"
    let package = StagedFolder(
      folder.appending(path: place), isKept: true, remains: isOfProject)
    try package.write(plan, vitrine: run.options.vitrine, leftOut: kept.report.leftOutLines)
    var written = plan.modules.flatMap { module in
      module.files.keys.map { "\(place)/Sources/\(module.name)/\($0)" }
    }
    written.append("\(place)/Package.swift")
    written += try package.writeResources(target).map { "\(place)/\($0)" }
    for (path, text) in [
      ("Golden/\(target.name)/matrix.json", matrix(of: target).text),
      (".github/workflows/widgets-\(name).yml", workflow(place, name, target)),
    ] where try write(text, to: path) {
      written.append(path)
    }
    return written.sorted()
  }

  /// Whether a file is part of the project, so that another machine has it: neither a package from
  /// elsewhere nor one that was fetched.
  private func isOfProject(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.path
    let isIn = { (folder: URL) in path.hasPrefix(folder.standardizedFileURL.path + "/") }
    return !isIn(run.options.workplace)
      && (isIn(folder) || isIn(ProjectFiles.folder(of: run.options.project)))
  }

  /// Whether the widgets of a target are known because they were drawn: then their families are
  /// kept.
  package func knowsFamilies(of target: ProjectTarget) -> Bool { matrix(of: target).cases != nil }

  private func matrix(of target: ProjectTarget) -> KeptMatrix {
    KeptMatrix(
      archives: run.folder(of: target).appending(path: "archives"), design: run.options.design)
  }

  private func write(_ text: String, to path: String) throws(ProjectError) -> Bool {
    let file = folder.appending(path: path)
    guard !ProjectFiles.exists(file) else { return false }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return true
    } catch {
      throw ProjectError("the file cannot be written: \(error.localizedDescription)", file: file)
    }
  }

  /// The conditions under which the widgets are drawn, and the deployment target, on which the margins
  /// of a widget without a background depend.
  private func conditions(_ target: ProjectTarget) -> String {
    (run.options.archiveArguments + run.archiveArguments(of: target))
      .map { " " + ShellWord.quoted($0) }.joined()
  }

  private func workflow(_ place: String, _ name: String, _ target: ProjectTarget) -> String {
    """
    # Archives the widgets and compares their pictures with those of the repository. To record these, run
    # the line that archives and 'vitrine verify --record missing', then commit what they wrote.
    name: widgets
    on: [push, pull_request]
    jobs:
      widgets:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
    \(SwiftParts.workflow)
          - run: >
              swift run --package-path "\(place)" "\(name)" archive
              -o "Golden/\(target.name)" --resources "\(place)/Resources" --fresh
              --date 2026-01-01T09:41:00Z\(conditions(target))
          - run: vitrine verify --report report
          - uses: actions/upload-artifact@v4
            if: failure()
            with: { name: report, path: report }

    """
  }
}
