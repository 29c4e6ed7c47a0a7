import Vitrine
import VitrineLive
import VitrineMCP

/// A picture that is drawn for an agent, in the room that there is.
struct ShownPicture {
  let rendering: LiveRendering
  let request: LiveRequest
  let png: [UInt8]
  /// The name under which it is kept.
  let name: String
  private let state: LiveState

  /// Draws what is asked for, and keeps it.
  ///
  /// - Throws: `ToolFault` when it cannot be shown.
  init(
    _ request: LiveRequest, _ session: LiveSession, in room: PictureRoom, _ pictures: KeptPictures
  ) throws(ToolFault) {
    state = session.state
    try ShownPicture.checkThereIsSomething(state)
    let (rendering, png): (LiveRendering, [UInt8])
    do throws(RenderFault) {
      let first = try session.render(request)
      let scale: Double
      do throws(ToolFault) {
        scale = try room.scale(for: first.layout.size, natural: first.layout.scale)
      } catch {
        throw .request(.init(error.message, hint: error.hint))
      }
      rendering = scale == first.layout.scale ? first : try session.render(request.scaled(scale))
      do throws(ArchiveError) { png = try rendering.data() } catch { throw .archive(error) }
    } catch {
      throw ToolFault(error)
    }
    (self.request, self.rendering, self.png) = (request, rendering, png)
    name = pictures.keep(
      .init(
        request: request, scale: rendering.layout.scale, png: png,
        frames: rendering.layout.frames))
  }

  /// - Throws: `ToolFault` with the first errors of the build where there is no archive at all.
  static func checkThereIsSomething(_ state: LiveState) throws(ToolFault) {
    guard state.archives.entries.isEmpty else { return }
    if let failure = state.failure { throw ToolFault(failure) }
    if let build = state.build, !build.isSuccessful {
      let first = build.errors.prefix(3).map(\.text).joined(separator: "\n")
      throw ToolFault(
        "there is nothing to draw, since \(build.summary):\n\(first)",
        hint: "mend it, then call build")
    }
    if let fault = state.faults.first {
      throw ToolFault(
        "there is nothing to draw: \(fault.kind): \(fault.reason)",
        hint: fault.hint ?? "mend it, then call build")
    }
    throw ToolFault("there is no widget", hint: "call build, then list_widgets")
  }

  /// Why the picture may not show the sources as they are; `nil` where it does.
  var staleness: String? {
    if let failure = state.failure { return failure.message }
    guard let build = state.build, !build.isSuccessful else { return nil }
    let first = build.errors.first.map { ": \($0.text)" } ?? ""
    return "\(build.summary)\(first)"
  }

  /// What is said of it in the first lines.
  var heading: String {
    let size = rendering.layout.pixelSize
    var lines = [
      "\(name): \(rendering.widget.id), \(rendering.layout.request.surface.name), "
        + "\(size.width)×\(size.height) pixels, \(pointsText) points"
    ]
    if let staleness { lines.append("out of date: \(staleness)") }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n")
  }

  private var pointsText: String {
    "\(rendering.layout.size.width.dumpText)×\(rendering.layout.size.height.dumpText)"
  }

  /// The warnings, each with its place in the archive.
  private var warnings: [String] {
    rendering.warnings.prefix(20).map { "\($0.path): \($0.message)" }
  }

  /// The fields that ``output`` describes.
  var structured: [String: JSONValue] {
    let (layout, size) = (rendering.layout, rendering.layout.pixelSize)
    return [
      "picture": .string(name), "widget": .string(rendering.widget.id),
      "width": .number(Double(size.width)), "height": .number(Double(size.height)),
      "points": [
        "width": .number(layout.size.width), "height": .number(layout.size.height),
      ],
      "scale": .number(layout.scale), "is_current": .bool(staleness == nil),
      "request": .object(layout.request.surface.reported),
      "warnings": .array(warnings.map(JSONValue.string)),
      "texts": .array(layout.frames.texts.prefix(100).map(JSONValue.string)),
    ]
  }

  /// What is said of every picture.
  static let output: [ToolParameter] = [
    ToolParameter(
      "picture", .string, "Name under which compare knows the picture", isRequired: true),
    ToolParameter("widget", .string, "Id of the widget that it shows", isRequired: true),
    ToolParameter("width", .integer(1...65_536), "Columns in pixels", isRequired: true),
    ToolParameter("height", .integer(1...65_536), "Rows in pixels", isRequired: true),
    ToolParameter("points", size, "Extent in points", isRequired: true),
    ToolParameter("scale", .number(0...8), "Pixels per point", isRequired: true),
    ToolParameter(
      "is_current", .boolean,
      "Whether it shows the sources as they are: false after a failed build",
      isRequired: true),
    ToolParameter("request", .any, "The options that are not as usual", isRequired: true),
    ToolParameter("warnings", .array(.string), "What is probably not meant", isRequired: true),
    ToolParameter(
      "texts", .array(.string), "The texts that are shown, cut at 40 letters", isRequired: true),
  ]

  private static let size = ToolParameter.Kind.object([
    ToolParameter("width", .number(0...1e6), "In points", isRequired: true),
    ToolParameter("height", .number(0...1e6), "In points", isRequired: true),
  ])
}

extension LiveRequest {
  /// The request with other pixels per point.
  func scaled(_ scale: Double) -> LiveRequest {
    var request = self
    var words: [String] = []
    var rest = self.words[...]
    while let word = rest.popFirst() {
      if word == "--scale" {
        _ = rest.popFirst()
      } else {
        words.append(word)
      }
    }
    request.words = words + ["--scale", scale.dumpText]
    return request
  }
}

extension SourceDiagnostic {
  /// The place and the message, as compilers print them.
  var text: String {
    let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
    return "\(place)\(severity.rawValue): \(message)"
  }
}
