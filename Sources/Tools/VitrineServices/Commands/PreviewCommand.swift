import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrinePreview

/// `vitrine preview`.
package struct PreviewCommand: EmptiableCommand {
  var options = PreviewOptions()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "preview", "Show widgets in a browser while you write them, and tap them",
    operands: .source,
    discussion: [
      "PATH is the folder of a Swift package with a program of widgets, an Xcode project, a file of "
        + "Swift, an archive or a folder of archives; default: the current folder. The page at the "
        + "printed address shows every widget and #Preview. When you save a file, the command builds what "
        + "changed and updates the picture. A click on a button or toggle runs its intent in the "
        + "widget's code. Compiler errors are shown over the last picture.",
      "Record on the page saves the current picture as a golden of the project, which 'vitrine "
        + "verify' checks from then on. Goldens go to --goldens, or else to the folder 'Golden' in the "
        + "package, the project or, for archives, the current folder.",
      "The server answers only this machine, also through a tunnel such as 'ssh -L', and only "
        + "requests with the token in the address. The address stays the same for a project. "
        + "--host opens it to a network, so that a phone can show the page. Building needs the Swift "
        + "toolchain, and runs the project's code.",
      "--once starts no server: it builds and draws everything once into the folder of -o, "
        + "with a page and a summary in Markdown. Exits with 1 if something does not build, or a "
        + "widget cannot be archived or drawn, with 4 if --strict finds only warnings, and with 6 if there "
        + "are no widgets.",
      "--export writes the page itself with its pictures into a folder, for people without the project: it "
        + "opens from disk and needs no server. It has each family, scheme and entry, and one other option at a "
        + "time; taps and recording need the command.",
    ],
    examples: [
      .init("vitrine preview", "the widgets of the package in the current folder"),
      .init("vitrine preview App.xcodeproj --open", "those of an Xcode project, in the browser"),
      .init("vitrine preview Card.swift", "the previews of one file, without a project"),
      .init("vitrine preview archives --port 8400", "archives, at a port of your choice"),
      .init("vitrine preview --host 0.0.0.0", "for a phone in the same network"),
      .init("vitrine preview --once -o previews", "all pictures, for a pull request"),
      .init("vitrine preview --export page", "the page with its pictures, to send or publish"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    served
    + RequestOptions.evaluated.map { $0.of(\.options.request) } + results
    + PackageOptions.building.map { $0.of(\.options.program) }

  private static let served: [ArgumentDefinition<Self>] = [
    .option(
      "port", .integer("N", 0...65_535), \.options.port,
      "Port of the address; default: the project's last, or any free one"),
    .host(\.options.network.host),
    .option(
      "allow-host", .text("NAME"), appending: \.options.network.allowedHosts,
      "Host name that the server also answers to, such as that of a proxy or a codespace"),
    .flag("open", \.options.opens, "Open the address in the browser"),
    .path(\.operands), .widgetData(\.options.data),
  ]

  private static let results: [ArgumentDefinition<Self>] = [
    GoldenOptions.goldens.of(\.options.goldens),
    .flag("once", \.options.isOnce, "Build and draw once into the folder of -o, and exit"),
    .option(
      "export", .file("DIR"), \.options.export,
      "Build once, write the page with its pictures into a folder, and exit"
    ).suggested(for: ["static", "publish"]),
    .flag(
      "strict", \.options.isStrict, "With --once or --export: exit with 4 if there are warnings"),
    .allowEmpty(\.options.allowsEmpty),
    .outputFolder(\.options.output), .quiet(\.options.isQuiet), .json(\.options.isJSON),
  ]

  package func validate() throws(ValidationError) {
    try PreviewCommand.configuration.operands.check(operands, usage: Command(Self.self).usage)
    if let host = options.network.allowedHosts.first(where: { $0.contains("/") || $0.contains(":") }
    ) {
      throw ValidationError(
        "'\(host.singleLine)' is not a name", hint: "write it without scheme, port and path")
    }
    if options.export != nil, options.isOnce || options.output != nil {
      throw ValidationError(
        "--export and \(options.isOnce ? "--once" : "--output") cannot be combined",
        hint: "--export writes its page without another option")
    }
    try options.request.checkEvaluatesOnce(hint: "choose others on the page")
    if options.isOnce, options.output == nil {
      throw ValidationError("--once needs a folder", hint: "add '-o previews'")
    }
    if options.isLive, options.isStrict {
      throw ValidationError("--strict needs --once or --export")
    }
    if !options.isOnce, options.output != nil {
      throw ValidationError("--output needs --once")
    }
  }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    var options = options
    options.path = operands.first ?? options.path
    return try PreviewRun(options, console).run()
  }
}

/// The options of `vitrine preview`.
struct PreviewOptions: Sendable {
  /// The path of the package, project or archives.
  var path = "."
  /// The addresses and names that the server answers to.
  var network = PreviewNetwork()
  /// The port; `nil` is the project's last, or any.
  var port: Int?
  /// Whether the browser is opened.
  var opens = false
  /// The folder for the data of widgets; `nil` is the project's default folder.
  var data: String?
  /// What is built, and how.
  var program = PackageOptions()
  /// The folder of goldens, which the page records into.
  var goldens = GoldenOptions()
  /// The notifications to show; `nil` if the command accepts none.
  var pushes: PushedPreview?
  /// The configuration of widgets.
  var request = RequestOptions()
  /// Whether drawing once with warnings fails.
  var isStrict = false
  /// Whether to draw everything once and exit.
  var isOnce = false
  /// The folder of the exported page; `nil` if it is not exported.
  var export: String?
  /// Whether it is a success if there is nothing to draw once.
  package var allowsEmpty = false
  /// The folder of the pictures.
  var output: String?
  /// Whether to print errors only.
  var isQuiet = false
  /// Whether results are JSON.
  var isJSON = false
  /// Whether a server shows the widgets until the command is ended.
  var isLive: Bool { !isOnce && export == nil }
}

extension ArgumentDefinition {
  /// The option for the address that servers listen at.
  static func host(_ keyPath: WritableKeyPath<Root, HostAddress> & Sendable) -> Self {
    .option(
      "host", .address("ADDRESS"), keyPath,
      "Address to listen at; default: 127.0.0.1, which only this machine can reach; "
        + "0.0.0.0 is all of its networks")
  }
}

extension ArgumentType where Value == HostAddress {
  /// The type of an option for an address of this machine.
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
