import Vitrine
import VitrineArguments
import VitrineLive
import VitrineMCP
import VitrinePlatform
import VitrineProcess
import VitrineSnapshot

extension AgentTools {
  /// `verify_goldens`.
  static func verifyGoldens(_ session: AgentSession) -> Tool {
    Tool(
      "verify_goldens", title: "Verify goldens",
      "Draws the project's goldens again, and reports which changed, are missing or "
        + "cannot be drawn. With record it writes those instead: only if the change is intended.",
      .init(isReadOnly: false, isIdempotent: true),
      parameters: [
        CallParameter("patterns", .array(.string), "Which goldens; default: all"),
        CallParameter(
          "record", .choice([RecordMode.missing, .failed].map(\.rawValue)),
          "Write goldens that are missing, or also those that changed"),
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter("total", .integer(0...1_000_000), "How many there are", isRequired: true),
        CallParameter(
          "results", .array(.object(result)), "Those that are not identical", isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let source = try session.source()
      let report = try GoldenProcess(source, arguments).run(call)
      if let text = report.emptinessText { throw CallFault(text) }
      let lines = report.results.map(\.line)
      let text = LimitedText(
        ([TextReport(report, hasColor: false).summary] + lines).joined(separator: "\n"),
        lines: arguments.lines, advice: "call again with a larger max_lines, or with patterns")
      return ToolResult(
        [.text(text.text)],
        [
          "total": .number(Double(report.total)),
          "results": .array(report.results.prefix(arguments.lines).map(\.json)),
          "left_off": text.leftOffValue,
        ])
    }
  }

  private static let result: [CallParameter] = [
    CallParameter("name", .string, "Its name", isRequired: true),
    CallParameter(
      "outcome", .choice(GoldenResult.Outcome.allCases.map(\.rawValue)), "The result",
      isRequired: true),
    CallParameter("summary", .string, "What differs, or is wrong", isRequired: true),
    CallParameter("changes", .array(.string), "Views that changed", isRequired: true),
    CallParameter("place", .string, "The file and the line"),
  ]
}

/// `vitrine verify` in a separate process, which builds as it would on a command line.
private struct GoldenProcess {
  private let folder: String
  private let words: [String]
  /// The file for the results.
  private let file: String

  init(_ source: LiveSource, _ arguments: CallArguments) {
    folder = GoldenProcess.project(of: source)
    file = folder + "/.vitrine/verified-\(getpid()).json"
    var words = ["verify", "--quiet", "--json", file]
    switch source {
    case .package(let path), .project(let path): words += ["--package", path]
    case .archives: break
    }
    if let record = arguments.string("record") { words += ["--record", record] }
    let patterns = arguments.strings("patterns")
    if !patterns.isEmpty { words += ["--"] + patterns }
    self.words = words
  }

  /// The folder that holds the goldens: for archives that are goldens, the one above theirs.
  private static func project(of source: LiveSource) -> String {
    let area = FileWriter.folder(of: source.folder)
    let isArea = PathName.last(of: area) == ArchiveFolder.goldens.name
    return isArea ? FileWriter.folder(of: area) : source.folder
  }

  /// - Throws: `CallFault` with the output of the process if it wrote no results.
  func run(_ call: ToolCall) throws(CallFault) -> RunReport {
    guard let program = SystemFiles.ownProgram.flatMap(FileReader.resolved) else {
      throw CallFault("the program of this server was not found")
    }
    defer { unlink(file.fileBytes) }
    let cancellation = Cancellation()
    call.whenCancelled { cancellation.cancel() }
    defer { call.whenCancelled(nil) }
    let result: ChildProcess.Result
    do throws(ToolError) {
      result = try ChildProcess(program, words, folder: folder).run(
        as: "'vitrine verify'", cancellation)
    } catch {
      throw CallFault(error.message, hint: error.hint)
    }
    do {
      return try ReportFile.read(try FileReader.read(file, limit: 64 << 20))
    } catch {
      throw GoldenProcess.fault(String(decoding: result.errors, as: UTF8.self))
    }
  }

  /// Returns what a command has said as a message and a hint, without the words for a terminal.
  private static func fault(_ said: String) -> CallFault {
    let (error, hint) = ("error: ", "hint: ")
    let lines = said.split(separator: "\n")
    let message = lines.filter { !$0.hasPrefix(hint) }.map {
      $0.hasPrefix(error) ? $0.dropFirst(error.count) : $0
    }
    let advice = lines.last { $0.hasPrefix(hint) }?.dropFirst(hint.count)
    return CallFault(
      message.isEmpty ? "nothing was verified" : message.joined(separator: "\n"),
      hint: advice.map(String.init))
  }
}

extension GoldenResult {
  fileprivate var line: String {
    let place = place.map { " at \($0.file):\($0.line)" } ?? ""
    return ([name + ": \(outcome.rawValue) \(summary)\(place)"] + details().map { "  \($0)" })
      .joined(separator: "\n")
  }

  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "name": .string(name), "outcome": .string(outcome.rawValue), "summary": .string(summary),
      "changes": .array(details().map(JSONValue.string)),
    ]
    fields["place"] = place.map { .string("\($0.file):\($0.line)") }
    return .object(fields)
  }
}
