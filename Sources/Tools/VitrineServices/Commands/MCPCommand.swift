import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP
import VitrinePlatform

/// `vitrine mcp`.
package struct MCPCommand: ParsableCommand {
  var options = MCPCommand.standardOptions
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "mcp", "Let an agent build, see and tap widgets", operands: .source,
    discussion: [
      "A server of the Model Context Protocol over standard input and output, which a program for "
        + "agents starts. PATH is the folder of a Swift package with a program of widgets, an Xcode "
        + "project, an archive or a folder of archives; default: the current folder. Nothing is built "
        + "before a tool needs it.",
      "Its tools list widgets, build them and return the compiler's errors, draw them, report how they are "
        + "laid out and read aloud, tap them, and compare pictures. Building needs the Swift "
        + "toolchain, and runs the project's code. Standard output contains only the protocol. The server "
        + "and everything that it started end when its input ends.",
    ],
    examples: [
      .init("vitrine mcp", "the widgets of the package in the current folder"),
      .init("vitrine mcp App.xcodeproj --target Widgets", "the widgets of one target"),
      .init("vitrine mcp archives", "archives, without their code"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .path(\.operands), .widgetData(\.options.data), .widgetTarget(\.options.target),
    .previews(\.options.showsPreviews),
    .sandbox(\.options.sandbox), .noSandbox(\.options.sandbox), .allowNetwork(\.options.sandbox),
  ]

  private static var standardOptions: LiveOptions {
    var options = LiveOptions()
    options.sandbox = .standard
    return options
  }

  /// The server's name and version for clients.
  static let identity = ProtocolServer.Identity(
    name: "vitrine", title: "Vitrine", version: Version.current,
    instructions: AgentTools.instructions)

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    Signals.removeUnfinishedFilesOnInterrupt()
    if System.isTerminal(STDIN_FILENO) {
      console.say(
        "this server is started by programs for agents; it ends at the end of its input "
          + "(Ctrl-D)\nhint: see 'vitrine mcp --help'")
    }
    // Other output, such as that of libraries, goes to standard error.
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw .failed(
        ReportedDiagnostic(.error, "standard output cannot be duplicated"), .notRendered)
    }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    console.reportGap(options.sandbox)
    let session = AgentSession(path: operands.first ?? ".", options)
    defer { session.stop() }
    ProtocolServer(MCPCommand.identity, tools: AgentTools.all(session))
      .serve(input: STDIN_FILENO, output: output)
    return .done
  }
}
