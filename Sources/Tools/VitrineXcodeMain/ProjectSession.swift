import Foundation
import VitrineCommandLine
import VitrineDevices
import VitrinePictures
import VitrineProcess
import VitrineServices
import VitrineXcode

/// The work of `vitrine xcode`.
struct ProjectSession {
  private let command: ProjectOptions
  private let console: Console
  let project: ProjectRun
  private let progress: ProjectProgress
  /// What the gallery said of the target that is drawn.
  private let drawing: DrawingProblems

  init(_ command: ProjectOptions, _ console: Console) throws(CommandError) {
    (self.command, self.console) = (command, console)
    if let output = command.output { try OutputFiles.checkIsWritable(output) }
    var toolchain: Toolchain
    do throws(ToolError) {
      toolchain = try Toolchain.find(readsVersion: true)
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
    guard let vitrine = PackageFolder.find().map({ URL(filePath: $0) }) else {
      throw .usage(
        "Vitrine's package was not found", hint: "set \(PackageFolder.variable) to its folder")
    }
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let options = ProjectRun.Options(
      command, workplace: here.appending(path: ".vitrine"), vitrine: vitrine)
    toolchain.sandbox = ProjectSession.sandbox(command, options, toolchain)
    console.reportGap(command.sandbox)
    let places = [options.workplace.path, toolchain.cache] + (command.output.map { [$0] } ?? [])
    toolchain.sandbox?.enter(
      toolchain, writing: places + (command.initializes ? [here.path] : []),
      home: options.workplace.path + "/home")
    let progress = ProjectProgress(console, isQuiet: command.isQuiet || command.isJSON)
    let drawing = DrawingProblems()
    (self.progress, self.drawing) = (progress, drawing)
    let selection = command.previews
    project = ProjectRun(options, toolchain: toolchain) { line in
      progress.show(line)
    } draw: { pictures in
      var gallery = ProjectGallery(of: pictures)
      gallery.screens = selection.map { ScreenPictures.all($0.request.completed) }
      gallery.axes = command.request.axes
      if let selection { gallery.title = selection.title }
      return drawing.draw(gallery, of: pictures, console)
    }
  }

  /// The sandbox of a project, or `nil` for a trusted one.
  ///
  /// Preparing the shared modules runs no code of a project.
  private static func sandbox(
    _ command: ProjectOptions, _ options: ProjectRun.Options, _ toolchain: Toolchain
  ) -> Sandbox? {
    guard !command.prepares else { return nil }
    var sandbox = command.sandbox.sandbox(ofProject: ProjectFiles.folder(of: options.project).path)
    sandbox?.read(
      [options.vitrine.path, options.workplace.path, toolchain.cache]
        + options.packages.map(\.path))
    return sandbox
  }

  func run() throws(CommandError) -> ExitCode {
    if command.answersEdits { return try ProjectServing(self, console).run() }
    do throws(ProjectError) {
      if command.prepares { return try prepare() }
      if command.cleans { return try clean() }
      let model = try read()
      if command.initializes { return try initialize(model) }
      if command.buildsOnly { return try draw(model, into: URL(filePath: ".")) }
      guard let output = command.output else { return try list(model) }
      return try draw(model, into: URL(filePath: output))
    } catch {
      throw .project(error)
    }
  }

  func read() throws(ProjectError) -> ProjectModel {
    var reading = ProjectReader.Options()
    reading.isOfPreviews = project.options.goal == .previews
    reading.platform = project.options.platform
    return try ProjectReader.read(project.options.project, options: reading)
  }

  // MARK: Prepare

  private func prepare() throws(ProjectError) -> ExitCode {
    let preparation = ModulePreparation(
      project.toolchain, vitrine: project.options.vitrine, progress: project.progress)
    let folder = try preparation.run()
    console.say("the modules are in \(folder.path)")
    return .done
  }

  // MARK: Clean

  private func clean() throws(ProjectError) -> ExitCode {
    let removed = try project.folders.clean(progress: project.progress)
    for folder in removed { console.say("removed \(folder.path)") }
    if removed.isEmpty { console.say("nothing is kept for \(project.options.project.path)") }
    return .done
  }

  // MARK: List

  private func list(_ model: ProjectModel) throws(ProjectError) -> ExitCode {
    let reports = try project.survey(model)
    try show(reports)
    guard reports.contains(where: { !$0.widgets.isEmpty }) else {
      guard command.previews == nil else { return .done }
      console.report(ReportedDiagnostic(.error, "no target declares widgets"))
      return .empty
    }
    return .done
  }

  private func show(_ reports: [TargetReport]) throws(ProjectError) {
    do throws(CommandError) {
      if command.isJSON {
        try console.printJSON(reports)
      } else {
        for report in reports { try console.print(ProjectText.table(report)) }
      }
    } catch {
      // Whoever reads the results has seen enough.
    }
  }

  // MARK: Draw

  private func draw(_ model: ProjectModel, into output: URL) throws(ProjectError) -> ExitCode {
    let (reports, problems) = try reports(model, into: output)
    if command.isJSON { try show(reports) }
    let ending = TargetReport.ending(of: reports)
    try writeSARIF(problems, of: model, isSuccessful: ending != .failed)
    switch ending {
    case .complete: return .done
    case .inPart: return .leftOut
    case .failed: return .problems
    }
  }

  /// Builds all chosen targets, and draws them unless only programs are wanted.
  func reports(
    _ model: ProjectModel, into output: URL
  ) throws(ProjectError) -> (all: [TargetReport], problems: [ReportedDiagnostic]) {
    var reports: [TargetReport] = []
    var problems: [ReportedDiagnostic] = []
    var nothing: ProjectError?
    let targets = try project.targets(of: model)
    for target in targets {
      let place = output.appending(path: target.name)
      let lock = try project.lock(target)
      defer { withExtendedLifetime(lock) {} }
      let work = try TargetWork(project, target, of: model, output: place)
      progress.begin(target.name)
      let report: TargetReport
      if let known = work.unchanged {
        report = known
      } else {
        var plan: StagingPlan?
        do throws(ProjectError) {
          let first = try work.plan()
          plan = first
          report = try work.perform(first)
        } catch  where error.foundNothing == true {
          _ = progress.end()
          nothing = error
          continue
        } catch  where plan == nil && targets.count == 1 {
          throw error
        } catch {
          report = work.failure(plan, error)
        }
      }
      let seconds = progress.end()
      reports.append(report)
      let text = TargetText(
        report, problems: drawing.take(), seconds: seconds, log: progress.takeLog(),
        most: TargetText.mostLines / targets.count)
      text.report(on: console, isQuiet: command.isQuiet, in: place)
      problems += text.problems
    }
    if reports.isEmpty, var nothing {
      nothing.file = model.file.path
      throw nothing
    }
    return (reports, problems)
  }

  private func writeSARIF(
    _ problems: [ReportedDiagnostic], of model: ProjectModel, isSuccessful: Bool
  ) throws(ProjectError) {
    guard let file = command.sarif else { return }
    do throws(CommandError) {
      try ProblemSARIF(root: model.root.path, isSuccessful: isSuccessful)
        .write(problems, to: file)
    } catch {
      throw ProjectError("the file cannot be written", file: URL(filePath: file))
    }
  }

  // MARK: Files to keep

  private func initialize(_ model: ProjectModel) throws(ProjectError) -> ExitCode {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    var code = ExitCode.done
    for target in try project.targets(of: model) {
      let lock = try project.lock(target)
      defer { withExtendedLifetime(lock) {} }
      let work = try TargetWork(project, target, of: model, output: here)
      let plan = try work.plan()
      progress.begin(target.name)
      let kept = try work.keep(plan)
      let seconds = progress.end()
      guard kept.report.errors.isEmpty else {
        for error in kept.report.errors { console.report(ReportedDiagnostic(error)) }
        console.say("\(target.name): nothing is written, because it cannot be built")
        code = .problems
        continue
      }
      try write(kept, of: target, into: here)
      TargetText(kept.report, problems: [], seconds: seconds, log: [], most: TargetText.mostLines)
        .reportLeftOut(on: console)
    }
    return code
  }

  private func write(
    _ kept: KeptPlan, of target: ProjectTarget, into folder: URL
  ) throws(ProjectError) {
    let files = KeptFiles(run: project, folder: folder)
    for file in try files.write(target, kept) { console.say("wrote \(file)") }
    guard !files.knowsFamilies(of: target) else { return }
    console.report(
      ReportedDiagnostic(
        .warning, "the matrix does not name the families of widgets, which are not known yet",
        hint: "draw the project once ('-o pictures'), remove the matrix, and use '--init' again",
        file: "Golden/\(target.name)/matrix.json"))
  }
}

extension CommandError {
  /// A fault of a project.
  fileprivate static func project(_ error: ProjectError) -> CommandError {
    let object = error.object.map { "\($0): " } ?? ""
    let place = error.file + (error.line.map { ":\($0)" } ?? "")
    return .failed(
      ReportedDiagnostic(.error, object + error.message, hint: error.hint, file: place),
      error.foundNothing == true ? .empty : .unusable)
  }
}

extension ProjectGallery {
  /// The pictures of a target, with what is said on them.
  init(of pictures: ProjectRun.Pictures) {
    self.init(widgets: pictures.widgets.map(\.path), folder: pictures.output.path)
    (previews, device) = (
      pictures.previews.map { $0.map(\.path) }, pictures.device.flatMap(Device.named)
    )
    samples = pictures.samples.map(\.path)
    appName = pictures.appName
    notes = pictures.reached.map { reached in
      PictureNote(
        kind: reached.widget, family: reached.family, state: RenderState(asked: reached.state),
        text: "code is left out")
    }
    notes += pictures.replaced.map { replaced in
      PictureNote(
        kind: replaced.kind, family: replaced.family, state: RenderState(asked: replaced.state),
        text: "\(replaced.by) shown")
    }
  }
}

extension RenderState {
  /// The state of pictures of what a widget was asked for; `nil` for all.
  fileprivate init?(asked state: String) {
    switch state {
    case "placeholder": self = .placeholder
    case "snapshot": self = .preview
    case "timeline": self = .entry
    default: return nil
    }
  }
}
