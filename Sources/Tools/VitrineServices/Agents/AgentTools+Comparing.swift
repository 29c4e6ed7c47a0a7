import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineCommandLine
import VitrineLive
import VitrineMCP
import VitrineSnapshot

extension AgentTools {
  /// `compare`.
  static func compare(_ session: AgentSession) -> Tool {
    Tool(
      "compare", title: "Compare pictures",
      "Reports what changed since an earlier picture, or against a golden file of the project: views "
        + "that moved, changed, appeared or disappeared, where pixels differ, and a picture of the "
        + "difference. Without 'with' it is drawn again, as 'widget' and 'options' say.",
      looking,
      parameters: [
        CallParameter("picture", .string, "Name of the earlier picture, as render returned it"),
        CallParameter(
          "golden", .string, "Path of a PNG file below the project, instead of picture"),
        CallParameter("with", .string, "Name of the later picture; default: drawn now"),
        AgentParameters.widget, AgentParameters.sameOptions, AgentParameters.maximumWidth,
        AgentParameters.maximumLines,
      ],
      output: [
        CallParameter(
          "verdict", .choice(Verdict.allCases.map(\.rawValue)),
          "Whether a person can see a difference", isRequired: true),
        CallParameter("summary", .string, "How much differs", isRequired: true),
        CallParameter(
          "changes", .array(.string), "Views that changed, with their boxes in points",
          isRequired: true),
        CallParameter(
          "places", .array(.any), "Boxes of pixels that differ, in points",
          isRequired: true),
        LimitedText.output,
      ]
    ) { arguments, call throws(CallFault) in
      try Comparison(arguments, session, call).result()
    }
  }
}

/// Two pictures and their layouts.
private struct Comparison {
  private let arguments: CallArguments
  private let expected: Side
  private let actual: Side

  /// One of the two pictures.
  private struct Side {
    var name: String
    var bitmap: Bitmap
    var scale: Double
    var frames: FrameTree?
    var request = LiveRequest()
  }

  init(
    _ arguments: CallArguments, _ session: AgentSession, _ call: ToolCall
  ) throws(CallFault) {
    self.arguments = arguments
    if let golden = arguments.string("golden") {
      guard arguments.string("picture") == nil else {
        throw CallFault("'picture' and 'golden' cannot be combined", hint: "omit one of them")
      }
      let live = try session.settled(call)
      let request = try arguments.request()
      expected = try Comparison.golden(golden, request, live)
    } else {
      expected = try Comparison.kept(arguments.string("picture"), session)
    }
    let isGolden = arguments.string("golden") != nil
    let isOther =
      !isGolden && (arguments.string("widget") != nil || !arguments.options("options").isEmpty)
    if let later = arguments.string("with") {
      guard !isOther else {
        throw CallFault(
          "'with' is a picture that is drawn, which 'widget' and 'options' do not change",
          hint: "omit them, or omit 'with'")
      }
      actual = try Comparison.kept(later, session)
    } else {
      var drawn = expected
      if isOther { drawn.request = try Comparison.request(arguments, like: expected.request) }
      actual = try Comparison.drawn(drawn, try session.settled(call))
    }
  }

  /// The request of a call, for the widget of an earlier one if it names none.
  private static func request(
    _ arguments: CallArguments, like earlier: LiveRequest
  ) throws(CallFault) -> LiveRequest {
    var request = try arguments.request()
    if arguments.string("widget") == nil { request.widget = earlier.widget }
    return request
  }

  private static func kept(_ name: String?, _ session: AgentSession) throws(CallFault) -> Side {
    let names = session.pictures.names
    guard let name, let picture = session.pictures.named(name) else {
      let known =
        names.isEmpty ? "render gives one" : "there is " + Suggestion.list(names.suffix(8))
      throw CallFault(
        name.map { "there is no picture '\($0.singleLine)'" } ?? "'picture' or 'golden' is missing",
        hint: known)
    }
    return Side(
      name: name, bitmap: try bitmap(picture.png, name), scale: picture.scale,
      frames: picture.frames, request: picture.request)
  }

