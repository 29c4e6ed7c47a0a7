/// The positions of a scale's values along a length, computed once for all marks of a chart.
struct PlotPlacement: Sendable {
  private let transform: PlotScale.Transform
  private let isReversed: Bool
  private let padding: Double
  private let room: Double
  /// The transformed start of the scale.
  private let start: Double
  /// The transformed end of the scale.
  private let end: Double

  /// Computes the positions of a scale in `length` points.
  init(_ scale: PlotScale, in length: Double) {
    transform = scale.transform
    isReversed = scale.isReversed
    padding = scale.startPadding
    room = length - scale.startPadding - scale.endPadding
    start = scale.transformed(scale.lower)
    end = scale.transformed(scale.upper)
  }

  /// The position of a value, in points from the start of the length.
  func position(_ value: Double) -> Double {
    let share = end == start ? 0 : (transform(value) - start) / (end - start)
    return padding + (isReversed ? 1 - share : share) * room
  }
}
