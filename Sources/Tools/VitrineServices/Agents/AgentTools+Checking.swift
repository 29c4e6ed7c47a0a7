import Vitrine
import VitrineArguments
import VitrineCheck
import VitrineLive
import VitrineMCP

extension AgentTools {
  /// `check`.
  static func check(_ session: AgentSession) -> Tool {
    Tool(
      "check", title: "Find problems in pictures",
      "Examines all widgets, or one, in all families, languages, text sizes, schemes and rendering modes, on "
        + "small devices, too, and reports what people cannot read, see or tap: cut texts, "
        + "content outside the widget, low contrast, small targets, missing labels.",
      looking,
      parameters: [
        CallParameter("widget", .string, "Id; default: all"),
        CallParameter("family", .string, "Family or presentation; default: all"),
        CallParameter("errors_only", .boolean, "Omit warnings; default: false"),
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter("findings", .array(.object(finding)), "The worst first", isRequired: true),
        CallParameter(
          "pictures", .integer(0...1_000_000), "How many were examined", isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      let checker = try CheckedPictures.checker(live)
      do throws(ArchiveError) {
        let archives = live.state.archives
        let entries = try arguments.string("widget").map { id throws(ArchiveError) in
          [try archives.entry(id)]
        }
        let results = try check(
          entries ?? archives.ownWidgets, family: arguments.string("family"), checker, live)
        return answer(results, CheckedPictures.files(live), arguments)
      } catch {
        throw CallFault(error)
      }
    }
  }

  /// Checks widgets, in one family or in all.
  private static func check(
    _ entries: [LiveArchives.Entry], family: String?, _ checker: Checker, _ live: LiveSession
  ) throws(ArchiveError) -> [Checker.Result] {
    var results: [Checker.Result] = []
    for entry in entries {
      var checker = checker
      checker.archived = { (_, request) throws(ArchiveError) in
        try live.archive(of: entry.widget.id, for: request)
      }
      if let family {
        checker.targets = entry.document.targets.filter { $0.name == family }
        guard checker.targets?.isEmpty == false else { continue }
      }
      let result = checker.check(entry.document)
      if result.pictures == 0, let failure = result.failures.first { throw failure }
      results.append(result)
    }
    guard !results.isEmpty else {
      let names = entries.flatMap(\.document.targets).map(\.name)
      throw ArchiveError(
        .notInArchive(
          "no widget has '\(family?.singleLine ?? "")'", hint: "there is " + Suggestion.list(names))
      )
    }
    return results
  }

  private static func answer(
    _ results: [Checker.Result], _ files: CodeFiles, _ arguments: CallArguments
  ) -> ToolResult {
    let isShort = arguments.boolean("errors_only") ?? false
    let findings = results.flatMap(\.findings).filter { !isShort || $0.severity == .error }
      .sorted { $0.severity.rank < $1.severity.rank }.map(files.located)
    let pictures = results.map(\.pictures).reduce(0, +)
    let groups = FindingGroup.of(findings)
    let text = LimitedText(
      (["\(groups.count.counted("finding")) in \(pictures.counted("picture"))"]
        + groups.map(\.line))
        .joined(separator: "\n"), lines: arguments.lines,
      advice: "call again with a larger max_lines, for one family, or with errors_only")
    return ToolResult(
      [.text(text.text)],
      [
        "findings": .array(groups.prefix(arguments.lines).map(\.json)),
        "pictures": .number(Double(pictures)), "left_off": text.leftOffValue,
      ])
  }

  private static let finding: [CallParameter] = [
    CallParameter("rule", .string, "Id of the rule", isRequired: true),
    CallParameter(
      "severity", .choice(FindingSeverity.allCases.map(\.rawValue)), "Severity", isRequired: true),
    CallParameter("message", .string, "What is wrong, and in which pictures", isRequired: true),
    CallParameter("path", .string, "The place in the archive", isRequired: true),
    CallParameter("source", .string, "The file, line and column that make the view"),
    CallParameter("hint", .string, "How to fix it", isRequired: true),
    CallParameter("frame", .any, "The box of the view in points, in the first such picture"),
  ]
}

/// The rules that apply to the pictures of a session.
enum CheckedPictures {
  /// The maximum number of findings reported with a picture.
  private static let most = 10

  /// Returns a checker with the configuration of the session's project.
  ///
  /// - Throws: `CallFault` when the configuration cannot be read.
  static func checker(_ live: LiveSession) throws(CallFault) -> Checker {
    do throws(ArchiveError) {
      return Checker(
        renderer: live.renderer,
        configuration: try CheckConfiguration.read(FolderLocation(given: live.source.folder)))
    } catch {
      throw CallFault(error)
    }
  }

  /// The sources of a session, by their paths below its folder.
  static func files(_ live: LiveSession) -> CodeFiles {
    if case .archives = live.source { CodeFiles() } else { CodeFiles(folder: live.source.folder) }
  }

  /// The findings in one picture, one line each.
  ///
  /// - Throws: `CallFault` when the configuration cannot be read.
  static func lines(_ rendering: LiveRendering, _ live: LiveSession) throws(CallFault) -> [String] {
    let result = try checker(live).check(
      rendering.document, showing: rendering.layout.request.request)
    guard !result.findings.isEmpty else { return [] }
    let findings = result.findings.map(files(live).located)
    return FindingGroup.of(findings).prefix(most).map(\.line)
  }
}

extension LiveArchives {
  /// The widgets without previews, or the previews where there is nothing else.
  fileprivate var ownWidgets: [Entry] {
    let own = entries.filter { $0.widget.form != .preview }
    return own.isEmpty ? entries : own
  }
}

extension LiveSession {
  /// Returns the archive of a widget for a request, as a checker needs it.
  fileprivate func archive(
    of widget: String?, for request: RenderRequest
  ) throws(ArchiveError) -> WidgetDocument {
    do throws(RenderFault) {
      return try document(of: widget, for: request)
    } catch {
      if case .archive(let error) = error { throw error }
      throw ArchiveError(.notInArchive(error.message, hint: error.hint))
    }
  }
}

extension FindingGroup {
  /// The place in Swift source, severity, rule and message, in one line.
  fileprivate var line: String {
    let place = first.source.map { $0.text + ": " } ?? ""
    return "\(place)\(first.severity.rawValue): \(text) [\(first.rule)]"
  }

  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "rule": .string(first.rule), "severity": .string(first.severity.rawValue),
      "message": .string(text), "path": .string(first.path),
      "hint": .string(AgentTools.words().named(first.hint)),
    ]
    fields["source"] = first.source.map { .string($0.text) }
    fields["frame"] = first.frame.map { JSONValue(encoding: $0) }
    return .object(fields)
  }
}
