import Vitrine
import VitrineArguments

/// `vitrine hit`.
struct HitCommand: ParsableCommand {
  var picture = PictureOptions()
  var isJSON = false
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "hit", "Say what a tap on a widget does", operands: .archiveAndPoint,
    discussion: [
      "X and Y are points from the widget's upper left corner, as 'inspect --frames' and "
        + "'inspect --hits' have them. The topmost region takes the tap: a button or toggle runs its "
        + "intent, a link opens its URL, elsewhere the widget's URL is opened, and without one the "
        + "app.",
      "Ends with 0 when the tap does something, and with 1 when it does nothing: on a disabled "
        + "control, on a locked device, outside of the widget.",
      "One family, state and scheme are asked at a time.",
    ],
    examples: [
      .init("vitrine hit Tasks.json 40 60", "what is under the middle of the left half"),
      .init(
        "vitrine hit Tasks.json 40 60 --family systemMedium --state locked --json",
        "the same for a program, on a locked device"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    PictureOptions.arguments.map { $0.of(\.picture) } + [.json(\.isJSON)]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try picture.checkIsSingle("one picture is asked at a time")
    let archive = ArchiveArgument(operands[0])
    let point = try Point(words: operands.dropFirst())
    let renderer = try picture.renderer()
    let widget: LaidOutWidget
    let warnings: [ReportedDiagnostic]
    do throws(ArchiveError) {
      let document = try archive.read(picture.widget, picture.decoder)
      let request = try picture.request(for: document)
      widget = try Watchdog.watch(archive.name, renderer.timeout, console) {
        () throws(ArchiveError) in try renderer.layOut(document, request)
      }
      warnings = document.reported(
        document.warnings + widget.warnings, isStrict: picture.isStrict)
    } catch {
      let isUnreadable = if case .unreadable = error.reason { true } else { false }
      throw .failed(
        ReportedDiagnostic(error, file: archive.name), isUnreadable ? .unusable : .notRendered)
    }
    let report = TapReport(point, on: widget)
    try isJSON ? console.printJSON(report) : console.print(report.text)
    for warning in warnings { console.report(warning) }
    let isBad = picture.isStrict && !warnings.isEmpty
    return report.effect == .nothing || isBad ? .problems : .done
  }
}

extension Point {
  /// Reads two numbers.
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
  /// One line for people.
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

extension Action.Intent {
  /// Where it runs, in words; nothing for the widget extension.
  var placeText: String { opensApp ? " and opens the app" : process == .app ? " in the app" : "" }
}
