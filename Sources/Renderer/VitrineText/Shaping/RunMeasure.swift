import VitrineDisplayList

/// The measures that the style of a run adds to its lines and characters, in points.
struct RunMeasure: Sendable {
  /// The room that the run needs above and below the baseline.
  var line: LineMetrics
  /// The space after each character, in addition to the font's.
  var kerning: Double
  /// The distance of the characters above the baseline.
  var baselineOffset: Double

  /// The measures of `run` in `font`, set according to `fit`.
  ///
  /// Source: recorded on macOS 27, a raised run makes its line higher above, a lowered one below,
  /// and the run counts in its usual place too; kerning follows every character.
  init(_ run: StyledText.Run, font: RunFont, fit: TextFit) {
    line = LineMetrics()
    line.include(font.metrics)
    if let height = run.lineHeight { line.setHeight(height.finite * fit.scale) }
    baselineOffset = run.baselineOffset.finite * fit.scale
    kerning = run.kerning.finite * fit.scale
    if fit.isTight { kerning -= SystemTracking.tightening * font.size }
    if let box = run.attachment {
      line.ascent = max(line.ascent, box.baseline * fit.scale)
      line.descent = max(line.descent, (box.size.height - box.baseline) * fit.scale)
    }
    line.ascent += max(baselineOffset, 0)
    line.descent += max(-baselineOffset, 0)
  }
}

extension Double {
  /// The value, or zero for one that no layout can use.
  fileprivate var finite: Double { isFinite ? clamped(to: -10_000...10_000) : 0 }
}
