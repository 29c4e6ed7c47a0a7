import Vitrine
import VitrineArguments
import VitrinePreview
import VitrineProcess

/// `vitrine preview`.
struct PreviewCommand: ParsableCommand {
  var options = PreviewOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "preview", "Show widgets in a browser while they are written, and touch them",
    operands: .source,
    discussion: [
      "PATH is the folder of a Swift package with a program of widgets, an Xcode project, an "
        + "archive or a folder of archives; default: the current folder. The address that is "
        + "printed shows every widget and #Preview. When a file is saved, what has changed is built "
        + "and the picture follows; a click on a button or toggle runs its intent in the widget's "
        + "code. Errors of the compiler are shown over the last picture.",
      "Record on the page makes the picture on show a golden of the project, which 'vitrine verify' "
        + "draws again from then on. Goldens go to --goldens, or else to the folder 'Golden' in the "
        + "package, the project or, for archives, the current folder.",
      "The server answers to this machine alone, through a tunnel such as 'ssh -L' too, and to "
        + "whoever knows the token in the address; the address stays the same for a project. "
        + "--host opens it to a network, so that a phone shows the page. Building needs the Swift "
        + "toolchain, and runs the project's code.",
      "With --once nothing is served: everything is built and drawn once into the folder of -o, "
        + "with a page and a summary in Markdown. Ends with 1 when something does not build, or a "
        + "widget cannot be archived or drawn.",
    ],
    examples: [
      .init("vitrine preview", "the widgets of the package in the current folder"),
      .init("vitrine preview App.xcodeproj --open", "those of an Xcode project, in the browser"),
      .init("vitrine preview archives --port 8400", "archives, at a port of your own"),
      .init("vitrine preview --host 0.0.0.0", "for a phone in the same network"),
      .init("vitrine preview --once -o previews", "pictures of all of them, for a pull request"),
    ])

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "port", .integer("N", 0...65_535), \.options.port,
      "Port of the address; default: the project's last, or any that is free"),
    .host(\.options.network.host),
    .option(
      "allow-host", .text("NAME"), appending: \.options.network.allowedHosts,
      "Answer to this name of the machine too, as a proxy or a codespace gives it"),
    .flag("open", \.options.opens, "Open the address in the browser"),
    .widgetData(\.options.data), .widgetTarget(\.options.target),
    .option("date", .date("DATE"), \.options.date, "What Date() is for widgets; default: now"),
    .option(
      "locale", .text("LOCALE"), \.options.locale,
      "Language and region that widgets are evaluated in; default: en_US"),
    GoldenOptions.goldens.of(\.options.goldens),
    .flag("once", \.options.isOnce, "Build and draw once into the folder of -o, and end"),
    .outputFolder(\.options.output), .quiet(\.options.isQuiet), .json(\.options.isJSON),
    .sandbox(\.options.sandbox), .noSandbox(\.options.sandbox), .allowNetwork(\.options.sandbox),
  ]

  func validate() throws(ValidationError) {
    try PreviewCommand.configuration.operands.check(operands, usage: Command(Self.self).usage)
    if let host = options.network.allowedHosts.first(where: { $0.contains("/") || $0.contains(":") }
    ) {
      throw ValidationError(
        "'\(host.singleLine)' is not a name", hint: "write it without scheme, port and path")
    }
    if options.isOnce, options.output == nil {
      throw ValidationError("--once needs a folder", hint: "add '-o previews'")
    }
    if !options.isOnce, options.output != nil {
      throw ValidationError("--output goes with --once")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    var options = options
    options.path = operands.first ?? options.path
    return try PreviewRun(options, console).run()
  }
}

/// The options of `vitrine preview`.
struct PreviewOptions: Sendable {
  /// Path of the package, project or archives.
  var path = "."
  /// The addresses and names that the server answers to.
  var network = PreviewNetwork()
  /// The port; `nil` is the project's last, or any.
  var port: Int?
  /// Whether the browser is opened.
  var opens = false
  /// Where widgets keep data; `nil` is the project's own folder.
  var data: String?
  /// The program or target, where there are several.
  var target: String?
  /// Whether the project's code is kept to it.
  var sandbox = SandboxChoice.standard
  /// The value of `Date()`; `nil` for the current time.
  var date: ArchiveDate?
  /// Language and region for the widgets' code.
  var locale: String?
  /// The folder of goldens, where pictures are recorded.
  var goldens = GoldenOptions()
  /// Notifications that are taken; `nil` where none are.
  var pushes: PushedPreview?
  /// Whether everything is drawn once.
  var isOnce = false
  /// Folder of the pictures.
  var output: String?
  /// Whether nothing is said but errors.
  var isQuiet = false
  /// Whether results are JSON.
  var isJSON = false
}

extension ArgumentDefinition {
  /// The address that servers listen at.
  static func host(_ keyPath: WritableKeyPath<Root, HostAddress> & Sendable) -> Self {
    .option(
      "host", .address("ADDRESS"), keyPath,
      "Address that the server listens at; default: 127.0.0.1, which is this machine alone; "
        + "0.0.0.0 is all of its networks")
  }
}

extension ArgumentType where Value == HostAddress {
  /// An address of this machine.
  fileprivate static func address(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let address = HostAddress(text) else {
        throw ValidationError(
          "\(option) takes an address, not '\(text.singleLine)'",
          hint: "write it like 192.168.1.5, or 0.0.0.0 for all of this machine's; names go with "
            + "--allow-host")
      }
      return address
    }
  }
}
