import Vitrine
import VitrinePlatform
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds an Xcode project with `vitrine-xcode`, which is next to this program.
///
/// It is a separate process, because it needs all of Foundation, whose loading would slow the start
/// of every command.
struct ProjectBuilder: ProgramBuilder {
  private let project: String
  private let folder: String
  private let data: String?
  private let target: String?
  private let choice: SandboxChoice
  private let toolchain: Toolchain
  private let knownOmissions = KnownOmissions()

  init(
    _ project: String, folder: String, data: String?, target: String?, _ choice: SandboxChoice
  ) throws(LiveError) {
    (self.project, self.folder, self.data, self.target) = (project, folder, data, target)
    self.choice = choice
    toolchain = try .find(choice.sandbox(ofProject: folder))
  }

  func build(
    changed: Set<String>?, _ cancellation: Cancellation, progress: @escaping (String) -> Void,
    starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    let began = SystemClock.now
    let run = try run(cancellation, progress)
    let reports = try? JSONDecoder().decode([Report].self, from: Data(run.output))
    guard let reports, let report = reports.first else { throw ProjectBuilder.fault(run) }
    guard reports.count == 1 else {
      throw LiveError(
        "the project has \(reports.count) targets with widgets",
        hint: "choose one with --target: " + Suggestion.list(reports.map(\.target)))
    }
    let diagnostics = report.errors.map { error in
      let message = error.message + (error.hint.map { " (\($0))" } ?? "")
      return SourceDiagnostic(file: path(of: error.file), line: error.line, message: message)
    }
    let omissions = knownOmissions.others(in: report.leftOutPlaces ?? []).map { place in
      SourceDiagnostic(file: path(of: place.file), line: place.line, message: place.reason)
    }
    let result = BuildResult(
      isSuccessful: report.program != nil && omissions.isEmpty,
      diagnostics: diagnostics + omissions, seconds: SystemClock.now - began, method: .xcode)
    guard result.isSuccessful, let program = report.program else { return (result, nil) }
    // The report's arguments come first, so that the caller's folder takes precedence.
    var words = report.programArguments ?? []
    if let place = words.firstIndex(of: "--data"), place + 1 < words.count {
      words.removeSubrange(place...(place + 1))
    }
    let standard = FileWriter.folder(of: FileWriter.folder(of: program)) + "/data"
    let place = try ProgramPlace(linking: program, beside: FileWriter.folder(of: program))
    return (
      result,
      WidgetProgram(
        path: place.program, data: data ?? standard, arguments: words, place: place,
        toolchain: toolchain)
    )
  }

  /// The path of a file that the companion names relative to the project's folder.
  private func path(of file: String) -> String {
    file.hasPrefix("/") ? file : folder + "/" + file
  }

  private func run(
    _ cancellation: Cancellation, _ progress: @escaping (String) -> Void
  ) throws(LiveError) -> ChildProcess.Result {
    let own = FileReader.resolved("/proc/self/exe").map(FileWriter.folder) ?? "."
    let program = own + "/vitrine-xcode"
    guard FileReader.resolved(program) != nil else {
      throw LiveError(
        "the program 'vitrine-xcode' is not next to 'vitrine'",
        hint: SwiftParts.hint)
    }
    let process = ChildProcess(
      program,
      [project, "--build-only", "--json"] + (target.map { ["--target", $0] } ?? []) + choice.words,
      folder: folder)
    return try wanted(cancellation) { () throws(ToolError) in
      try process.run(as: "'vitrine-xcode'", cancellation, onLine: Toolchain.steps(progress))
    }
  }

  /// The part of the companion's report that this type reads.
  private struct Report: Decodable {
    var target: String
    var program: String?
    var programArguments: [String]?
    var errors: [BuildExplanation]
    var leftOutPlaces: [KnownOmissions.Place]?
  }

  /// A diagnostic of the companion, in one line of JSON.
  private struct Fault: Decodable {
    var severity: String
    var message: String
    var hint: String?
  }

  /// The exit status of the companion for a project without widgets.
  package static let emptyStatus: Int32 = 6

  /// Returns the companion's error if it wrote no report.
  private static func fault(_ run: ChildProcess.Result) -> LiveError {
    let lines = run.errors.split(separator: UInt8(ascii: "\n"))
    for line in lines {
      if let fault = try? JSONDecoder().decode(Fault.self, from: Data(line)),
        fault.severity == "error"
      {
        var error = LiveError(fault.message, hint: fault.hint)
        error.foundNothing = run.status == ProjectBuilder.emptyStatus
        return error
      }
    }
    let text = lines.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains("error") }
    return LiveError(text ?? "the project cannot be built")
  }
}
