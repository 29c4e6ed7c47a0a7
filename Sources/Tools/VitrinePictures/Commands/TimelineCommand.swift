import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrinePlatform

/// `vitrine timeline`.
package struct TimelineCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var picture = PictureOptions()
  var animation = TimelineAnimation()
  var format: TimelineFormat?
  var compression = PNGCompression.default
  var output: String?
  var from: Int?
  var to: Int?
  var isQuiet = false
  var isJSON = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "timeline", "List the entries of a timeline, and draw them side by side or as an animation",
    operands: .optionalArchive,
    discussion: [
      "The table lists when each entry becomes current and when the next one replaces it, its "
        + "relevance, and the families that it has views for; then, when WidgetKit requests "
        + "the next timeline. --date marks the current entry: the last one whose date is not "
        + "later. Before the first one WidgetKit shows the placeholder.",
      "-o FILE.png draws all entries on a contact sheet, each at its date; more than 48 continue on "
        + "further sheets, 'FILE-2.png' and so on. -o FILE.apng, or --format apng, makes an "
        + "animation in which they fade into each other: an animated PNG, which browsers show. "
        + "FILE.webp, FILE.mp4 and FILE.gif need ffmpeg; .mp4 has a white background. -o FOLDER/ writes the "
        + "frames as files.",
      "With --animate the views themselves change from entry to entry: they move, fade, roll their "
        + "digits, and appear or disappear with their transitions, for at most two seconds.",
      "The command draws one family, state and scheme at a time. Without ARCHIVE it takes what the current "
        + "folder holds; --widget chooses one of several widgets. Exits with 6 if there are no entries.",
    ],
    examples: [
      .init("vitrine timeline Tasks.json", "the dates of all entries"),
      .init(
        "vitrine timeline Tasks.json --date 2026-01-31T12:00:00Z --json",
        "the current entry at a date, for a program"),
      .init("vitrine timeline Tasks.json -o sheet.png", "all entries side by side"),
      .init(
        "vitrine timeline Tasks.json --family systemMedium --seconds 1 -o Tasks.apng",
        "an animation with slow transitions"),
      .init(
        "vitrine timeline Tasks.json --animate --fps 60 --from 0 --to 1 -o Tasks.apng",
        "what a person sees when the second entry replaces the first"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) }
    + PictureOptions.arguments(without: ["entry", "from-entry", "at"]).map { $0.of(\.picture) }
    + [
      .option(
        "format", .choice("FORMAT"), \.format,
        "A contact sheet, an animation or its frames; default: that of the output file's extension, or png"
      )
    ] + [.compression(\.compression)] + TimelineAnimation.arguments.map { $0.of(\.animation) }
    + [
      .option("from", .integer("N", 0...Int.max), \.from, "The first entry to draw"),
      .option("to", .integer("N", 0...Int.max), \.to, "The last entry to draw"),
      .option(
        "output", short: "o", .file("FILE"), \.output,
        "Draw the entries into a file, or '-' for standard output"),
      .allowEmpty(\.allowsEmpty), .quiet(\.isQuiet), .json(\.isJSON),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try picture.checkIsSingle("one timeline is drawn at a time")
    let kind = try kind
    try checkRange()
    let given = try archives(
      for: "reading", axes: picture.axes, widget: picture.widget, isQuiet: isQuiet || isJSON,
      console)
    defer { withExtendedLifetime(given) {} }
    let archive = try given.only(for: "timeline")
    let document: WidgetDocument
    do throws(ArchiveError) {
      document = try archive.read(given.kind(picture.widget), picture.decoder)
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), .unusable)
    }
    let warnings = document.reported(
      document.warnings + document.archive.timelineWarnings, isStrict: picture.isStrict)
    for warning in warnings { console.report(warning) }
    guard !picture.isStrict || warnings.isEmpty else { return .strictFailure }
    var isEmpty = false
    if output != "-" {
      let report = TimelineReport(document, at: picture.axes.date?.first ?? nil)
      try isJSON ? console.printJSON(report) : console.print(report.text)
      isEmpty = report.entries.isEmpty
    } else if System.isTerminal(STDOUT_FILENO) {
      throw .usage("a terminal cannot show a picture", hint: "use '-o timeline.png', or a pipe")
    }
    guard let output, let kind else { return isEmpty ? .empty : .done }
    try compression.check()
    let request: ResolvedRequest
    var animation = animation
    do throws(ArchiveError) {
      request = try picture.request(for: document)
      animation.reducesMotion = request.request.transition?.reducesMotion ?? false
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), .notRendered)
    }
    Signals.removeUnfinishedFilesOnInterrupt()
    var still = request.request
    still.transition = nil
    let pictures = TimelinePictures(
      document: document, archive: archive, renderer: try picture.renderer(), request: still,
      range: (from, to), compression: compression, isStrict: picture.isStrict, isQuiet: isQuiet,
      console: console)
    try pictures.write(to: output, as: kind, animation)
    return .done
  }

  /// Checks that the first entry to draw is not after the last one.
  private func checkRange() throws(CommandError) {
    guard let from, let to, from > to else { return }
    throw .usage("--from \(from) is after --to \(to)", hint: "entries are counted from 0")
  }

  /// The options that need a file; empty if there is one.
  private var idleOptions: [String] {
    guard output == nil else { return [] }
    return animation.given + (format == nil ? [] : ["--format"]) + (from == nil ? [] : ["--from"])
      + (to == nil ? [] : ["--to"])
  }

  /// The format to write; `nil` without a file.
  private var kind: TimelineFormat? {
    get throws(CommandError) {
      if let option = idleOptions.first {
        throw .usage(
          "\(option) has no effect without a file", hint: "add '-o timeline.apng'")
      }
      guard let output else { return nil }
      let kind = if let format { format } else { try TimelineFormat(ofFile: output) }
      // An animated PNG may have the extension of a PNG.
      if let named = TimelineFormat.allCases.first(where: { output.hasSuffix("." + $0.rawValue) }),
        named != kind, (named, kind) != (.png, .apng)
      {
        throw .usage(
          "'\(output.singleLine)' is not the name of a file of --format \(kind.rawValue)",
          hint: "omit one of them")
      }
      if kind == .png, animation.animatesViews {
        throw .usage(
          "--animate makes an animation, but a PNG file is a contact sheet of the entries",
          hint: "write '-o timeline.apng', or omit --animate")
      }
      return kind
    }
  }
}
