/// One graphical element of a chart, which shows one value of the data.
///
/// Marks of one series make up one line or one area.
package struct ChartMark: ArchiveRecord {
  /// What is drawn.
  package enum Kind: String, ArchiveEnum {
    /// A bar from zero or a start to a value.
    case bar
    /// A point of a line through the values of its series.
    case line
    /// A point of an area under the values of its series.
    case area
    /// A symbol at a value.
    case point
    /// A straight line across the plot, or from a start to an end.
    case rule
    /// A rectangle between values.
    case rectangle
    /// A sector of a circle.
    case sector
  }

  /// How marks that share a place are put on top of each other.
  package enum Stacking: String, ArchiveEnum {
    /// From zero, positive values upwards and negative ones downwards.
    case standard
    /// As shares of their sum.
    case normalized
    /// Around the middle.
    case center
    /// Not at all.
    case unstacked
  }

  /// How a line runs between values.
  package enum Interpolation: String, ArchiveEnum {
    /// Straight.
    case linear
    /// A curve that never overshoots.
    case monotone
    /// A Catmull-Rom spline.
    case catmullRom
    /// A cardinal spline.
    case cardinal
    /// In steps from each value on.
    case stepStart
    /// In steps around each value.
    case stepCenter
    /// In steps up to each value.
    case stepEnd
  }

  /// A symbol of a point.
  package enum Symbol: String, ArchiveEnum {
    /// A circle.
    case circle
    /// A square.
    case square
    /// A triangle.
    case triangle
    /// A square on its corner.
    case diamond
    /// A pentagon.
    case pentagon
    /// Two crossing lines, upright.
    case plus
    /// Two crossing lines, diagonal.
    case cross
    /// Three crossing lines.
    case asterisk
  }

  /// What is drawn.
  package var kind: Kind = .point
  /// Place along the horizontal axis.
  package var x: ChartValue?
  /// Place along the vertical axis.
  package var y: ChartValue?
  /// Where the mark starts along the horizontal axis.
  package var xStart: ChartValue?
  /// Where the mark ends along the horizontal axis.
  package var xEnd: ChartValue?
  /// Where the mark starts along the vertical axis.
  package var yStart: ChartValue?
  /// Where the mark ends along the vertical axis.
  package var yEnd: ChartValue?
  /// The value that a sector's angle shows.
  package var angle: ChartValue?
  /// Extent along the horizontal axis.
  package var width: ChartDimension?
  /// Extent along the vertical axis.
  package var height: ChartDimension?
  /// Inner radius of a sector.
  package var innerRadius: ChartDimension?
  /// Outer radius of a sector.
  package var outerRadius: ChartDimension?
  /// Points between neighbouring sectors.
  package var angularInset: Double?
  /// How marks that share a place are put on top of each other.
  package var stacking: Stacking = .standard
  /// The line or area that the value belongs to.
  package var series: ChartValue?
  /// What groups that share a place are put beside each other by.
  package var positionBy: ChartValue?
  /// The axis along which groups are put beside each other; `nil` follows the marks.
  package var positionAxis: Axis?
  /// The room of all groups at one place.
  package var positionSpan: ChartDimension?

  /// What the mark is filled or stroked with.
  package var foregroundStyle: ShapeStyle?
  /// What the scale of styles chooses a style by.
  package var foregroundStyleBy: ChartValue?
  /// Symbol of a point, or of the values of a line.
  package var symbol: Symbol?
  /// What the scale of symbols chooses a symbol by.
  package var symbolBy: ChartValue?
  /// Area of a symbol in square points.
  package var symbolSize: Double?
  /// What the area of a symbol follows.
  package var symbolSizeBy: ChartValue?
  /// The geometry of a line.
  package var lineStyle: ChartLineStyle?
  /// What the scale of line styles chooses dashes by.
  package var lineStyleBy: ChartValue?
  /// How a line runs between values.
  package var interpolation: Interpolation = .linear
  /// Tension of a cardinal spline, or alpha of a Catmull-Rom spline.
  package var tension: Double?
  /// Radius of the corners in points.
  package var cornerRadius: Double?
  /// How the corners bend.
  package var cornerStyle: RoundedCornerStyle = .continuous
  /// Opacity from 0 to 1.
  package var opacity = 1.0
  /// How far the mark is moved to the right, in points.
  package var offsetX = 0.0
  /// How far the mark is moved downwards, in points.
  package var offsetY = 0.0
  /// The order of drawing; higher comes later.
  package var zIndex = 0.0
  /// Whether gradients follow the plot instead of the mark.
  package var alignsStylesWithPlotArea = false
  /// Marks that the mark is drawn inside of.
  package var mask: [ChartMark] = []
  /// Views beside the mark.
  package var annotations: [ChartAnnotation] = []
  /// What is read of the mark in place of its place.
  package var accessibilityLabel: String?
  /// What is read of the mark's value.
  package var accessibilityValue: String?
  /// Whether nothing is read of the mark.
  package var accessibilityHidden = false

  /// Makes a point without a place.
  package init() {}
  /// Makes a mark of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  /// Places, then looks.
  package static let fields: [Field<ChartMark>] = places + looks

  private static let places: [Field<ChartMark>] = [
    Field("mark", \.kind, required: true, "What is drawn."),
    Field("x", \.x, "Place along the horizontal axis."),
    Field("y", \.y, "Place along the vertical axis."),
    Field("xStart", \.xStart, "Where it starts along the horizontal axis."),
    Field("xEnd", \.xEnd, "Where it ends along the horizontal axis."),
    Field("yStart", \.yStart, "Where it starts along the vertical axis."),
    Field("yEnd", \.yEnd, "Where it ends along the vertical axis."),
    Field("angle", \.angle, "The value that a sector's angle shows."),
    Field("width", \.width, "Extent along the horizontal axis."),
    Field("height", \.height, "Extent along the vertical axis."),
    Field("innerRadius", \.innerRadius, "Inner radius of a sector; default: 0."),
    Field("outerRadius", \.outerRadius, "Outer radius of a sector; default: all the room."),
    Field(
      "angularInset", \.angularInset, rule: .nonNegative, "Points between neighbouring sectors."),
    Field("stacking", \.stacking, "How marks at one place are put on top of each other."),
    Field("series", \.series, "The line or area that the value belongs to."),
    Field("positionBy", \.positionBy, "What groups at one place are put beside each other by."),
    Field("positionAxis", \.positionAxis, "The axis along which groups are put side by side."),
    Field("positionSpan", \.positionSpan, "The room of all groups at one place."),
  ]

  private static let looks: [Field<ChartMark>] = [
    Field("foregroundStyle", \.foregroundStyle, "What it is filled or stroked with."),
    Field("foregroundStyleBy", \.foregroundStyleBy, "What its style is chosen by."),
    Field("symbol", \.symbol, "Symbol of a point, or of the values of a line."),
    Field("symbolBy", \.symbolBy, "What its symbol is chosen by."),
    Field("symbolSize", \.symbolSize, rule: .nonNegative, "Area of a symbol in square points."),
    Field("symbolSizeBy", \.symbolSizeBy, "What the area of its symbol follows."),
    Field("lineStyle", \.lineStyle, "The geometry of a line."),
    Field("lineStyleBy", \.lineStyleBy, "What the dashes of a line are chosen by."),
    Field("interpolation", \.interpolation, "How a line runs between values."),
    Field("tension", \.tension, "Tension of a cardinal spline, or alpha of a Catmull-Rom spline."),
    Field("cornerRadius", \.cornerRadius, rule: .nonNegative, "Radius of the corners in points."),
    Field("cornerStyle", \.cornerStyle, "How the corners bend."),
    Field("opacity", \.opacity, rule: .fraction, "Opacity from 0 to 1; default 1."),
    Field("offsetX", \.offsetX, "How far it is moved to the right, in points."),
    Field("offsetY", \.offsetY, "How far it is moved downwards, in points."),
    Field("zIndex", \.zIndex, "The order of drawing; higher comes later."),
    Field(
      "alignsStylesWithPlotArea", \.alignsStylesWithPlotArea,
      "Whether gradients follow the plot instead of the mark."),
    Field("mask", \.mask, "Marks that it is drawn inside of."),
    Field("annotations", \.annotations, "Views beside it."),
    Field("accessibilityLabel", \.accessibilityLabel, "What is read in place of its place."),
    Field("accessibilityValue", \.accessibilityValue, "What is read of its value."),
    Field("accessibilityHidden", \.accessibilityHidden, "Whether nothing is read of it."),
  ]

  /// A sector shows an angle, all other marks have a place.
  package func validate() -> String? {
    if kind == .sector { return angle?.number == nil ? "a sector needs a number as 'angle'" : nil }
    let hasX = x != nil || xStart != nil
    let hasY = y != nil || yStart != nil
    if (xStart == nil) != (xEnd == nil) || (yStart == nil) != (yEnd == nil) {
      return "a start needs an end"
    }
    switch kind {
    case .rule, .rectangle: return hasX || hasY ? nil : "a \(kind.rawValue) needs an x or a y"
    default: return hasX && hasY ? nil : "a \(kind.rawValue) needs an x and a y"
    }
  }
}

/// A view beside a mark.
package struct ChartAnnotation: ArchiveRecord {
  /// Where the view stands.
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

  /// Where the view stands.
  package var position: Position = .automatic
  /// How the view is aligned with the mark's side.
  package var alignment: Alignment = .center
  /// Points between view and mark; `nil` is the chart's choice.
  package var spacing: Double?
  /// Whether the view is moved so that it stays within the plot.
  package var fitsPlot = true
  /// The view.
  package var content = ViewNode(.emptyView(EmptyView()))

  /// Makes an annotation without a view.
  package init() {}

  /// Place and view.
  package static let fields: [Field<ChartAnnotation>] = [
    Field("position", \.position, "Where it stands."),
    Field("alignment", \.alignment, "How it is aligned with the mark's side; default: center."),
    Field("spacing", \.spacing, "Points between it and the mark."),
    Field("fitsPlot", \.fitsPlot, "Whether it is moved so that it stays within the plot."),
    Field("content", \.content, required: true, "The view."),
  ]
}
