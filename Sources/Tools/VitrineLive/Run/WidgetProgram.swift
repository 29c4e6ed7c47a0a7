import Vitrine
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A built program of widgets.
struct WidgetProgram: Sendable {
  /// The path of its file.
  var path: String
  /// The path of the folder for its widgets' data.
  let data: String
  /// The arguments of every run, such as the resources of an app.
  var arguments: [String] = []
  /// The time limit for one evaluation of a widget, in seconds: with the backtrace and the build, a
  /// person hears of a widget that hangs within 12.
  var timeout = 8.0
  /// The folder of the program, which is deleted after its last use.
  var place: ProgramPlace?
  /// The toolchain that built it, with the sandbox to run it in; `nil` runs it without a sandbox.
  var toolchain: Toolchain?
  /// Whether it consists of previews.
  var showsPreviews = false
  /// The name of the app that its widgets belong to; `nil` if it is unknown.
  var appName: String?
  /// What it lacks of its sources.
  var omitted = OmittedCode()

  /// The job of one run.
  enum Work: Hashable, Sendable {
    /// Archives widgets; all of them if there are no kinds.
    case archive(kinds: [String])
    /// Archives previews.
    case previews
    /// Runs an intent, then archives widgets.
    case perform(Action.Intent, kinds: [String])
    /// Decodes the notification in a file, then archives the Live Activity that it changes.
    case push(file: String, kind: String?)

    fileprivate var words: [String] {
      switch self {
      case .archive(let kinds): ["archive"] + Work.options(kinds)
      // Beside widgets: these have the configuration that no preview may have.
      case .previews: ["previews", "--with-previews"]
      case .perform(let intent, let kinds):
        ["perform", intent.type, "--parameters", Work.text(intent.parameters)]
          + Work.options(kinds)
      case .push(let file, let kind): ["push", file] + Work.options(kind.map { [$0] } ?? [])
      }
    }

    fileprivate static func options(_ kinds: [String]) -> [String] {
      kinds.flatMap { ["--widget", $0] }
    }

    private static func text(_ parameters: [String: JSONValue]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = (try? encoder.encode(JSONValue.object(parameters))) ?? Data("{}".utf8)
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Lists the program's declarations.
  ///
  /// - Parameters:
  ///   - kinds: the widgets to list; all of them if there are none.
  ///   - families: those whose parameters to list; all of the widget's if there are none.
  ///   - evaluation: the conditions, whose language and configuration the listing has.
  /// - Throws: `LiveError` when the program ends without printing them.
  func list(
    kinds: [String] = [], in families: [WidgetFamily] = [],
    as evaluation: Evaluation = Evaluation(), _ cancellation: Cancellation
  ) throws(LiveError) -> ProgramListing {
    let words = Work.options(kinds) + families.flatMap { ["--family", $0.rawValue] }
    return try run(["list"] + words, into: [], evaluation, cancellation)
  }

  /// Writes archives into a folder.
  ///
  /// - Parameter input: ends once the program's module is linked; `nil` if it is.
  /// - Throws: `LiveError` when nothing could be archived.
  func make(
    _ work: Work, into folder: String, _ evaluation: Evaluation, _ cancellation: Cancellation,
    input: HeldInput? = nil
  ) throws(LiveError) -> ProgramReport {
    try run(work.words + ["-o", folder], into: [folder], evaluation, cancellation, input)
  }

  private func run<Value: Decodable>(
    _ words: [String], into folders: [String], _ evaluation: Evaluation,
    _ cancellation: Cancellation, _ input: HeldInput? = nil
  ) throws(LiveError) -> Value {
    let home = try toolchain?.sandbox.map { _ throws(LiveError) in
      try ScratchFolder(named: "home")
    }
    let process = ChildProcess(
      path,
      words + ["--json", "--data", data, "--timeout", "\(timeout)"] + arguments
        + evaluation.words,
      environment: environment(awaitsModule: input != nil),
      rules: home.flatMap { rules(home: $0.path, writing: [data] + folders) }, timeout: 900)
    let result = try wanted(cancellation) { () throws(ToolError) in
      try process.run(as: "the widgets' program", cancellation, input: input)
    }
    if result.status == WidgetProgram.statusIncomplete, place?.isInParts == true {
      throw .notLoaded
    }
    return try wanted(cancellation) { () throws(ToolError) in try result.answer() }
  }

  private func environment(awaitsModule: Bool) -> [String: String] {
    if place?.isInParts == true { return awaitsModule ? [WidgetProgram.awaitsModule: "1"] : [:] }
    return ProgramReport.environment
  }

  /// The variable that lets a program wait for its module until its input ends, as the runtime in
  /// each program names it.
  static let awaitsModule = "VITRINE_AWAITS_MODULE"
  /// The exit status of a program whose module cannot be loaded, as the runtime in each program has
  /// it.
  static let statusIncomplete: Int32 = 127

  private func rules(home: String, writing folders: [String]) -> SandboxRules? {
    guard let toolchain else { return nil }
    return toolchain.sandbox?.rules(
      for: .program, toolchain: toolchain, writing: folders,
      reading: [FileWriter.folder(of: path), toolchain.cache], home: home)
  }
}

extension LiveError {
  /// The error of work that a change superseded.
  package static let overtaken = LiveError("the work was superseded by a change")
  /// The error of a program whose module needs names that it was not linked with.
  static let notLoaded = LiveError("the program cannot be loaded")
  /// The error of a build that was ended because nobody waits for it.
  static let cancelled = LiveError("the build was cancelled", hint: "build again")
}
