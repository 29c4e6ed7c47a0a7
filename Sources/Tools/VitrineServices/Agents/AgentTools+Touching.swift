import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP

extension AgentTools {
  /// `tap`.
  static func tap(_ session: AgentSession) -> Tool {
    Tool(
      "tap", title: "Tap a widget",
      "Taps a button, toggle or link of a widget: its App Intent runs in the project's code, the "
        + "timeline is created again, and the widget is drawn after it. Takes a point, or the id of a "
        + "region from inspect with what=hits.",
      .init(isReadOnly: false, isIdempotent: false),
      parameters: [
        AgentParameters.widget,
        CallParameter("x", .number(-10_000...10_000), "Points from the widget's left edge"),
        CallParameter("y", .number(-10_000...10_000), "Points from its upper edge"),
        CallParameter("region", .string, "Id of the region, instead of x and y"),
        CallParameter(
          "perform", .boolean,
          "Whether the intent runs; false only reports what would happen; default: true"),
        AgentParameters.sameOptions, AgentParameters.maximumWidth, AgentParameters.maximumHeight,
      ],
      output: [
        CallParameter(
          "effect", .choice(["intent", "url", "app", "nothing"]), "What the tap does",
          isRequired: true),
        CallParameter("reason", .string, "Why nothing happens"),
        CallParameter("region", .string, "Id of the region that reacts"),
        CallParameter("action", .string, "The intent with its parameters, or the URL"),
        CallParameter(
          "performed", .any, "Result of the intent: success, dialog, reloads, seconds"),
        CallParameter("picture", .string, "Name of the picture after it, for compare"),
      ]
    ) { arguments, call throws(CallFault) in
      let live = try session.settled(call)
      try ShownPicture.checkThereIsSomething(live.state)
      return try Tap(arguments, live).result(in: session)
    }
  }
}

/// One tap, and what it does.
private struct Tap {
  let arguments: CallArguments
  let live: LiveSession
  let request: LiveRequest
  let tap: LiveTap

  /// Finds the region at the point, and its effect.
  ///
  /// - Throws: `CallFault` when the point is missing, or the widget cannot be shown.
  init(_ arguments: CallArguments, _ live: LiveSession) throws(CallFault) {
    (self.arguments, self.live) = (arguments, live)
    request = try arguments.request()
    let point = try Tap.point(arguments, try AgentTools.rendering(request, live))
    do throws(RenderFault) { tap = try live.tap(point, on: request) } catch {
      throw CallFault(error)
    }
  }

  private static func point(
    _ arguments: CallArguments, _ rendering: LiveRendering
  ) throws(CallFault) -> Point {
    let regions = rendering.layout.hitRegions
    guard let id = arguments.string("region") else {
      guard let x = arguments.number("x"), let y = arguments.number("y") else {
        let names = Suggestion.list(regions.map(\.id))
        throw CallFault(
          "the point of the tap is missing",
          hint: "give x and y, or region: \(names.isEmpty ? "there is none here" : names)")
      }
      return Point(x: x, y: y)
    }
    guard let box = regions.last(where: { $0.id == id })?.shape.tightBounds else {
      throw CallFault(
        "there is no region '\(id.singleLine)'",
        hint: Suggestion.hint(for: id, among: regions.map(\.id))
          ?? "inspect with what=hits lists them")
    }
    return Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
  }

  /// Runs the intent, if the tap has one, and draws the widget after it.
  ///
  /// - Throws: `CallFault` when no program can run it.
  func result(in session: AgentSession) throws(CallFault) -> ToolResult {
    var structured = described
    var lines = [summary]
    guard let intent = tap.intent, arguments.boolean("perform") ?? true else {
      return ToolResult([.text(lines.joined(separator: "\n"))], structured)
    }
    let report: PerformReport
    do throws(LiveError) { report = try live.perform(intent, of: tap.widget) } catch {
      throw CallFault(error)
    }
    lines.append(report.text)
    structured["performed"] = report.json
    let shown = try ShownPicture(request, live, in: arguments.room, session.pictures)
    structured["picture"] = .string(shown.name)
    lines.append("after it: " + shown.heading)
    lines.append("next: compare this picture with an earlier one, or render")
    var result = ToolResult(
      [.picture(shown.png), .text(lines.joined(separator: "\n"))], structured)
    result.isError = !report.isSuccessful
    return result
  }

  private var described: [String: JSONValue] {
    var fields: [String: JSONValue] = ["effect": .string(tap.report.effect.rawValue)]
    fields["reason"] = tap.report.reason.map(JSONValue.string)
    fields["region"] = tap.report.region.map { .string($0.id) }
    if tap.report.region?.action != nil {
      fields["action"] = .string(HitTable.text(of: tap.report.region?.action))
    }
    return fields
  }

  private var summary: String {
    let region = tap.report.region.map { "\($0.role.rawValue) '\($0.id)'" } ?? "the widget"
    switch tap.report.effect {
    case .intent: return "\(region) runs \(HitTable.text(of: tap.report.region?.action))"
    case .url: return "\(region) opens \(HitTable.text(of: tap.report.region?.action))"
    case .app: return "the tap opens the app"
    case .nothing:
      return "nothing happens: \(tap.report.reason ?? "nothing takes the tap")\n"
        + "next: inspect with what=hits lists what can be tapped"
    }
  }
}

extension PerformReport {
  /// The result as text for a model.
  fileprivate var text: String {
    if let fault { return "it failed: \(fault)" + (hint.map { "\nnext: \($0)" } ?? "") }
    var parts = ["it ran in \(((seconds * 100).rounded() / 100).dumpText) s"]
    if let dialog { parts.append("it says \(dialog.debugDescription)") }
    if !reloads.isEmpty {
      parts.append("it reloads " + reloads.map { $0.isEmpty ? "all" : $0 }.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = [
      "is_successful": .bool(isSuccessful), "intent": .string(intent.type),
      "parameters": .object(intent.parameters), "seconds": .number(seconds),
      "reloads": .array(reloads.map(JSONValue.string)),
    ]
    fields["value"] = value
    fields["dialog"] = dialog.map(JSONValue.string)
    fields["fault"] = fault.map(JSONValue.string)
    fields["hint"] = hint.map(JSONValue.string)
    return .object(fields)
  }
}
