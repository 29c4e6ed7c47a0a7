import VitrineDisplayList
import VitrineGeometry

/// Text with simple metrics: every character is half as wide as the font size, every line as high
/// as the font size, and the baseline is at four fifths of the line.
struct StubText: ShapedText {
  let content: StyledText
  let missingScalars: [Unicode.Scalar]
  /// Called for each layout, so that a test can look at the stack.
  var onLayout: (@Sendable () -> Void)?

  private var fontSize: Double { content.runs.first?.font.size ?? 0 }
  private var string: String { content.runs.map(\.string).joined() }

  /// Distances that no other view has, so that tests can identify them.
  var spacing: TextSpacing { TextSpacing(above: 3, below: 5, leading: 1) }

  func metrics(in proposal: ProposedViewSize) -> TextMetrics {
    onLayout?()
    let advance = fontSize / 2
    let natural = Double(string.count) * advance
    let width = min(natural, max(proposal.width ?? natural, 0))
    let perLine = advance > 0 ? max(1, Int(width / advance)) : 1
    let count = Double(max(1, (string.count + perLine - 1) / perLine))
    return TextMetrics(
      size: Size(width: width, height: count * fontSize), firstBaseline: 0.8 * fontSize,
      lastBaseline: (count - 0.2) * fontSize)
  }

  func layout(in proposal: ProposedViewSize) -> TextLayout {
    let metrics = metrics(in: proposal)
    let width = metrics.size.width
    let lines = (0..<Int(metrics.size.height / fontSize)).map { line in
      let rect = Rect(x: 0, y: Double(line) * fontSize, width: width, height: fontSize)
      return TextLayout.Line(
        x: 0, baseline: (Double(line) + 0.8) * fontSize, width: width,
        fragments: [.init(run: 0, content: ink(rect))])
    }
    return TextLayout(metrics: metrics, lines: lines, isTruncated: false)
  }

  func reading(in proposal: ProposedViewSize) -> TextReading {
    let (perLine, count) = (max(1, string.count / layout(in: proposal).lines.count), string.count)
    let starts = stride(from: 0, to: count, by: perLine)
    return TextReading(lines: starts.map { String(string.dropFirst($0).prefix(perLine)) })
  }

  private func ink(_ rect: Rect) -> TextLayout.Fragment.Content {
    guard let run = content.runs.first, !content.isRedacted else { return .bar(rect, radius: 1) }
    let font = FontInstance(
      face: "Stub", size: run.font.size, weight: run.font.weight, opticalSize: 0,
      italic: run.font.italic)
    let glyph = GlyphRun.Glyph(id: 1, x: rect.minX, y: rect.minY + 0.8 * fontSize)
    return .glyphs(font: font, glyphs: [glyph])
  }
}

/// Creates texts with simple metrics.
struct StubEngine: TextEngine {
  /// Called whenever a text is shaped.
  var onShape: (@Sendable () -> Void)?
  /// Called whenever a text is laid out.
  var onLayout: (@Sendable () -> Void)?

  func shape(_ content: StyledText) -> any ShapedText {
    onShape?()
    let strange = content.runs.flatMap { $0.string.unicodeScalars }.filter { $0 == "☃" }
    return StubText(content: content, missingScalars: strange, onLayout: onLayout)
  }

  func hasFace(for family: FontFamily) -> Bool { family == .system(.default) }

  func outline(of glyph: UInt32, in font: FontInstance) -> Path { Path() }
}
