import VitrineDisplayList
import VitrineGeometry

/// Place and pieces of a line under or through text, in points.
///
/// Source: pictures of iOS 18.5 at 17 points and of macOS 27 at 10, 13 and 30 points. Thickness and
/// distance are whole points; they follow from the metrics of Apple's system face, 0.0586 and
/// 0.1514 em.
struct DecorationLine {
  /// Thickness of the line.
  let thickness: Double
  private let distance: Double
  private let start: Double
  private let end: Double

  /// The line of text in a font of `size` points.
  init(size: Double, from start: Double, to end: Double) {
    thickness = max((0.0586 * size).rounded(), 1)
    distance = max((0.1514 * size).rounded(.down), 1)
    self.start = start
    self.end = max(end, start)
  }

  /// The band of an underline.
  func underline(below baseline: Double) -> Rect {
    Rect(x: start, y: baseline + distance, width: end - start, height: thickness)
  }

  /// The band of a line through the text, centred on half the height of an x.
  func strikethrough(above baseline: Double, xHeight: Double) -> Rect {
    let bottom = (xHeight / 2 - thickness / 2).rounded()
    return Rect(
      x: start, y: baseline - bottom - thickness, width: end - start, height: thickness)
  }

  /// The parts of a patterned line in `band` outside `gaps`.
  func segments(
    of band: Rect, _ pattern: TextLine.Pattern, without gaps: [ClosedRange<Double>]
  ) -> [Rect] {
    strokes(pattern).flatMap { stroke in
      gaps.reduce([stroke]) { parts, gap in
        // A crumb between two letters would look like a dot.
        parts.flatMap { $0.without(gap) }.filter { $0.upperBound - $0.lowerBound >= thickness }
      }
    }.map {
      Rect(
        x: $0.lowerBound, y: band.minY, width: $0.upperBound - $0.lowerBound, height: band.height)
    }
  }

  /// The maximum number of repetitions of a pattern in one line.
  private static let mostPeriods = 10_000.0

  /// The strokes of a pattern from one end of the line to the other.
  private func strokes(_ pattern: TextLine.Pattern) -> [ClosedRange<Double>] {
    guard end > start else { return [] }
    let lengths = pattern.lengths.map { $0 * thickness }
    let period = lengths.reduce(0, +)
    // A pattern that is too fine for any picture is a solid line.
    guard period > 0, (end - start) / period <= Self.mostPeriods else { return [start...end] }
    var strokes: [ClosedRange<Double>] = []
    var (pen, index) = (start, 0)
    while pen < end {
      let length = lengths[index % lengths.count]
      if index.isMultiple(of: 2) { strokes.append(pen...min(pen + length, end)) }
      pen += length
      index += 1
    }
    return strokes
  }
}

extension TextLine.Pattern {
  /// Alternating lengths of strokes and gaps, in thicknesses of the line (assumed: Apple publishes
  /// none); none for a solid line.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}

extension ClosedRange<Double> {
  /// The parts of the range outside another one.
  fileprivate func without(_ gap: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard overlaps(gap) else { return [self] }
    var parts: [ClosedRange<Double>] = []
    if gap.lowerBound > lowerBound { parts.append(lowerBound...gap.lowerBound) }
    if gap.upperBound < upperBound { parts.append(gap.upperBound...upperBound) }
    return parts
  }
}
