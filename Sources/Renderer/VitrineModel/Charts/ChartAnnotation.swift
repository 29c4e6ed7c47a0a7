import VitrineCoding
import VitrineGeometry

/// A view beside a mark.
package struct ChartAnnotation: ArchiveRecord {
  /// Where the view is.
  package enum Position: String, ArchiveEnum {
    /// Above the mark, or at the end of a bar.
    case automatic
    /// Above the mark.
    case top
    /// Below the mark.
    case bottom
    /// At the leading edge of the mark.
    case leading
    /// At the trailing edge of the mark.
    case trailing
    /// In the middle of the mark.
    case overlay
    /// Above the mark, at its leading edge.
    case topLeading
    /// Above the mark, at its trailing edge.
    case topTrailing
    /// Below the mark, at its leading edge.
    case bottomLeading
    /// Below the mark, at its trailing edge.
    case bottomTrailing
  }

  /// How an annotation that extends beyond an edge is placed.
  package enum Overflow: String, ArchiveEnum {
    /// The system chooses.
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
    Field(
      "overflowX", \.overflowX,
      "How overflow at the sides of the chart is resolved; default: `chart`."),
    Field(
      "overflowY", \.overflowY,
      "How overflow above and below the chart is resolved; default: `chart`."),
    Field("content", \.content, required: true, "The view."),
  ]
}
