import CVitrineResources

/// What the widget of a new package shows.
package enum WidgetTemplate: String, CaseIterable, Sendable {
  /// How much of a whole is done, as text and as a bar.
  case progress
  /// One large number, and how it changed.
  case metric
  /// Lines with toggles.
  case list
  /// A ring around a number.
  case ring
  /// The bars of a week.
  case chart
  /// A picture behind a title.
  case image
  /// What remains of an interval.
  case timer

  /// The file with the widget's code.
  var file: Template {
    switch self {
    case .progress: .widget
    case .metric: Template(vitrine_template_metric())
    case .list: Template(vitrine_template_list())
    case .ring: Template(vitrine_template_ring())
    case .chart: Template(vitrine_template_chart())
    case .image: Template(vitrine_template_image())
    case .timer: Template(vitrine_template_timer())
    }
  }

  /// The families of the matrix, which are among those that the widget supports.
  var families: [String] {
    switch self {
    case .progress, .metric, .timer: ["systemSmall", "systemMedium", "accessoryRectangular"]
    case .ring: ["systemSmall", "systemMedium", "accessoryCircular"]
    case .list, .chart, .image: ["systemSmall", "systemMedium", "systemLarge"]
    }
  }
}
