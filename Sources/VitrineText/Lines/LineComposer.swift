import VitrineModel

/// Cuts a paragraph into lines, as many as the bounds allow.
struct LineComposer {
  private let paragraph: Paragraph
  private let bounds: LineBounds
  /// What becomes of text that the bounds leave no line for.
  private let overflow: Overflow
  /// After which units a line may end; `nil` is after each.
  private let breaks: LineBreaks?

  /// The lines.
  private(set) var lines: [ComposedLine] = []
  /// Their heights.
  private(set) var stack: LineStack
  /// Whether the bounds left text without a line.
  private(set) var isCut = false

  /// What becomes of text that the bounds leave no line for.
  enum Overflow {
    /// The last line has an ellipsis at its head, middle or tail.
    case ellipsis(TruncationMode)
    /// It is left out.
    case drop
  }

  /// Cuts `paragraph` at once.
  init(
    _ paragraph: Paragraph, bounds: LineBounds, spacing: Double, overflow: Overflow,
    breaks: LineBreaks?
  ) {
    self.paragraph = paragraph
    self.bounds = bounds
    self.overflow = overflow
    self.breaks = breaks
    stack = LineStack(spacing: spacing)
    compose()
  }

  private mutating func compose() {
    var next: Int? = 0
    while let start = next {
      let units = fill(from: start)
      let line = ComposedLine(units: units)
      let metrics = paragraph.lineMetrics(of: line)
      let fits = lines.isEmpty || bounds.admits(height: stack.height(adding: metrics))
      guard lines.count < bounds.count, fits else { return cut() }
      lines.append(line)
      stack.append(metrics)
      next = following(units)
    }
  }

  /// Where the line after `units` begins; after a hard break there is one, were it empty.
  private func following(_ units: Range<Int>) -> Int? {
    let endsHard = units.last.map { paragraph.units[$0].kind == .hardBreak } ?? false
    return units.upperBound < paragraph.units.count || endsHard ? units.upperBound : nil
  }

  /// The units of the line that begins at `start`, as many as fit.
  ///
  /// White space hangs over the end, and so does the room that a run keeps after its characters
  /// (recorded on iOS 18.5: text with a tracking of 10 points, 2 points wider than its room, is not
  /// cut); a word wider than the line breaks inside; one unit always fits, so that a proposal of zero
  /// sets one character a line.
  private func fill(from start: Int) -> Range<Int> {
    var width = 0.0
    for index in start..<paragraph.units.count {
      let unit = paragraph.units[index]
      if unit.kind == .hardBreak { return start..<index + 1 }
      let ink = unit.advance - max(paragraph.measures[Int(unit.run)].kerning, 0)
      let overflows = index > start && unit.kind != .blank && !bounds.admits(width: width + ink)
      if overflows { return start..<lastBreak(in: start..<index) }
      width += unit.advance
    }
    return start..<paragraph.units.count
  }

  private func lastBreak(in units: Range<Int>) -> Int {
    guard let breaks = breaks?.afterUnits(of: paragraph) else { return units.upperBound }
    return (units.last { breaks[$0] }).map { $0 + 1 } ?? units.upperBound
  }

  /// Ends the text in the last line that the bounds left room for.
  private mutating func cut() {
    isCut = true
    guard case .ellipsis(let mode) = overflow, let last = lines.popLast() else { return }
    let line = Truncation(paragraph: paragraph, bounds: bounds)
      .line(from: last.units.lowerBound, mode)
    isCut = line.ellipsisRun != nil
    lines.append(line)
    stack.replaceLast(with: paragraph.lineMetrics(of: line))
  }
}
