import Vitrine

/// The clock of a screen: hours without a leading zero and without "AM", as phones show them.
enum ScreenClock {
  /// Returns the text of the clock in the language of a request, which has 12 or 24 hours.
  ///
  /// - Throws: `ArchiveError` when texts cannot be laid out.
  static func text(
    _ request: RenderRequest, _ renderer: Renderer
  ) throws(ArchiveError) -> JSONValue {
    let size = Size(width: 400, height: 100)
    var drawing = ScreenDrawing()
    // Where both are equal in the evening, the language has 12 hours.
    for (key, format) in [("template", "Jmm"), ("pattern", "hh:mm")] {
      let hours: JSONValue = ["value": "2026-01-31T18:30:00Z", key: .string(format)]
      drawing.text(
        ["format": ["dateTime": hours]], in: Rect(origin: .zero, size: size), size: 20)
    }
    var noon = request
    noon.timeZone = .standard
    let texts = try drawing.layOut(size: size, scale: 1, noon, renderer).frames.texts
    let isShort = texts.count == 2 && texts[0] == texts[1]
    return ["format": ["dateTime": ["pattern": isShort ? "h:mm" : "H:mm"]]]
  }
}
