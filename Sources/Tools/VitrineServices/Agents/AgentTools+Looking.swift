import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP

extension AgentTools {
  /// `inspect`.
  static func inspect(_ session: AgentSession) -> Tool {
    let kinds = Inspection.allCases.filter { $0 != .accessibility }
    return Tool(
      "inspect", title: "Inspect a widget",
      "Prints the structure of a widget: "
        + kinds.map { "\($0.name) (\($0.topic))" }.joined(separator: ", ") + ".",
      looking,
      parameters: [
        AgentParameters.widget, AgentParameters.sameOptions,
        CallParameter("what", .choice(kinds.map(\.name)), "What to print; default: tree"),
        AgentParameters.match,
        CallParameter(
          "path", .string,
          "Path in the archive, as in warnings and ids of regions: prints that view, its "
            + "modifiers and its content as JSON, instead of what"),
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter("text", .string, "The printed text", isRequired: true), LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      let kind = kinds.first { $0.name == arguments.string("what") } ?? .tree
      let rendering = try rendering(try arguments.request(), live)
      var text: String
      if let path = arguments.string("path") {
        text = try rendering.archiveText(at: path)
      } else {
        text = try rendering.text(of: kind)
      }
      if let word = arguments.string("match") {
        text = LimitedText.matching(word, in: text)
        guard !text.isEmpty else {
          throw CallFault("no line has '\(word.singleLine)'", hint: "omit 'match' to see all lines")
        }
      }
      let limited = LimitedText(
        text, lines: arguments.lines, advice: "call again with a larger max_lines, or with match")
      return ToolResult(
        [.text(limited.text)], ["text": .string(limited.text), "left_off": limited.leftOffValue])
    }
  }

  /// `accessibility`.
  static func accessibility(_ session: AgentSession) -> Tool {
    Tool(
      "accessibility", title: "Read a widget aloud",
      "Returns what VoiceOver reads, in order, each element with its traits and box.",
      looking,
      parameters: [
        AgentParameters.widget, AgentParameters.sameOptions, AgentParameters.maximumLines,
      ],
      output: [
        CallParameter(
          "elements", .array(.object(element)), "In the order of reading",
          isRequired: true), LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      let rendering = try rendering(try arguments.request(), live)
      let root = rendering.accessibility
      let text = LimitedText(root.text, lines: arguments.lines)
      let elements = root.readingOrder
      return ToolResult(
        [.text(text.text)],
        [
          "elements": .array(elements.prefix(arguments.lines).map(\.json)),
          "left_off": .number(Double(max(0, elements.count - arguments.lines))),
        ])
    }
  }

  /// `timeline`.
  static func timeline(_ session: AgentSession) -> Tool {
    Tool(
      "timeline", title: "Timeline of a widget",
      "Reports when each entry of a widget's timeline is shown, and when the next timeline is "
        + "requested. Draw an entry with render and the option entry, or a moment with the option date.",
      looking,
      parameters: [
        AgentParameters.widget,
        CallParameter("date", .string, "Moment whose entry to mark, in ISO 8601"),
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter("entries", .array(.object(entry)), "The entries", isRequired: true),
        CallParameter("reload", .any, "When the next timeline is requested", isRequired: true),
        CallParameter("current", .integer(0...1_000_000), "The entry shown at date"),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      return try timeline(arguments, live)
    }
  }

  private static func timeline(
    _ arguments: CallArguments, _ live: LiveSession
  ) throws(CallFault) -> ToolResult {
    var date: ArchiveDate?
    if let text = arguments.string("date") {
      date = ArchiveDate(text)
      guard date != nil else {
        throw CallFault(
          "'\(text.singleLine)' is not a date", hint: "write it like 2026-01-31T09:41:00Z")
      }
    }
    let report: TimelineReport
    do throws(ArchiveError) {
      report = TimelineReport(
        try live.state.archives.entry(arguments.string("widget")).document, at: date)
    } catch {
      throw CallFault(error)
    }
    let text = LimitedText(report.text, lines: arguments.lines)
    var structured: [String: JSONValue] = [
      "entries": .array(report.entries.prefix(arguments.lines).map { JSONValue(encoding: $0) }),
      "reload": JSONValue(encoding: report.reload),
      "left_off": .number(Double(max(0, report.entries.count - arguments.lines))),
    ]
    structured["current"] = report.current.map { .number(Double($0)) }
    return ToolResult([.text(text.text)], structured)
  }

  /// `validate`.
  static func validate(_ session: AgentSession) -> Tool {
    Tool(
      "validate", title: "Find mistakes",
      "Lays out every entry of a widget, or of all, in every family, state and scheme, and reports "
        + "errors: missing assets and glyphs, families without a view, layouts that fail.",
      looking,
      parameters: [
        CallParameter("widget", .string, "Id of the widget; default: all"),
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter("problems", .array(.object(problem)), "Each once", isRequired: true),
        CallParameter("layouts", .integer(0...100_000_000), "How many were made", isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      var entries = live.state.archives.entries
      if let widget = arguments.string("widget") {
        do throws(ArchiveError) { entries = [try live.state.archives.entry(widget)] } catch {
          throw CallFault(error)
        }
      }
      let validator = Validator(
        renderer: Renderer(timeout: 10), axes: RequestAxes(), isStrict: false)
      let reports = entries.map { validator.report(on: $0.document, named: $0.widget.id) }
      return ValidationAnswer(reports).result(lines: arguments.lines)
    }
  }

  /// Lays out the requested widget.
  ///
  /// - Throws: `CallFault` when it cannot be shown.
  static func rendering(
    _ request: LiveRequest, _ live: LiveSession
  ) throws(CallFault) -> LiveRendering {
    do throws(RenderFault) {
      return try live.render(request)
    } catch {
      throw CallFault(error)
    }
  }

  private static let element: [CallParameter] = [
    CallParameter("label", .string, "What is read"),
    CallParameter("value", .string, "What is read after it"),
    CallParameter("hint", .string, "What is read after a pause"),
    CallParameter("traits", .array(.string), "What it is", isRequired: true),
    CallParameter("frame", .any, "Its box in points", isRequired: true),
  ]

  private static let entry: [CallParameter] = [
    CallParameter("entry", .integer(0...1_000_000), "Counted from 0", isRequired: true),
    CallParameter("date", .string, "When it becomes current", isRequired: true),
  ]

  private static let problem: [CallParameter] = [
    CallParameter("widget", .string, "Id of the widget", isRequired: true),
    CallParameter("severity", .choice(["error", "warning"]), "Severity", isRequired: true),
    CallParameter("message", .string, "What is wrong", isRequired: true),
    CallParameter("path", .string, "The place in the archive"),
    CallParameter("source", .string, "The module, file, line and column that make the view"),
    CallParameter("hint", .string, "How to fix it"),
  ]
}

/// The result of validating archives.
private struct ValidationAnswer {
  let reports: [ValidationReport]

  init(_ reports: [ValidationReport]) { self.reports = reports }

  func result(lines most: Int) -> ToolResult {
    let problems = reports.flatMap { report in report.problems.map { (report.file, $0) } }
    let lines = problems.map { widget, problem in
      let hint = problem.hint.map { " (\($0))" } ?? ""
      let place = [problem.source, problem.path].compactMap { $0 }.map { "\($0): " }.joined()
      return "\(widget): \(problem.severity.rawValue): \(place)\(problem.message)\(hint)"
    }
    let text = LimitedText(
      ([ValidationReport.summary(of: reports)] + lines).joined(separator: "\n"), lines: most)
    return ToolResult(
      [.text(text.text)],
      [
        "problems": .array(problems.prefix(most).map { json($0, $1) }),
        "layouts": .number(Double(reports.map(\.layouts).reduce(0, +))),
        "left_off": text.leftOffValue,
      ])
  }

  private func json(_ widget: String, _ problem: ReportedDiagnostic) -> JSONValue {
    var fields: [String: JSONValue] = [
      "widget": .string(widget), "severity": .string(problem.severity.rawValue),
      "message": .string(problem.message),
    ]
    fields["path"] = problem.path.map(JSONValue.string)
    fields["source"] = problem.source.map(JSONValue.string)
    fields["hint"] = problem.hint.map(JSONValue.string)
    return .object(fields)
  }
}

extension AccessibilityElement {
  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "traits": .array(traits.map { .string($0.rawValue) }), "frame": JSONValue(encoding: frame),
    ]
    fields["label"] = label.map(JSONValue.string)
    fields["value"] = value.map(JSONValue.string)
    fields["hint"] = hint.map(JSONValue.string)
    return .object(fields)
  }
}

extension Inspection {
  /// The topic in a few words.
  fileprivate var topic: String {
    switch self {
    case .tree: "the views with their modifiers"
    case .frames: "the box of every view"
    case .displayList: "what is drawn, item by item"
    case .hits: "regions that react to taps, with the ids for tap"
    case .accessibility: "what assistive technology reads"
    case .environment: "the environment that WidgetKit gives the views"
    }
  }
}

extension LiveRendering {
  /// One aspect of the layout as text.
  ///
  /// - Throws: `CallFault` when the archive has no such view.
  fileprivate func text(of inspection: Inspection) throws(CallFault) -> String {
    switch inspection {
    case .tree: try treeText()
    case .frames: layout.frames.text
    case .displayList: layout.displayList.text
    case .hits: HitTable.text(layout.hitRegions)
    case .environment: layout.environment.text
    case .accessibility: ""
    }
  }

  private func treeText() throws(CallFault) -> String {
    do throws(ArchiveError) {
      let parts = try views()
      if parts.count == 1, let part = parts.first { return part.view.text }
      return parts.map { "\($0.name)  \($0.path)\n\($0.view.text)" }.joined(separator: "\n")
    } catch {
      throw CallFault(error)
    }
  }

  /// The part of the archive at a path as JSON.
  ///
  /// - Throws: `CallFault` if the picture does not come from the archive.
  fileprivate func archiveText(at path: String) throws(CallFault) -> String {
    do throws(ArchiveError) {
      let value = try value(at: path)
      let bytes = (try? ArchiveEncoder.encode(value)) ?? []
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw CallFault(error)
    }
  }
}
