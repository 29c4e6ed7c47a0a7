import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineProcess
import VitrineSnapshot

/// `vitrine init`.
package struct InitCommand: ParsableCommand {
  var kinds: [ProjectKind] = []
  var template: WidgetTemplate?
  var isForAgents = false
  var isQuiet = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "init", "Create a package with a widget, a test, goldens and a workflow", operands: .name,
    discussion: [
      "NAME is the name of the new folder, and of the module in it: letters and digits. It may be "
        + "a path. Without NAME, the files go into the current folder, whose name is used.",
      "On Linux, the package builds with Vitrine's modules: its manifest finds them in the folder that "
        + "VITRINE_PACKAGE names, in the clone that wrote it, or where the package \(SwiftParts.package) "
        + "installs them; on Apple's systems, it builds with Apple's. Existing files are never replaced.",
      "--agents writes \(AgentFiles.servers) and a skill for coding agents: into the new package, or without "
        + "another option and NAME, into the current folder alone.",
    ],
    examples: [
      .init("vitrine init Tasks", "a widget in the folder Tasks"),
      .init("vitrine init Sleep --template chart", "a widget with a chart"),
      .init("vitrine init Delivery --live-activity", "a Live Activity"),
      .init("vitrine init Card --archive", "JSON alone, without Swift"),
      .init("vitrine init --agents", "what a coding agent needs, in an existing project"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    ProjectKind.allCases.map { kind in .flag(kind.rawValue, kind.help) { $0.kinds.append(kind) } }
    + [
      .option(
        "template", .oneOf("NAME", WidgetTemplate.allCases) { $0.rawValue }, \.template,
        "What a widget shows; default: progress"),
      .flag("agents", \.isForAgents, "Write the server and a skill for coding agents"),
      .quiet(\.isQuiet),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard Set(kinds).count < 2 else {
      let options = kinds.prefix(2).map { "--\($0.rawValue)" }
      throw .usage(
        "\(options.joined(separator: " and ")) cannot be combined",
        hint: "create them one at a time")
    }
    let kind = kinds.first ?? .widget
    if template != nil, kind != .widget {
      throw .usage(
        "--template and --\(kind.rawValue) cannot be combined", hint: "templates are for widgets")
    }
    if isForAgents, kinds.isEmpty, template == nil, operands.isEmpty {
      report(try AgentFiles.write(in: ""), console)
      return .done
    }
    let names = try names()
    let package = try package(kind)
    let files = ProjectTemplate.files(kind, template ?? .progress, names, package: package)
    let paths = files.map { file in folder.map { "\($0)/\(file.path)" } ?? file.path }
    for path in paths where FileReader.resolved(path) != nil {
      throw .usage(
        "'\(path.singleLine)' already exists", hint: "choose another NAME, or use an empty folder")
    }
    for (path, file) in zip(paths, files) { try OutputFiles().write(file.text, to: path) }
    let added = isForAgents ? try AgentFiles.write(in: folder.map { $0 + "/" } ?? "") : []
    report(paths.map { "wrote \($0.singleLine)" } + added + next(kind, names), console)
    return .done
  }

  private func report(_ lines: [String], _ console: Console) {
    if !isQuiet { for line in lines { console.say(line) } }
  }

  /// The new folder; `nil` for the current one.
  private var folder: String? { operands.first.map(GoldenOptions.withoutSlashes) }

  private func names() throws(CommandError) -> ProjectNames {
    let name =
      folder.map { PathName.last(of: $0) ?? $0 } ?? ProjectNames.name(from: currentFolder())
    guard let names = ProjectNames(name) else {
      throw .usage(
        "'\(name.singleLine)' is not a valid module name",
        hint:
          "use letters and digits, start with a letter, and avoid words of Swift and the names of "
          + "Apple's modules: TasksWidget"
      )
    }
    return names
  }

  private func currentFolder() -> String {
    let path = FileReader.resolved(".") ?? ""
    return String(path.split(separator: "/").last ?? "")
  }

  private func package(_ kind: ProjectKind) throws(CommandError) -> String {
    if kind == .archive { return "" }
    guard let package = PackageFolder.find() else {
      throw .usage(
        "Vitrine's Swift package was not found",
        hint:
          "\(SwiftParts.hint), or set \(PackageFolder.variable) to the folder of a clone; 'vitrine "
          + "doctor' reports what else is missing, and '--archive' needs no Swift")
    }
    let here = FileReader.resolved(".") ?? ""
    return SwiftParts.place(of: package, from: absolute(folder, in: here))
  }

  private func absolute(_ path: String?, in here: String) -> String {
    guard let path else { return here }
    return path.hasPrefix("/") ? path : "\(here)/\(path)"
  }

  /// Returns the next steps for the user.
  private func next(_ kind: ProjectKind, _ names: ProjectNames) -> [String] {
    let enter = folder.map { ["  cd \($0)"] } ?? []
    let archive = "Golden/\(names.module)/\(names.module).json"
    let commands =
      kind == .archive
      ? ["  vitrine preview \(archive)", "  vitrine verify --record missing"]
      : [
        "  vitrine preview", "  vitrine verify --package . --record missing",
        "  \(RecordMode.variable)=missing swift test",
      ]
    return ["next:"] + enter + commands
  }
}
