/// Lines set one under the other, in points.
struct LineStack: Sendable {
  /// The space between two lines beyond that of their fonts.
  private let spacing: Double
  private var lines: [LineMetrics] = []

  /// Sum of all lines and of the gaps between them, not rounded.
  private(set) var height = 0.0

  /// How many lines a text of a widget has at most, as a rule.
  static let usualCount = 8

  /// Creates a line stack.
  init(spacing: Double) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
  }

  /// The height that the stack would have with one more line.
  func height(adding line: LineMetrics) -> Double {
    height + (lines.last.map { $0.gap + spacing } ?? 0) + line.ascent + line.descent
  }

  /// The height that a proposal must have for one more line.
  ///
  /// Lines of a font with tight leading are as high as they are apart, so that the last one may extend
  /// below: on iOS two lines of 11 points that are 11 apart are not cut in 23 points (one picture).
  func room(adding line: LineMetrics) -> Double { height(adding: line) + min(line.gap, 0) }

  /// Height of `count` equal lines, or of as many as `bounds` admit.
  static func height(
    of count: Int, _ line: LineMetrics, spacing: Double, in bounds: LineBounds
  ) -> Double {
    let one = line.ascent + line.descent
    let pitch = one + line.gap + LineStack(spacing: spacing).spacing
    let most = pitch > 0 ? ((bounds.height - one) / pitch + 1 + 1e-9).rounded(.down) : 1
    return one + pitch * (min(Double(count), max(most, 1)) - 1)
  }

  /// Sets a line under the others.
  mutating func append(_ line: LineMetrics) {
    height = height(adding: line)
    // Texts that come here have several lines.
    if lines.isEmpty { lines.reserveCapacity(LineStack.usualCount) }
    lines.append(line)
  }

  /// Replaces the last line.
  mutating func replaceLast(with line: LineMetrics) {
    guard let last = lines.popLast() else { return append(line) }
    height -= last.ascent + last.descent + (lines.last.map { $0.gap + spacing } ?? 0)
    append(line)
  }

  /// The lines' own measures.
  subscript(line: Int) -> LineMetrics { lines[line] }

  /// Distance from the top to the first baseline.
  ///
  /// Source: recorded on iOS 18.5, the first ascent is rounded up to the pixel.
  func firstBaseline(on grid: PixelGrid) -> Double { grid.ceil(lines.first?.ascent ?? 0) }

  /// Distance from the top to the last baseline.
  func lastBaseline(on grid: PixelGrid) -> Double {
    var offset = 0.0
    for index in lines.indices { offset = baseline(of: index, after: offset) }
    return firstBaseline(on: grid) + grid.ceil(offset)
  }

  /// Distances from the top to the baselines.
  ///
  /// Source: recorded on iOS 18.5, each distance from the first one is rounded up to the pixel.
  func baselines(on grid: PixelGrid) -> [Double] {
    let first = firstBaseline(on: grid)
    var offset = 0.0
    return lines.indices.map { index in
      offset = baseline(of: index, after: offset)
      return first + grid.ceil(offset)
    }
  }

  /// Distance from the first baseline to that of a line, from the distance of the line before it.
  private func baseline(of index: Int, after offset: Double) -> Double {
    guard index > 0 else { return 0 }
    let last = lines[index - 1]
    return offset + last.descent + last.gap + spacing + lines[index].ascent
  }
}
