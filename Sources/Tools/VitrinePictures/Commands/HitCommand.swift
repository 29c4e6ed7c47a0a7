import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine hit`.
package struct HitCommand: ParsableCommand {
  var picture = PictureOptions()
  var isJSON = false
  var film: String?
  var then: Int?
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "hit", "Print what a tap on a widget does", operands: .archiveAndPoint,
    discussion: [
      "X and Y are points from the widget's upper left corner, as in 'inspect --frames' and "
        + "'inspect --hits'. The topmost region takes the tap: a button or toggle runs its "
        + "intent, a link opens its URL; elsewhere the tap opens the widget's URL, and without one the "
        + "app.",
      "Exits with 0 if the tap has an effect, and with 1 if it has none: on a disabled "
        + "control, on a locked device, outside the widget.",
      "--film FILE.apng shows what a person sees: a toggle changes at once, and with --then N the "
        + "widget changes to entry N, as after an intent has run. FILE/ writes frames.",
      "The command considers one family, state and scheme at a time.",
    ],
    examples: [
      .init("vitrine hit Tasks.json 40 60", "the effect of a tap at this point"),
      .init(
        "vitrine hit Tasks.json 40 60 --family systemMedium --state locked --json",
        "the same for a program, on a locked device"),
      .init(
        "vitrine hit Tasks.json 40 60 --then 1 --film tap.apng",
        "a film of the tap, and of the entry that follows"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PictureOptions.arguments(without: ["from-entry", "at"]).map { $0.of(\.picture) } + [
      .option(
        "film", .file("FILE"), \.film,
        "Write a film of the tap: .apng, .webp, .mp4, .gif, or frames into a folder/"),
      .option(
        "then", .integer("N", 0...Int.max), \.then,
        "The entry of the film after the intent has run"),
      .json(\.isJSON),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    try picture.checkIsSingle("'hit' takes one picture at a time")
    let archive = ArchiveArgument(operands[0])
    let point = try Point(words: operands.dropFirst())
    let renderer = try picture.renderer()
    let kind = try filmFormat
    let widget: LaidOutWidget
    let warnings: [ReportedDiagnostic]
    let document: WidgetDocument
    do throws(ArchiveError) {
      document = try archive.read(picture.widget, picture.decoder)
      let request = try picture.request(for: document)
      widget = try Watchdog.watch(archive.name, renderer.timeout, console) {
        () throws(ArchiveError) in try renderer.layOut(document, request)
      }
      warnings = document.reported(
        document.warnings + widget.warnings, isStrict: picture.isStrict)
    } catch {
      let isUnreadable = if case .unreadable = error.reason { true } else { false }
      throw .failed(
        ReportedDiagnostic(error, of: archive), isUnreadable ? .unusable : .notRendered)
    }
    let report = TapReport(point, on: widget)
    try isJSON ? console.printJSON(report) : console.print(report.text)
    for warning in warnings { console.report(warning) }
    if let film, let kind {
      let tap = TapFilm(report: report, widget: widget, next: then, renderer: renderer)
      try FilmWriter(console: console, isQuiet: isJSON).write(
        try tap.frames(of: document, archive),
        as: kind, to: film)
    }
    if report.effect == .nothing { return .problems }
    return picture.isStrict && !warnings.isEmpty ? .strictFailure : .done
  }

  /// The format of the film; `nil` if there is none.
  private var filmFormat: TimelineFormat? {
    get throws(CommandError) {
      guard let film else { return nil }
      return try TimelineFormat(ofFile: film, usual: .apng)
    }
  }
}

extension Point {
  /// Parses two numbers.
  fileprivate init(words: ArraySlice<String>) throws(CommandError) {
    var numbers: [Double] = []
    for word in words {
      guard let number = Double(word), number.isFinite else {
        throw .usage("'\(word.singleLine)' is not a number of points", hint: "for example '40 60'")
      }
      numbers.append(number)
    }
    self.init(x: numbers.first ?? 0, y: numbers.last ?? 0)
  }
}

extension TapReport {
  /// The effect in one line.
  var text: String {
    let place = region.map { " — \($0.role.rawValue) '\($0.id.singleLine)'" } ?? ""
    if let reason { return "nothing: \(reason)" }
    switch region?.action {
    case .intent(let intent):
      return "runs \(HitTable.text(of: region?.action))\(intent.placeText)\(place)"
    case .url: return "opens \(HitTable.text(of: region?.action))\(place)"
    case nil: return "opens the app"
    }
  }
}
