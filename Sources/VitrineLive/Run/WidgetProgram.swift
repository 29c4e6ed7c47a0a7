import Vitrine
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program that widgets have become.
struct WidgetProgram: Sendable {
  /// Its file.
  let path: String
  /// Where its widgets keep their data.
  let data: String
  /// Words that every run is given, such as the resources of an app.
  var arguments: [String] = []
  /// The folder that the program is in, which goes when nobody needs it.
  var place: ProgramPlace?
  /// The toolchain that built it, with the sandbox that it runs in; `nil` runs it as it is.
  var toolchain: Toolchain?

  /// The work that every run repeats.
  enum Work: Hashable, Sendable {
    /// Archives of widgets; of all where there are no kinds.
    case archive(kinds: [String])
    /// Archives of previews.
    case previews
    /// An intent, and then archives of widgets.
    case perform(Action.Intent, kinds: [String])
    /// The notification in a file, and then the archive of the Live Activity that it changes.
    case push(file: String, kind: String?)

    fileprivate var words: [String] {
      switch self {
      case .archive(let kinds): ["archive"] + Work.options(kinds)
      case .previews: ["previews"]
      case .perform(let intent, let kinds):
        ["perform", intent.type, "--parameters", Work.text(intent.parameters)]
          + Work.options(kinds)
      case .push(let file, let kind): ["push", file] + Work.options(kind.map { [$0] } ?? [])
      }
    }

    private static func options(_ kinds: [String]) -> [String] {
      kinds.flatMap { ["--widget", $0] }
    }

    private static func text(_ parameters: [String: JSONValue]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = (try? encoder.encode(JSONValue.object(parameters))) ?? Data("{}".utf8)
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Names what the program declares.
  ///
  /// - Throws: `LiveError` when it ends without saying so.
  func list(_ cancellation: Cancellation) throws(LiveError) -> ProgramListing {
    try run(["list"], into: [], Evaluation(), cancellation)
  }

  /// Writes archives into a folder.
  ///
  /// - Throws: `LiveError` when nothing could be done at all.
  func make(
    _ work: Work, into folder: String, _ evaluation: Evaluation, _ cancellation: Cancellation
  ) throws(LiveError) -> ProgramReport {
    try run(work.words + ["-o", folder], into: [folder], evaluation, cancellation)
  }

  private func run<Value: Decodable>(
    _ words: [String], into folders: [String], _ evaluation: Evaluation,
    _ cancellation: Cancellation
  ) throws(LiveError) -> Value {
    let home = try toolchain?.sandbox.map { _ throws(LiveError) in
      try ScratchFolder(named: "home")
    }
    let process = ChildProcess(
      path, words + ["--json", "--data", data] + arguments + evaluation.words,
      rules: home.flatMap { rules(home: $0.path, writing: [data] + folders) }, timeout: 900)
    return try wanted(cancellation) { () throws(ToolError) in
      try process.answer(Value.self, cancellation)
    }
  }

  private func rules(home: String, writing folders: [String]) -> SandboxRules? {
    guard let toolchain else { return nil }
    return toolchain.sandbox?.rules(
      for: .program, toolchain: toolchain, writing: folders,
      reading: [FileWriter.folder(of: path), toolchain.cache], home: home)
  }
}

extension LiveError {
  /// The error of work that was superseded because something has changed.
  package static let overtaken = LiveError("the work was overtaken by a change")
  /// The build was ended, since nobody waits for it.
  static let cancelled = LiveError("the build was cancelled", hint: "build again")
}
