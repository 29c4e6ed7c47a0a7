import VitrineCoding
import VitrineGeometry

/// One axis of a chart.
package struct ChartAxis: ArchiveRecord {
  /// Whether the axis is drawn.
  package enum Visibility: String, ArchiveEnum {
    /// Visible unless the chart has no use for the axis.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  package var visibility: Visibility = .automatic
  package var marks: [ChartAxisMarks]?
  package var titles: [ChartAxisTitle] = []
  package var style: [Modifier] = []

  /// Creates an axis as a chart has it by default.
  package init() {}

  /// Visibility, marks and titles.
  package static let fields: [Field<ChartAxis>] = [
    Field("visibility", \.visibility, "Whether it is drawn."),
    Field("marks", \.marks, "Sets of grid lines, ticks and labels."),
    Field("titles", \.titles, "Titles of the axis."),
    Field("style", \.style, "Modifiers of the area with the labels, the innermost first."),
  ]

  /// A string hides or shows it.
  package static let shorthands: [Shorthand<ChartAxis>] = [
    Shorthand(
      String.self, schema: { Visibility.schema(in: &$0) }
    ) { name in
      Visibility(rawValue: name).map { visibility in
        var axis = ChartAxis()
        axis.visibility = visibility
        return axis
      }
    } write: {
      $0.marks == nil && $0.titles.isEmpty && $0.style.isEmpty
        ? .string($0.visibility.rawValue) : nil
    }
  ]
}

/// A title of an axis.
package struct ChartAxisTitle: ArchiveRecord {
  package var content = ViewNode(.emptyView(EmptyView()))
  package var position: ChartAnnotation.Position = .automatic
  package var alignment: Alignment?
  package var spacing: Double?

  /// Creates a chart axis title.
  package init() {}

  /// Title and place.
  package static let fields: [Field<ChartAxisTitle>] = [
    Field("content", \.content, required: true, "The title."),
    Field("position", \.position, "The side of the plot."),
    Field("alignment", \.alignment, "Its position along that side."),
    Field("spacing", \.spacing, "Points between it and the axis."),
  ]
}
