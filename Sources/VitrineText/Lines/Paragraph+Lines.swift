extension TextUnit {
  /// Whether it leaves no ink and may hang over the end of a line.
  var isWhite: Bool { kind == .blank || kind == .hardBreak }
}

extension Paragraph {
  /// The measures of a line of `units`.
  ///
  /// A line without units is as high as the text before it; a text without any is as high as its
  /// first run.
  func lineMetrics(of units: Range<Int>) -> LineMetrics {
    var metrics = LineMetrics()
    var run: Int32 = -1
    for unit in self.units[units] where unit.run != run {
      run = unit.run
      metrics.include(fonts[Int(run)].metrics)
    }
    guard run < 0 else { return metrics }
    let before = units.lowerBound > 0 ? Int(self.units[units.lowerBound - 1].run) : 0
    if before < fonts.count { metrics.include(fonts[before].metrics) }
    return metrics
  }

  /// The `units` without the white space at their end.
  func trimmed(_ units: Range<Int>) -> Range<Int> {
    let end = (units.last { !self.units[$0].isWhite }).map { $0 + 1 }
    return units.lowerBound..<(end ?? units.lowerBound)
  }

  /// Width of the `units` in points; a hard break at their end has none.
  func width(of units: Range<Int>) -> Double {
    let sum = self.units[units].reduce(0) { $0 + $1.advance }
    guard let last = self.units[units].last, last.kind == .hardBreak else { return sum }
    return sum - last.advance
  }
}
