import Vitrine

extension Command {
  static let hit = Command(
    "hit", "Say what a tap on a widget does", operands: .archiveAndPoint,
    flags: Flag.selection + [.fontDir, .strict, .json],
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
      Example("vitrine hit Tasks.json 40 60", "what is under the middle of the left half"),
      Example(
        "vitrine hit Tasks.json 40 60 --family systemMedium --state locked --json",
        "the same for a program, on a locked device"),
    ]
  ) { (arguments, console) throws(Stop) in
    let selection = Selection(arguments)
    guard !selection.isPlural else {
      throw .usage("one picture is asked at a time", hint: "choose one value for each flag")
    }
    let source = Source(argument: arguments.operands[0])
    let point = try Point(words: arguments.operands.dropFirst())
    let renderer = Renderer(fonts: try FontFolder(arguments))
    let widget: LaidOutWidget
    let warnings: [Diagnostic]
    do throws(ArchiveError) {
      let document = try source.read(arguments.text(.widget))
      guard let request = try selection.request(for: document) else { return .done }
      widget = try renderer.layOut(document, request)
      warnings = document.warnings + widget.warnings
    } catch {
      let isUnreadable = if case .unreadable = error.reason { true } else { false }
      throw .problem(
        Problem(error, file: source.name), isUnreadable ? .unusable : .notRendered)
    }
    let report = TapReport(point, on: widget)
    try arguments.has(.json) ? console.printJSON(report) : console.print(report.text)
    for warning in warnings {
      console.report(
        Problem(warning, file: source.name, isStrict: arguments.has(.strict)))
    }
    let isBad = arguments.has(.strict) && !warnings.isEmpty
    return report.effect == .nothing || isBad ? .problems : .done
  }
}

extension Point {
  /// Reads two numbers.
  fileprivate init(words: ArraySlice<String>) throws(Stop) {
    var numbers: [Double] = []
    for word in words {
      guard let number = Double(word), number.isFinite else {
        throw .usage("'\(word.singleLine)' is no number of points", hint: "for example '40 60'")
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
  }

  private static func obstacle(
    _ point: Point, _ widget: LaidOutWidget, _ region: HitRegion?
  ) -> String? {
    if !widget.contains(point) { return "it is outside of the widget" }
    if widget.request.request.state == .locked { return "the device is locked" }
    guard let region else { return nil }
    if !region.isEnabled { return "'\(region.id)' is disabled" }
    // Closures are not archived: only intents run (Apple's documentation of `Button`).
    return region.action == nil ? "'\(region.id)' has no intent" : nil
  }

  /// One line for people.
  var text: String {
    let place = region.map { " — \($0.role.rawValue) '\($0.id.singleLine)'" } ?? ""
    if let reason { return "nothing: \(reason)" }
    switch region?.action {
    case .intent: return "runs \(HitTable.text(of: region?.action))\(place)"
    case .url: return "opens \(HitTable.text(of: region?.action))\(place)"
    case nil: return "opens the app"
    }
  }
}
