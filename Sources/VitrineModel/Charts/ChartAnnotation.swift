import VitrineCoding
import VitrineGeometry

/// A view beside a mark.
package struct ChartAnnotation: ArchiveRecord {
  /// Where the view is.
  package enum Position: String, ArchiveEnum {
    /// Above the mark, or where a bar ends.
    case automatic
    /// Above.
    case top
    /// Below.
    case bottom
    /// Before.
    case leading
    /// After.
    case trailing
    /// In the middle of the mark.
    case overlay
    /// Above, before.
    case topLeading
    /// Above, after.
    case topTrailing
    /// Below, before.
    case bottomLeading
    /// Below, after.
    case bottomTrailing
  }

  /// How an annotation that extends beyond an edge is placed.
  package enum Overflow: String, ArchiveEnum {
    /// The chart's choice.
    case automatic
    /// It is moved into the chart.
    case chart
    /// It is moved into the plot.
    case plot
    /// It stays where it is.
    case disabled
  }

  package var position: Position = .automatic
  package var alignment: Alignment = .center
  package var spacing: Double?
  package var overflowX: Overflow = .automatic
  package var overflowY: Overflow = .automatic
  package var content = ViewNode(.emptyView(EmptyView()))

  /// Creates a chart annotation.
  package init() {}

  /// Place and view.
  package static let fields: [Field<ChartAnnotation>] = [
    Field("position", \.position, "Its position."),
    Field("alignment", \.alignment, "How it is aligned with the mark's side; default: center."),
    Field("spacing", \.spacing, "Points between it and the mark."),
    Field("overflowX", \.overflowX, "What becomes of it beside the chart; default: `chart`."),
    Field("overflowY", \.overflowY, "What becomes of it above and below; default: `chart`."),
    Field("content", \.content, required: true, "The view."),
  ]
}
