import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The rules by their SwiftUI names, for trees that are built without an archive.
package enum LayoutRules {
  // MARK: Containers

  /// Views side by side.
  package static func hStack(alignment: VerticalAlignment, spacing: Double?) -> any LayoutRule {
    StackRule(axis: .horizontal, spacing: spacing, alignment: .vertical(alignment))
  }

  /// Views on top of each other.
  package static func vStack(alignment: HorizontalAlignment, spacing: Double?) -> any LayoutRule {
    StackRule(axis: .vertical, spacing: spacing, alignment: .horizontal(alignment))
  }

  /// A container that overlays its children.
  package static func zStack(alignment: Alignment) -> any LayoutRule {
    ZStackRule(alignment: alignment)
  }

  /// Cells in rows and columns; the children are the cells, row by row.
  package static func grid(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, lines: [GridLine]
  ) -> any LayoutRule {
    GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, lines: lines)
  }

  /// A window onto its content.
  package static func scroll(_ axes: Set<Axis>) -> any LayoutRule { ScrollRule(axes: axes) }

  /// A box that takes the proposed size.
  package static func geometry() -> any LayoutRule { GeometryRule() }

  // MARK: Modifiers

  /// A box of fixed extents.
  package static func fixedFrame(_ frame: Frame) -> any LayoutRule {
    FrameRule(width: frame.width, height: frame.height, alignment: frame.alignment)
  }

  /// A box with bounds.
  package static func flexibleFrame(_ frame: Frame) -> any LayoutRule { FlexibleFrameRule(frame) }

  /// Room around a view.
  package static func padding(_ insets: EdgeInsets) -> any LayoutRule {
    PaddingRule(insets: insets)
  }

  /// The ideal size on chosen axes.
  package static func fixedSize(_ fixedSize: FixedSize) -> any LayoutRule {
    FixedSizeRule(fixedSize: fixedSize)
  }

  /// A box of a fixed ratio of sides.
  package static func aspectRatio(_ ratio: AspectRatio) -> any LayoutRule {
    AspectRatioRule(aspectRatio: ratio)
  }

  /// A view with a second one behind or in front of it.
  package static func layer(alignment: Alignment) -> any LayoutRule {
    LayerRule(alignment: alignment)
  }

  /// The order in which a stack offers space.
  package static func priority(_ value: Double) -> any LayoutRule {
    LayoutPriorityRule(priority: value)
  }

  /// A view that is moved.
  package static func offset(_ offset: Offset) -> any LayoutRule { OffsetRule(offset: offset) }

  /// A view around a point.
  package static func position(_ point: Point) -> any LayoutRule { PositionRule(point: point) }

  /// A rule that sets the grid traits of a cell.
  package static func cell(_ traits: GridTraits) -> any LayoutRule { GridCellRule(traits: traits) }

  /// A modifier without any effect on layout.
  package static func passThrough() -> any LayoutRule { PassThroughRule() }

  // MARK: Leaves

  /// Room that grows along `axis`, or along both.
  package static func spacer(axis: Axis?, minLength: Double?) -> any LayoutRule {
    SpacerRule(axis: axis, minLength: minLength)
  }

  /// A line across `axis`.
  package static func divider(axis: Axis?, thickness: Double) -> any LayoutRule {
    DividerRule(axis: axis, thickness: thickness)
  }

  /// A view that fills its proposal; a square one keeps its sides equal.
  package static func shape(isSquare: Bool) -> any LayoutRule { ShapeRule(isSquare: isSquare) }

  /// A text.
  package static func text(_ text: any ShapedText) -> any LayoutRule { TextRule(text: text) }

  /// An image with a given natural size.
  package static func image(size: Size, isResizable: Bool) -> any LayoutRule {
    ImageRule(size: size, isResizable: isResizable)
  }
}
