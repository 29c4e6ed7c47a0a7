import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrinePreview

/// `vitrine push`.
package struct PushCommand: EmptiableCommand {
  var options = PushOptions()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.batch.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "push", "Draw what a push notification shows of a Live Activity", operands: .payload,
    discussion: [
      "PAYLOAD is a notification in JSON as a server sends it to Apple, with 'aps' and its "
        + "'content-state'; '-' reads standard input. With --package the widgets are built, and the "
        + "Live Activity's own ContentState decodes it as ActivityKit does. A value that does not decode "
        + "is an error with the key, the expected type and the actual value. Unused keys, dates "
        + "of another epoch, and more than 4,096 bytes are warnings. Without --package the content "
        + "state is one of Voltra.",
      "Every presentation is drawn into the folder of -o, which is named after the payload by "
        + "default; --family selects some. Attributes are those of a 'start'; for an 'update' those "
        + "of a preview, or sample ones.",
      "--watch serves the page of 'vitrine preview', and an address that accepts notifications over "
        + "HTTP/2 as Apple's server does: POST /3/device/TOKEN with apns-push-type and apns-topic. "
        + "The page shows each notification at once, after the given PAYLOAD. It answers only this "
        + "machine unless --host names another address.",
      "--json prints a line for each picture on standard output, and problems as lines on standard "
        + "error.",
      "Exits with 0 if everything is drawn, with 1 if the notification does not decode, with 2 if "
        + "it cannot be read, devices ignore it or the widgets do not build, with 4 if --strict finds warnings, and with 6 if "
        + "there is no picture.",
    ],
    examples: [
      .init("vitrine push update.json --package .", "every presentation, in the folder 'update'"),
      .init("vitrine push update.json --package App.xcodeproj --strict", "a check for CI"),
      .init(
        "vitrine push voltra.json --family lockScreen --scheme dark -o pictures/",
        "a content state of Voltra"),
      .init("vitrine push start.json --package . --watch", "what a server sends, on a page"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.options.package) }
    + [BatchOptions.widget.of(\.options.batch)]
    + RequestOptions.arguments(without: ["date", "entry"]).map { $0.of(\.options.request) }
    + [
      .option(
        "output", short: "o", .file("DIR"), \.options.output,
        "Folder of the pictures; default: one named after the payload"),
      .flag("watch", \.options.watches, "Accept notifications, and show them on a page"),
      .option(
        "port", .integer("N", 0...65_535), \.options.port,
        "Port for notifications; default: any free one"),
      .option(
        "page-port", .integer("N", 0...65_535), \.options.pagePort,
        "Port of the page; default: the project's last, or any free one"),
      .host(\.options.network.host),
      .option(
        "data", .file("DIR"), \.options.data,
        "Folder that keeps the activities of --watch; default: none"),
      .option(
        "date", .date("DATE"), \.options.evaluationDate,
        "The value of Date() for widgets; default: the notification's timestamp, and now with --watch"
      ),
    ]
    + [BatchOptions.compression, BatchOptions.fontFolder, BatchOptions.jobs].map {
      $0.of(\.options.batch)
    }
    + BatchOptions.costs.map { $0.of(\.options.batch) }
    + [BatchOptions.strict, BatchOptions.lenient, BatchOptions.allowEmpty, BatchOptions.quiet].map {
      $0.of(\.options.batch)
    } + [.json(\.options.isJSON)]

  package func validate() throws(ValidationError) {
    try PushCommand.configuration.operands.check(operands, usage: Command(Self.self).usage)
    guard options.watches else {
      guard operands.isEmpty else { return }
      throw ValidationError("no payload is given", hint: "usage: " + Command(Self.self).usage)
    }
    if options.package.package == nil {
      throw ValidationError("--watch needs widgets", hint: "add '--package DIR'")
    }
    if options.output != nil { throw ValidationError("--output cannot be combined with --watch") }
  }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try PushRun(options, payload: operands.first, console).run()
  }
}

/// The options of `vitrine push`.
struct PushOptions: Sendable {
  var package = PackageOptions()
  var request = RequestOptions()
  var batch = BatchOptions()
  /// The folder of the pictures; `nil` is one named after the payload.
  var output: String?
  /// Whether to accept notifications and show them on a page.
  var watches = false
  /// The port for notifications; `nil` is any.
  var port: Int?
  /// The port of the page; `nil` is the project's last, or any.
  var pagePort: Int?
  /// The addresses that both servers listen at.
  var network = PreviewNetwork()
  /// The folder that keeps activities; `nil` is a temporary folder.
  var data: String?
  /// The value of `Date()`; `nil` uses the notification's timestamp.
  var evaluationDate: ArchiveDate?
  /// Whether results are JSON.
  var isJSON = false
}
