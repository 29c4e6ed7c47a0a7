import Foundation
import VitrineCoding
import VitrineProcess

// The work after a build: archives and pictures.
extension TargetWork {
  /// The folder of the program and its resources.
  var place: RunPlace {
    RunPlace(
      folder: folder.appending(path: "run"), target: target, toolchain: run.toolchain,
      vitrine: run.options.vitrine, project: model.file)
  }

  /// A report with the program and its arguments.
  func named(_ report: TargetReport) -> TargetReport {
    var report = report
    report.program = place.program.path
    report.programArguments = place.words(data: data) + arguments
    report.omissions = leftOut.path
    report.appName = model.appName(of: target)
    report.outcome = .built
    return report
  }

  private var data: URL { folder.appending(path: "data") }
  private var arguments: [String] {
    run.options.archiveArguments + run.archiveArguments(of: target) + target.previewArguments
      + (target.goal == .widgets ? ["--samples", model.samples.path] : [])
      + ["--left-out", leftOut.path]
  }

  /// The file with what the program lacks.
  private var leftOut: URL { place.folder.appending(path: "left-out.json") }

  /// Writes what a program lacks beside it.
  ///
  /// - Throws: `ProjectError` when nothing can be written there.
  func tell(_ code: OmittedCode) throws(ProjectError) {
    do throws(ToolError) {
      try code.write(to: leftOut.path)
    } catch {
      throw ProjectError(error, file: leftOut)
    }
  }

  func archive(_ plan: StagingPlan, _ report: inout TargetReport) throws(ProjectError) {
    let program = place.program
    guard !run.options.buildsOnly else {
      report = named(report)
      return
    }
    run.progress("archiving \(target.name)")
    let archives = folder.appending(path: "archives")
    try? FileManager.default.removeItem(at: archives)
    var result = try place.archive(
      program, into: archives, data: data, arguments: arguments + (run.options.runs.first ?? []))
    for (index, further) in run.options.runs.enumerated().dropFirst() {
      result.add(
        try place.archive(
          program, into: archives.appending(path: "\(index + 1)"), data: data,
          arguments: arguments + further))
    }
    report.warnings = result.warnings
    report.faults = result.faults
    let names = names(plan)
    report.note(result.reached)
    report.note(result.problems, names)
    // A widget that cannot be archived does not affect the others.
    report.errors = report.absent
    let shown = target.goal == .previews ? result.previews.flatMap(\.self) : result.archives
    report.archives = shown.map(\.path)
    report.output = output.path
    guard !shown.isEmpty else {
      report.outcome = .failed
      return
    }
    run.progress("drawing \(shown.count.counted("archive"))")
    report.replaced = result.replaced
    let areDrawn = run.draw(
      ProjectRun.Pictures(
        widgets: result.archives, previews: result.previews,
        samples: result.archives.compactMap { PlaceholderSample(of: $0).write() }, output: output,
        device: run.device(of: target), goal: target.goal,
        reached: report.reached, replaced: result.replaced,
        names: names, appName: model.appName(of: target)))
    guard areDrawn, result.hasAll, report.absent.isEmpty else {
      report.outcome = .failed
      return
    }
    report.outcome = report.isWhole ? .drawn : .drawnInPart
  }

  /// Names of the resource bundles of package targets.
  var bundleNames: [String] {
    let sources = folder.appending(path: "Sources")
    return ProjectFiles.names(sources).map { "\(target.name)_\($0).resources" }
  }
}
