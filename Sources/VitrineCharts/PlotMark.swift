import VitrineModel

/// A mark with its place in values of both scales.
package struct PlotMark: Hashable, Sendable {
  /// Index of the mark in the chart.
  package let index: Int
  /// Where it is from left to right; `nil` is the whole plot.
  package var x: PlotInterval?
  /// Where it is from bottom to top; `nil` is the whole plot.
  package var y: PlotInterval?
  /// Where it is from left to right in points, in place of `x`.
  package var fixedX: FixedSpan?
  /// Where it is from top to bottom in points, in place of `y`.
  package var fixedY: FixedSpan?
  /// For bars and areas, whether the value runs from bottom to top.
  package var isVertical = true
  /// The share of the band that its group has, from 0 to 1; `nil` is all of it.
  package var group: Group?

  /// A place in points from the plot's left or top edge.
  package struct FixedSpan: Hashable, Sendable {
    /// Where it starts.
    package var start: Double
    /// Where it ends; `nil` is the far edge.
    package var end: Double?
  }

  /// A place among the groups of a band.
  package struct Group: Hashable, Sendable {
    /// Index of the group.
    package var index: Int
    /// Number of groups.
    package var count: Int
    /// The room of all groups in the band.
    package var span: ChartDimension?
  }
}
