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

/// What a tap at a point does.
struct TapReport: Encodable {
  /// The kinds of effect.
  enum Effect: String, Encodable {
    /// An intent runs.
    case intent
    /// A URL is opened.
    case url
    /// The app is opened.
    case app
    /// Nothing happens.
    case nothing
  }

  let point: Point
  let effect: Effect
  /// Why nothing happens.
  let reason: String?
  /// The process that runs the intent; `nil` where none runs.
  let process: Action.IntentProcess?
  /// Whether the app comes to the foreground.
  let opensApp: Bool
  /// The region that takes the tap.
  let region: HitRegion?

  init(_ point: Point, on widget: LaidOutWidget) {
    self.point = point
    let region = widget.hitRegion(at: point)
    self.region = region
    reason = TapReport.obstacle(point, widget, region)
    if reason != nil {
      effect = .nothing
    } else {
      switch region?.action {
      case .intent: effect = .intent
      case .url: effect = .url
      case nil: effect = .app
      }
    }
    if case .intent(let intent)? = region?.action, effect == .intent {
      (process, opensApp) = (intent.process, intent.opensApp)
    } else {
      (process, opensApp) = (nil, effect == .app || effect == .url)
    }
  }

  private static func obstacle(
    _ point: Point, _ widget: LaidOutWidget, _ region: HitRegion?
  ) -> String? {
    if !widget.contains(point) { return "it is outside of the widget" }
    if widget.request.request.state == .locked { return "the device is locked" }
    guard let region else { return widget.request.request.target.obstacle }
    if !region.isEnabled { return "'\(region.id)' is disabled" }
    // Closures are not archived: only intents run (Apple's documentation of `Button`).
    return region.action == nil ? "'\(region.id)' has no intent" : nil
  }

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

extension RenderTarget {
  /// Why a tap beside all regions does nothing; `nil` where it opens the app.
  ///
  /// A control is no widget that opens its app: outside of its outline, and where it is only shown,
  /// nobody takes the tap.
  fileprivate var obstacle: String? {
    guard case .control(let presentation) = self else { return nil }
    return switch presentation {
    case .controlGallery, .controlStatus: "a control does not act there"
    default: "it is outside of the control"
    }
  }
}

extension Action.Intent {
  /// Where it runs, in words; nothing for the widget extension.
  var placeText: String { opensApp ? " and opens the app" : process == .app ? " in the app" : "" }
}
