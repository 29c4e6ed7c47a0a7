import Vitrine
import VitrineArguments
import VitrineLive
import VitrineMCP
import VitrineProcess

/// A picture that is drawn for an agent, within its maximum size.
struct ShownPicture {
  let rendering: LiveRendering
  let request: LiveRequest
  let png: [UInt8]
  /// Pixels per point.
  let scale: Double
  /// The name under which the picture is kept.
  let name: String
  /// The findings in the picture, one line each.
  private let findings: [String]
  private let state: LiveState

  /// Draws the requested picture, and keeps it.
  ///
  /// - Throws: `CallFault` when it cannot be drawn.
  init(
    _ request: LiveRequest, _ session: LiveSession, in room: PictureRoom, _ pictures: KeptPictures
  ) throws(CallFault) {
    state = session.state
    try ShownPicture.checkThereIsSomething(state)
    do throws(RenderFault) { rendering = try session.render(request) } catch {
      throw CallFault(error)
    }
    let layout = rendering.layout
    // The layout is that of the device, however small the picture.
    scale = try room.scale(for: layout.size, natural: layout.scale)
    do throws(ArchiveError) {
      // A page drops the choice for another widget; here it is for this one.
      for choice in request.axes.configuration ?? [] {
        try rendering.document.archive.check(choice)
      }
      png = try layout.png(scale: scale)
    } catch {
      throw CallFault(error)
    }
    findings = try CheckedPictures.lines(rendering, session)
    self.request = request
    name = pictures.keep(
      .init(request: request, scale: scale, png: png, frames: layout.frames))
  }

  /// - Throws: `CallFault` with the first errors of the build when there is no archive at all.
  static func checkThereIsSomething(_ state: LiveState) throws(CallFault) {
    guard state.archives.entries.isEmpty else { return }
    if let failure = state.failure { throw CallFault(failure) }
    if let build = state.build, !build.isSuccessful {
      let first = build.errors.prefix(3).map(\.text).joined(separator: "\n")
      throw CallFault(
        "there is nothing to draw, because \(build.summary):\n\(first)",
        hint: "fix it, then call build")
    }
    if let fault = state.faults.first {
      throw CallFault(
        "there is nothing to draw: \(fault.kind): \(fault.reason)",
        hint: fault.hint ?? "fix it, then call build")
    }
    throw CallFault("there is no widget", hint: "call build, then list_widgets")
  }

  /// Why the picture may not show the current sources; `nil` if it does.
  var staleness: String? {
    if let failure = state.failure { return failure.message }
    guard let build = state.build, !build.isSuccessful else { return nil }
    let first = build.errors.first.map { ": \($0.text)" } ?? ""
    return "\(build.summary)\(first)"
  }

  /// The first lines of the description of the picture.
  var heading: String {
    let size = PNGHeader.size(of: png)
    var lines = [
      "\(name): \(rendering.widget.id), \(rendering.layout.request.surface.name), "
        + "\(size.width)×\(size.height) pixels, \(pointsText) points"
    ]
    if let staleness { lines.append("out of date: \(staleness)") }
    lines += warnings.map { "warning: \($0)" } + findings.map { "finding: \($0)" }
    return lines.joined(separator: "\n")
  }

  private var pointsText: String {
    "\(rendering.layout.size.width.dumpText)×\(rendering.layout.size.height.dumpText)"
  }

  /// The warnings, each with its place in the archive.
  private var warnings: [String] {
    rendering.warnings.prefix(20).map { "\($0.path): \(AgentTools.words().named($0.message))" }
      + rendering.layout.ineffectiveOptions(of: request.axes)
  }

  /// The fields that ``output`` describes.
  var structured: [String: JSONValue] {
    let (layout, size) = (rendering.layout, PNGHeader.size(of: png))
    return [
      "picture": .string(name), "widget": .string(rendering.widget.id),
      "width": .number(Double(size.width)), "height": .number(Double(size.height)),
      "points": [
        "width": .number(layout.size.width), "height": .number(layout.size.height),
      ],
      "scale": .number(scale), "is_current": .bool(staleness == nil),
      "request": .object(layout.request.surface.reported),
      "warnings": .array(warnings.map(JSONValue.string)),
      "findings": .array(findings.map(JSONValue.string)),
      "texts": .array(layout.frames.texts.prefix(100).map(JSONValue.string)),
    ]
  }

  /// The output that describes every picture.
  static let output: [CallParameter] = [
    CallParameter(
      "picture", .string, "Name of the picture, for compare", isRequired: true),
    CallParameter("widget", .string, "Id of the widget", isRequired: true),
    CallParameter("width", .integer(1...65_536), "Columns in pixels", isRequired: true),
    CallParameter("height", .integer(1...65_536), "Rows in pixels", isRequired: true),
    CallParameter("points", size, "Size in points", isRequired: true),
    CallParameter(
      "scale", .number(0...8), "Pixels per point of the picture; the layout is the device's",
      isRequired: true),
    CallParameter(
      "is_current", .boolean,
      "Whether it shows the current sources: false after a failed build",
      isRequired: true),
    CallParameter("request", .any, "The options that differ from their defaults", isRequired: true),
    CallParameter("warnings", .array(.string), "Probable mistakes", isRequired: true),
    CallParameter(
      "findings", .array(.string), "What people cannot read, see or tap", isRequired: true),
    CallParameter(
      "texts", .array(.string), "The visible texts, cut at 40 letters", isRequired: true),
  ]

  private static let size = CallParameter.Kind.object([
    CallParameter("width", .number(0...1e6), "In points", isRequired: true),
    CallParameter("height", .number(0...1e6), "In points", isRequired: true),
  ])
}
