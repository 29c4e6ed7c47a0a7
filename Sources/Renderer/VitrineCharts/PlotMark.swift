import VitrineModel

/// A mark and its position on both scales.
package struct PlotMark: Hashable, Sendable {
  /// The index of the mark in the chart.
  package let index: Int
  /// The horizontal interval; `nil` for the whole plot.
  package var x: PlotInterval?
  /// The vertical interval; `nil` for the whole plot.
  package var y: PlotInterval?
  /// The horizontal position in points, which replaces `x`.
  package var fixedX: FixedSpan?
  /// The vertical position in points from the top, which replaces `y`.
  package var fixedY: FixedSpan?
  /// Whether the value of a bar or area extends from bottom to top.
  package var isVertical = true
  /// The mark's group within its band; `nil` for the whole band.
  package var group: Group?

  /// A position in points from the plot's left or top edge.
  package struct FixedSpan: Hashable, Sendable {
    /// The start.
    package var start: Double
    /// The end; `nil` for the opposite edge.
    package var end: Double?
  }

  /// A position among the groups of a band.
  package struct Group: Hashable, Sendable {
    /// The index of the group.
    package var index: Int
    /// The number of groups.
    package var count: Int
    /// The extent of all groups within the band.
    package var span: ChartDimension?
  }
}
