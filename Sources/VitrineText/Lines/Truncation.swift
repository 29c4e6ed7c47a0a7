/// Cuts the rest of a paragraph so that it fits one line with an ellipsis.
///
/// Source: recorded on iOS 18.5, the last line is made of the whole rest of the text, not of the
/// words that would have stood in it; white space before the ellipsis is dropped. Recorded on
/// macOS 27, the ellipsis has the style of the run that it cuts.
struct Truncation {
  let paragraph: Paragraph
  let bounds: LineBounds

  /// The line that begins at the unit `start`; whole if all the rest fits.
  ///
  /// Hard breaks in the rest count as spaces.
  func line(from start: Int) -> ComposedLine {
    let units = paragraph.units
    var width = 0.0
    var end = start
    let firstRun = start < units.count ? Int(units[start].run) : nil
    var best = ComposedLine(units: start..<start, ellipsisRun: firstRun)
    // The end of the prefix without the blanks that follow it, and its width.
    var inked = (end: start, width: 0.0)
    while end < units.count, bounds.admits(width: inked.width) {
      let run = Int(units[end].run)
      if bounds.admits(width: inked.width + paragraph.fonts[run].ellipsis.advance) {
        best = ComposedLine(units: start..<inked.end, ellipsisRun: run)
      }
      width += units[end].advance
      end += 1
      if !units[end - 1].isWhite { inked = (end, width) }
    }
    let isWhole = end == units.count && bounds.admits(width: inked.width)
    return isWhole ? ComposedLine(units: start..<end) : best
  }
}
