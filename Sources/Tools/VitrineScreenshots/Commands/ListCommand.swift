import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine list`.
package struct ListCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var widget: String?
  var isLenient = false
  var isJSON = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "list", "List the widgets, Live Activities and controls of archives", operands: .archives,
    discussion: [
      "Lists the given archives, packages or projects, or else what the current folder holds.",
      "Prints a line for each widget: its name, its families or presentations, the number of its "
        + "entries or states (0 if another state is shown in place of the timeline), and whether it reacts to taps ('yes,app': a tap runs an intent in the "
        + "app), and the configurations and parameters that people choose from. The widgets of a bundle "
        + "keep its order, and are listed once, even if their own files are also given. --json adds the description, the configuration, the intents and where they "
        + "run, the places where the widget is not offered, and the dates of the entries.",
      "Exits with 2 if a file cannot be read; the others are listed anyway. Exits with 6 if there are no "
        + "widgets.",
    ],
    examples: [
      .init("vitrine list Examples/Archives/*.json", "all examples"),
      .init("vitrine list Widgets.json --json", "a bundle, for a program"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) } + [
      .widget(\.widget), .lenient(\.isLenient), .allowEmpty(\.allowsEmpty), .json(\.isJSON),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let given = try archives(for: "listing", widget: widget, isQuiet: isJSON, console)
    defer { withExtendedLifetime(given) {} }
    let reading = ArchiveReading(
      given.archives, widget: given.kind(widget),
      ArchiveDecoder(isLenient: isLenient))
    for (archive, error) in reading.failures {
      console.report(ReportedDiagnostic(error, of: archive))
    }
    var rows = reading.entries.map { WidgetRow($0.content, $0.archive) }
    for index in rows.indices {
      let kind = rows[index].kind
      rows[index].warnings += given.run?.problems.count { $0.kind == kind } ?? 0
      // Each family has a timeline of its own.
      let families = rows.map { $0.kind == kind ? $0.families.count : 0 }.reduce(0, +)
      let missing = given.run?.replaced.count { $0.kind == kind && $0.state == "timeline" } ?? 0
      if missing > 0, missing >= families { rows[index].entries = [] }
    }
    for row in rows where row.isEmpty {
      console.report(
        ReportedDiagnostic(
          .warning, "'\(row.kind.singleLine)' has nothing to draw: there are no entries",
          file: row.archive ?? row.kind))
    }
    let isRead = reading.failures.isEmpty && given.isComplete
    let code: ExitCode =
      !isRead ? .unusable : rows.allSatisfy(\.isEmpty) ? .empty : .done
    if isJSON {
      try console.printJSON(rows)
    } else if !rows.isEmpty {
      let isConfigured = rows.contains { !($0.configurations + $0.parameters).isEmpty }
      // Only their files distinguish such rows.
      let areAlike = Set(rows.map(\.kind)).count < rows.count
      func line(_ cells: [String], _ choices: [String], _ file: String) -> [String] {
        cells + (isConfigured ? choices : []) + (areAlike ? [file] : [])
      }
      let table =
        [line(WidgetRow.titles, WidgetRow.choiceTitles, "FILE")]
        + rows.map { line($0.cells, $0.choices, $0.archive?.singleLine ?? "–") }
      try console.print(TextTable.text(table, numbers: WidgetRow.numbers))
    }
    if code == .empty, rows.isEmpty { throw .empty("nothing was listed: there are no widgets") }
    if code == .empty { throw .empty("nothing can be drawn: no widget has entries") }
    return code
  }
}

/// An intent of a widget.
private struct RunIntent: Encodable {
  let type: String
  let process: Action.IntentProcess
  let opensApp: Bool

  package init(_ intent: Action.Intent) {
    (type, process, opensApp) = (intent.type, intent.process, intent.opensApp)
  }
}

/// A row of the list.
private struct WidgetRow: Encodable {
  /// The kind of widget.
  enum Form: String, Encodable { case widget, activity, control, screen }

  /// The path of the archive; `nil` for one that is deleted at the end.
  let archive: String?
  let kind: String
  let type: Form
  let displayName: String?
  let description: String?
  /// The recommended configuration of the widget.
  package let configuration: String?
  /// The configurations that the widget recommends, and the parameters that people configure.
  let configurations: [String]
  let parameters: [String]
  /// The families or presentations.
  let families: [String]
  /// The dates of the entries or states; none if another state is shown in place of the timeline.
  fileprivate(set) var entries: [ArchiveDate]
  /// The places for which the widget is not offered.
  let disfavoredLocations: [DisfavoredLocation]
  /// Whether the widget reacts to taps.
  let isInteractive: Bool
  /// The intents of the widget, and where they run.
  let intents: [RunIntent]
  /// The number of warnings about the archive.
  fileprivate(set) var warnings: Int
  /// Whether the widget has entries or states, but none is there.
  let isEmpty: Bool

  private enum CodingKeys: CodingKey {
    case archive, kind, type, displayName, description, configuration, configurations, parameters
    case families, entries, disfavoredLocations, isInteractive, intents, warnings
  }

  package init(_ document: WidgetDocument, _ argument: ArchiveArgument) {
    let archive = document.archive
    self.archive = argument.isTemporary ? nil : argument.name
    kind = archive.kind
    type = Form(archive)
    displayName = archive.displayName
    description = archive.description
    configuration = archive.configuration
    configurations = archive.evaluatedFor?.configurations ?? []
    parameters = archive.evaluatedFor?.parameters ?? []
    families = document.targets.map(\.name)
    entries = archive.liveActivity?.states.map(\.date) ?? archive.entries.map(\.date)
    disfavoredLocations = archive.disfavoredLocations
    isInteractive = archive.isInteractive
    intents = archive.intents.map(RunIntent.init)
    warnings = document.warnings.count
    isEmpty = [.widget, .activity].contains(type) && entries.isEmpty
    if isEmpty { warnings += 1 }
  }

  /// Whether the widget reacts to taps, and whether a tap runs an intent in the app.
  private var taps: String {
    guard isInteractive else { return "no" }
    return intents.contains { $0.process == .app } ? "yes,app" : "yes"
  }

  static let titles = ["KIND", "TYPE", "NAME", "ENTRIES", "TAPS", "FAMILIES"]
  static let choiceTitles = ["CONFIGURATIONS", "PARAMETERS"]
  static let numbers: Set<Int> = [3]

  /// What people choose from.
  var choices: [String] {
    [configurations, parameters].map {
      $0.isEmpty ? "–" : $0.map(\.singleLine).joined(separator: ", ")
    }
  }

  var cells: [String] {
    [
      kind.singleLine, type.rawValue, displayName?.singleLine ?? "–",
      type == .control || type == .screen ? "–" : String(entries.count), taps,
      families.joined(separator: " "),
    ]
  }
}

extension WidgetRow.Form {
  init(_ archive: WidgetArchive) {
    self =
      archive.screen != nil
      ? .screen
      : archive.liveActivity != nil ? .activity : archive.control != nil ? .control : .widget
  }
}
