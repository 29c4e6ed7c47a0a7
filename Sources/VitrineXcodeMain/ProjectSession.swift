import Foundation
import Vitrine
import VitrineCLI
import VitrineXcode

/// The work of `vitrine xcode`.
struct ProjectSession {
  private let command: ProjectOptions
  private let console: Console
  private let project: ProjectRun
  private let model: ProjectModel

  init(_ command: ProjectOptions, _ console: Console) throws(CommandError) {
    (self.command, self.console) = (command, console)
    guard let toolchain = Toolchain.find() else {
      throw .usage(
        "this needs the Swift toolchain, and there is no 'swift' in PATH",
        hint: "see https://www.swift.org/install")
    }
    guard let vitrine = PackageLocation.find() else {
      throw .usage(
        "the package of Vitrine is not found", hint: "set VITRINE_PACKAGE to its folder")
    }
    let path = command.project
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    var options = ProjectRun.Options(
      project: URL(filePath: path), workplace: here.appending(path: ".vitrine"), vitrine: vitrine)
    options.targets = command.targets
    options.platform = command.platform
    options.keepsStaging = command.keepsStaging
    let isQuiet = command.isQuiet
    project = ProjectRun(options, toolchain: toolchain) { line in
      if !isQuiet { console.say(line) }
    } draw: { archives, fonts, output in
      try ProjectSession.draw(archives, fonts, output)
    }
    do throws(ProjectError) {
      var reading = ProjectReader.Options()
      reading.platform = options.platform
      model = try ProjectReader.read(options.project, options: reading)
    } catch {
      throw .project(error)
    }
  }

  func run() throws(CommandError) -> ExitCode {
    do throws(ProjectError) {
      if command.initializes { return try initialize() }
      guard let output = command.output else { return try list() }
      return try draw(into: URL(filePath: output))
    } catch {
      throw .project(error)
    }
  }

  /// Draws archives by this program's own command.
  private static func draw(_ archives: [URL], _ fonts: URL?, _ output: URL) throws -> Int32 {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: CompanionProgram.main)
    var words = ["gallery"] + archives.map(\.path) + ["-o", output.path, "--quiet"]
    if let fonts { words += ["--font-dir", fonts.path] }
    let result = try ChildProcess.run(program, words, timeout: 3600)
    FileHandle.standardError.write(result.errors)
    return result.status
  }

  // MARK: List

  private func list() throws(ProjectError) -> ExitCode {
    let reports = try project.survey(model)
    try show(reports)
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

  private func draw(into output: URL) throws(ProjectError) -> ExitCode {
    if !command.isJSON, !command.isQuiet { try show(try project.survey(model)) }
    var reports: [TargetReport] = []
    for target in try project.targets(of: model) {
      let report = try project.run(target, of: model, output: output.appending(path: target.name))
      reports.append(report)
      report.report(on: console)
    }
    if command.isJSON { try show(reports) }
    let isDone = reports.allSatisfy { $0.outcome == .drawn || $0.outcome == .unchanged }
    return isDone ? .done : .problems
  }

  // MARK: Files to keep

  private func initialize() throws(ProjectError) -> ExitCode {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    for target in try project.targets(of: model) {
      for file in try KeptFiles(run: project, folder: here).write(target, of: model) {
        console.say("wrote \(file)")
      }
    }
    return .done
  }
}

extension CommandError {
  /// A fault of a project.
  fileprivate static func project(_ error: ProjectError) -> CommandError {
    let object = error.object.map { "\($0): " } ?? ""
    let place = error.file + (error.line.map { ":\($0)" } ?? "")
    return .failed(
      ReportedDiagnostic(.error, object + error.message, hint: error.hint, file: place), .unusable)
  }
}

extension TargetReport {
  /// Says what came of the target.
  fileprivate func report(on console: Console) {
    for warning in warnings { console.report(ReportedDiagnostic(.warning, warning, file: target)) }
    for fault in faults { console.report(ReportedDiagnostic(.error, fault, file: target)) }
    for error in errors {
      let more = error.further == 0 ? "" : " (and \(error.further) more)"
      console.report(
        ReportedDiagnostic(
          .error, error.message + more, hint: error.hint, file: "\(error.file):\(error.line)"))
    }
    switch outcome {
    case .drawn: console.say("\(target): \(output ?? "")/index.html")
    case .unchanged: console.say("\(target): nothing has changed; \(output ?? "")/index.html")
    case .failed, .listed: console.say("\(target): not drawn")
    }
  }
}

/// The folder of Vitrine's package.
private enum PackageLocation {
  /// Where the environment says, or above the program.
  static func find() -> URL? {
    if let path = ProcessInfo.processInfo.environment["VITRINE_PACKAGE"] {
      return URL(filePath: path).standardizedFileURL
    }
    var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"Vitrine\"")
      {
        return folder.standardizedFileURL
      }
    }
    return nil
  }
}
