import Vitrine
import VitrineArguments
import VitrineLive
import VitrineMCP
import VitrineProcess

extension AgentTools {
  /// `list_widgets`.
  static func listWidgets(_ session: AgentSession) -> Tool {
    Tool(
      "list_widgets", title: "List widgets",
      "Lists what can be drawn: widgets in each configuration, Live Activities, controls and "
        + "#Previews, with their ids and families. Builds first if something was saved.",
      looking, parameters: [AgentParameters.maximumLines],
      output: [
        CallParameter("widgets", .array(.object(widget)), "What can be drawn", isRequired: true),
        CallParameter("is_current", .boolean, "Whether the last build succeeded", isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      let state = live.state
      try ShownPicture.checkThereIsSomething(state)
      let (files, folder) = (CheckedPictures.files(live), try session.folder())
      let all = state.archives.widgets.map { $0.located(in: files, below: folder) }
      let shown = all.prefix(arguments.lines)
      // Those that could not be archived come first, where no limit of lines leaves them off.
      let faults = BuildReport(state, folder).faults
      let lines = faults.map { "not archived: \($0)" } + all.map(\.listing)
      let text = LimitedText(lines.joined(separator: "\n"), lines: arguments.lines)
      var heading = "\(all.count) to draw; the id comes first"
      if let build = state.build, !build.isSuccessful {
        heading = "out of date, because \(build.summary); call build for details"
      }
      return ToolResult(
        [.text(heading + "\n" + text.text)],
        [
          "widgets": .array(shown.map(\.json)), "is_current": .bool(state.isCurrent),
          "left_off": text.leftOffValue,
        ])
    }
  }

  /// `build`.
  static func build(_ session: AgentSession) -> Tool {
    Tool(
      "build", title: "Build",
      "Builds what was saved, archives every widget, and returns the compiler's messages with file, "
        + "line and column, and traps of widgets. Call it after each edit.",
      .init(isReadOnly: false, isIdempotent: true), parameters: [AgentParameters.maximumLines],
      output: [
        CallParameter("is_successful", .boolean, "Whether there are no errors", isRequired: true),
        CallParameter("seconds", .number(0...1e6), "How long it took", isRequired: true),
        CallParameter(
          "diagnostics", .array(.object(diagnostic)), "Compiler diagnostics, errors first",
          isRequired: true),
        CallParameter(
          "faults", .array(.object(fault)), "Widgets whose code trapped, threw or took too long",
          isRequired: true),
        CallParameter("widgets", .array(.string), "Ids of what can be drawn", isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let state = try session.build(call)
      if let failure = state.failure { throw CallFault(failure) }
      return BuildReport(state, try session.folder()).result(lines: arguments.lines)
    }
  }

  private static let widget: [CallParameter] = [
    CallParameter("id", .string, "Id for other tools", isRequired: true),
    CallParameter(
      "form", .choice(["widget", "liveActivity", "control", "preview"]), "What it is",
      isRequired: true),
    CallParameter("name", .string, "Name in the widget gallery"),
    CallParameter("families", .array(.string), "Values of the option family", isRequired: true),
    CallParameter("entries", .integer(0...1_000_000), "Entries of its timeline", isRequired: true),
    CallParameter("states", .integer(0...1_000_000), "Content states of a Live Activity"),
    CallParameter("file", .string, "Path of its file from the project"),
    CallParameter("line", .integer(0...1_000_000_000), "Line that declares it"),
  ]

  private static let diagnostic: [CallParameter] = [
    CallParameter(
      "file", .string, "Path from the project; empty for the build as a whole",
      isRequired: true),
    CallParameter("line", .integer(0...1_000_000_000), "Counted from 1", isRequired: true),
    CallParameter("column", .integer(0...1_000_000_000), "Counted from 1", isRequired: true),
    CallParameter(
      "severity", .choice(["error", "warning", "note"]), "Severity", isRequired: true),
    CallParameter("message", .string, "What is wrong", isRequired: true),
  ]

  private static let fault: [CallParameter] = [
    CallParameter(
      "widget", .string, "Kind of the widget, or name of the preview",
      isRequired: true),
    CallParameter("reason", .string, "Why", isRequired: true),
    CallParameter("hint", .string, "How to fix it"),
  ]
}

/// The report on a build, for a model.
private struct BuildReport {
  let state: LiveState
  let folder: String

  init(_ state: LiveState, _ folder: String) { (self.state, self.folder) = (state, folder) }

  func result(lines most: Int) -> ToolResult {
    let all = diagnostics
    var lines = all.flatMap { [$0.text] + $0.excerpt } + faults
    lines += state.warnings.map { "warning: \($0)" }
    let text = LimitedText(lines.joined(separator: "\n"), lines: most)
    let isSuccessful = state.build?.isSuccessful ?? true
    let heading = (state.build?.summary ?? "nothing to build") + "\n" + next(isSuccessful)
    return ToolResult(
      [.text(([heading] + (text.text.isEmpty ? [] : [text.text])).joined(separator: "\n"))],
      [
        "is_successful": .bool(isSuccessful),
        "seconds": .number(((state.build?.seconds ?? 0) * 1000).rounded() / 1000),
        "diagnostics": .array(all.prefix(most).map(\.json)),
        "faults": .array(state.faults.prefix(most).map(\.json)),
        "widgets": .array(state.archives.widgets.prefix(most).map { .string($0.id) }),
        "left_off": text.leftOffValue,
      ])
  }

  /// What could not be archived, and why.
  var faults: [String] {
    state.faults.causes.map {
      "\($0.title): \($0.told.replacing(folder + "/", with: ""))"
        + ($0.hint.map { " (\($0))" } ?? "")
    }
  }

  private func next(_ isSuccessful: Bool) -> String {
    guard isSuccessful else { return "next: fix the first error, then call build again" }
    if !state.faults.isEmpty {
      return "next: fix what could not be archived, or render the others"
    }
    return "next: render, with one of these ids: "
      + state.archives.widgets.prefix(12).map { "'\($0.id)'" }.joined(separator: ", ")
  }

  /// The diagnostics, with paths relative to the project.
  private var diagnostics: [SourceDiagnostic] {
    (state.build?.diagnostics ?? []).map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file.hasPrefix(folder + "/") {
        diagnostic.file.removeFirst(folder.count + 1)
      }
      return diagnostic
    }
  }
}

extension SourceDiagnostic {
  fileprivate var json: JSONValue {
    [
      "file": .string(file), "line": .number(Double(line)),
      "column": .number(Double(column)), "severity": .string(severity.rawValue),
      "message": .string(message),
    ]
  }
}

extension WidgetFault {
  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = ["widget": .string(kind), "reason": .string(reason)]
    fields["hint"] = hint.map(JSONValue.string)
    if let place {
      fields["file"] = .string(place.file)
      fields["line"] = .number(Double(place.line))
    }
    return .object(fields)
  }
}

extension LiveWidget {
  /// The widget with the path of the file that declares it, which a preview names by its module.
  fileprivate func located(in files: CodeFiles, below folder: String) -> LiveWidget {
    var widget = self
    if let file = file.flatMap(CodeLocation.File.init),
      let start = CodeLocation(in: file, line: line ?? 1, column: 1)
    {
      widget.file = files.place(of: start)?.file ?? widget.file
    } else if let declaration {
      let (file, root) = (declaration.file, folder + "/")
      widget.file = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      widget.line = declaration.line
    }
    return widget
  }

  /// The widget in one line, for a model.
  fileprivate var listing: String {
    let name = displayName.map { " \"\($0)\"" } ?? ""
    let place = file.map { " at \($0):\(line ?? 0)" } ?? ""
    let count =
      states.map { $0.counted("state") }
      ?? entries.count.counted("entry", "entries")
    return "\(id)  \(form.rawValue)\(name)  \(targets.joined(separator: ",")), \(count)"
      + (parameters.isEmpty ? "" : ", parameters \(parameters.joined(separator: ","))") + place
  }

  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "id": .string(id), "form": .string(form.rawValue),
      "families": .array(targets.map(JSONValue.string)),
      "entries": .number(Double(entries.count)),
    ]
    fields["name"] = displayName.map(JSONValue.string)
    fields["states"] = states.map { .number(Double($0)) }
    fields["file"] = file.map(JSONValue.string)
    fields["line"] = line.map { .number(Double($0)) }
    return .object(fields)
  }
}