  /// Reads a file of the project; its scale is its width in pixels divided by the widget's in
  /// points.
  private static func golden(
    _ path: String, _ request: LiveRequest, _ live: LiveSession
  ) throws(CallFault) -> Side {
    try ShownPicture.checkThereIsSomething(live.state)
    let points = try AgentTools.rendering(request, live).layout.size
    let bitmap = try bitmap(try read(path, live.source.folder), path)
    let scale = points.scale(columns: bitmap.width)
    guard (0.1...8).contains(scale) else {
      throw CallFault(
        "'\(path.singleLine)' is \(bitmap.width) pixels wide, and the widget "
          + "\(points.width.dumpText) points",
        hint: "choose the family and the device of the golden in 'options'")
    }
    let dump = path.hasSuffix(".png") ? String(path.dropLast(4)) + ".frames.txt" : path
    let frames = (try? read(dump, live.source.folder)).flatMap {
      FrameDump.tree(String(decoding: $0, as: UTF8.self))
    }
    return Side(
      name: path, bitmap: bitmap, scale: scale, frames: frames, request: request.laidOut(at: scale))
  }

  private static func read(_ path: String, _ folder: String) throws(CallFault) -> [UInt8] {
    do throws(FileError) {
      let path = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      return try FolderLocation(given: folder).open().read(RelativePath(path), limit: 64 << 20)
    } catch {
      throw CallFault(
        "'\(path.singleLine)' cannot be read: \(error.text)",
        hint: error.hint ?? "give the path of a PNG file below the project")
    }
  }

  private static func bitmap(_ png: [UInt8], _ name: String) throws(CallFault) -> Bitmap {
    do throws(ImageError) {
      return try ImageDecoder().decode(png)
    } catch {
      throw CallFault(
        "'\(name.singleLine)' is not a picture: \(error.description)",
        hint: "give the path of a PNG file")
    }
  }

  private static func drawn(_ side: Side, _ live: LiveSession) throws(CallFault) -> Side {
    try ShownPicture.checkThereIsSomething(live.state)
    let layout = try AgentTools.rendering(side.request, live).layout
    do throws(ArchiveError) {
      return Side(
        name: "now", bitmap: try layout.bitmap(scale: side.scale), scale: side.scale,
        frames: layout.frames)
    } catch {
      throw CallFault(error)
    }
  }

  /// Compares the pictures and returns the differences.
  ///
  /// - Throws: `CallFault` when the difference cannot be drawn.
  func result() throws(CallFault) -> ToolResult {
    let comparison = PictureComparison(expected: expected.bitmap, actual: actual.bitmap)
    let changes = self.changes
    let lines = LimitedText(
      changes.map(\.text).joined(separator: "\n"), lines: arguments.lines)
    let places = comparison.clusters.prefix(8).map { $0.box.points(expected.scale) }
    let (verdict, summary) = (comparison.verdict.rawValue, comparison.summary)
    var text = [
      "\(expected.name) → \(actual.name): "
        + (summary == verdict ? summary : "\(verdict): \(summary)")
    ]
    if !lines.text.isEmpty { text.append(lines.text) }
    text += places.map { "pixels differ in \($0.dumpText) pt" }
    var content: [ToolResult.Content] = [.text(text.joined(separator: "\n"))]
    if comparison.verdict != .identical {
      content.insert(.picture(try picture(comparison)), at: 0)
    }
    return ToolResult(
      content,
      [
        "verdict": .string(comparison.verdict.rawValue), "summary": .string(comparison.summary),
        "changes": .array(changes.prefix(arguments.lines).map { .string($0.text) }),
        "places": .array(places.map { JSONValue(encoding: $0) }), "left_off": lines.leftOffValue,
      ])
  }

  private var changes: [NodeChange] {
    guard let old = expected.frames, let new = actual.frames else { return [] }
    // Both sides as text, because a dump rounds its numbers.
    return FrameDifference.changes(
      expected: FrameDump.tree(old.text) ?? old, actual: FrameDump.tree(new.text) ?? new)
  }

  /// Draws both pictures and the difference side by side, within the room.
  private func picture(_ comparison: PictureComparison) throws(CallFault) -> [UInt8] {
    let frames = DifferenceView.side.frames(
      comparison, expected: expected.bitmap, actual: actual.bitmap)
    do throws(CommandError) {
      return try PictureInput.png(frames.map { $0.reduced(toWidth: arguments.room.width) })
    } catch {
      throw CallFault(error)
    }
  }
}

extension LiveRequest {
  /// The request on a screen with this number of pixels per point, unless it specifies one itself.
  fileprivate func laidOut(at scale: Double) -> LiveRequest {
    guard axes.scale == nil else { return self }
    var request = self
    request.axes.scale = [scale]
    return request
  }
}

extension Rect {
  /// Converts a box from pixels to points.
  fileprivate func points(_ scale: Double) -> Rect {
    Rect(x: minX / scale, y: minY / scale, width: width / scale, height: height / scale)
  }
}
