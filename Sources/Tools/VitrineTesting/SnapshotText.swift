import Vitrine

/// What a text says about a picture, for `assertInlineSnapshot`.
public enum SnapshotText: String, Sendable, CaseIterable {
  /// What VoiceOver reads, one line for each element in order, without its place.
  case speech
  /// The views of the archive with their modifiers, as `vitrine inspect` prints them.
  case views
  /// The box of every view, in points.
  case frames
  /// What reacts to taps, and the intent or URL of each.
  case taps

  /// What the text is, for messages.
  var title: String {
    switch self {
    case .speech: "what VoiceOver reads"
    case .views: "the views"
    case .frames: "the frames of the views"
    case .taps: "what reacts to taps"
    }
  }

  /// Returns the text about a picture, without blanks at the ends of its lines.
  ///
  /// - Throws: `ArchiveError` when the picture cannot be laid out.
  func text(
    of document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> String {
    let lines = try lines(of: document, try document.resolve(request))
    return lines.map { $0.trimmingBlanksAtEnd }.joined(separator: "\n")
  }

  private func lines(
    of document: WidgetDocument, _ request: ResolvedRequest
  ) throws(ArchiveError) -> [Substring] {
    let renderer = Renderer()
    switch self {
    case .speech:
      let root = try renderer.accessibility(of: document, request)
      return root.readingOrder.map { Substring($0.spokenLine) }
    case .views:
      return try document.views(for: request).flatMap { part in
        part.view.text.split(separator: "\n")
      }
    case .frames:
      return try renderer.layOut(document, request).frames.text.split(separator: "\n")
    case .taps:
      return try renderer.layOut(document, request).hitRegions.map { Substring($0.line) }
    }
  }
}

extension HitRegion {
  fileprivate var line: String {
    let state = [isOn.map { $0 ? "on" : "off" }, isEnabled ? nil : "disabled"].compactMap { $0 }
    let action =
      switch self.action {
      case .intent(let intent):
        intent.type + "(" + JSONValue.object(intent.parameters).summary(hiding: []) + ")"
      case .url(let url): url
      case nil: "nothing"
      }
    let name = ([role.rawValue, id] + state).joined(separator: " ")
    return "\(name): \(action)".singleLine
  }
}

extension Substring {
  fileprivate var trimmingBlanksAtEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
