import Vitrine
import VitrineArguments
import VitrinePreview

/// `vitrine push`.
struct PushCommand: ParsableCommand {
  var options = PushOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "push", "Draw what a push notification shows of a Live Activity", operands: .payload,
    discussion: [
      "PAYLOAD is a notification in JSON as a server sends it to Apple, with 'aps' and its "
        + "'content-state'; '-' reads standard input. With --package the widgets are built, and the "
        + "Live Activity's own ContentState decodes it as ActivityKit does. What does not decode is an "
        + "error with the key, the type that is wanted and what is there. Keys that nobody reads, dates "
        + "of another epoch, and more than 4,096 bytes are warnings. Without --package the content "
        + "state is one of Voltra.",
      "Every presentation is drawn into the folder of -o, which is named after the payload where "
        + "nobody says; --family draws some. Attributes are those of a 'start'; for an 'update' those "
        + "of a preview, or made-up ones.",
      "--watch serves the page of 'vitrine preview', and an address that takes notifications over "
        + "HTTP/2 as Apple's server does: POST /3/device/TOKEN with apns-push-type and apns-topic. What "
        + "is sent is on the page at once, after the PAYLOAD that is given. It answers to this machine "
        + "alone unless --host says otherwise.",
      "--json prints a line for each picture on standard output, and problems as lines on standard "
        + "error.",
      "Ends with 0 when everything is drawn, with 1 when the notification does not decode, with 2 when "
        + "it cannot be read or the widgets do not build, and with 4 when --strict finds warnings.",
    ],
    examples: [
      .init("vitrine push update.json --package .", "every presentation, in the folder 'update'"),
      .init("vitrine push update.json --package App.xcodeproj --strict", "a check for CI"),
      .init(
        "vitrine push voltra.json --family lockScreen --scheme dark -o pictures/",
        "a content state of Voltra"),
      .init("vitrine push start.json --package . --watch", "what a server sends, on a page"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.options.package) }
    + [BatchOptions.widget.of(\.options.batch)]
    + RequestOptions.arguments(without: ["date", "entry"]).map { $0.of(\.options.request) }
    + [
      .option(
        "output", short: "o", .file("DIR"), \.options.output,
        "Folder of the pictures; default: one named after the payload"),
      .flag("watch", \.options.watches, "Take notifications, and show them on a page"),
      .option(
        "port", .integer("N", 0...65_535), \.options.port,
        "Port that takes notifications; default: any that is free"),
      .option(
        "page-port", .integer("N", 0...65_535), \.options.pagePort,
        "Port of the page; default: the project's last, or any that is free"),
      .host(\.options.network.host),
      .option(
        "data", .file("DIR"), \.options.data,
        "Where the activities of --watch are kept; default: nowhere"),
      .option(
        "date", .date("DATE"), \.options.evaluationDate,
        "What Date() is for widgets; default: the notification's timestamp, and now with --watch"),
    ]
    + [BatchOptions.compression, BatchOptions.fontFolder, BatchOptions.jobs].map {
      $0.of(\.options.batch)
    }
    + BatchOptions.costs.map { $0.of(\.options.batch) }
    + [BatchOptions.strict, BatchOptions.lenient, BatchOptions.quiet].map {
      $0.of(\.options.batch)
    } + [.json(\.options.isJSON)]

  func validate() throws(ValidationError) {
    try PushCommand.configuration.operands.check(operands, usage: Command(Self.self).usage)
    guard options.watches else {
      guard operands.isEmpty else { return }
      throw ValidationError("no payload is given", hint: "usage: " + Command(Self.self).usage)
    }
    if options.package.package == nil {
      throw ValidationError("--watch needs widgets", hint: "add '--package DIR'")
    }
    if options.output != nil { throw ValidationError("--output goes without --watch") }
  }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try PushRun(options, payload: operands.first, console).run()
  }
}

/// The options of `vitrine push`.
struct PushOptions: Sendable {
  var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  /// Folder of the pictures; `nil` is one named after the payload.
  var output: String?
  /// Whether notifications are taken and shown on a page.
  var watches = false
  /// Port that takes notifications; `nil` is any.
  var port: Int?
  /// Port of the page; `nil` is the project's last, or any.
  var pagePort: Int?
  /// The addresses that both listen at.
  var network = PreviewNetwork()
  /// Where activities are kept; `nil` is a folder that goes.
  var data: String?
  /// The value of `Date()`; `nil` uses the notification's timestamp.
  var evaluationDate: ArchiveDate?
  /// Whether results are JSON.
  var isJSON = false
}
