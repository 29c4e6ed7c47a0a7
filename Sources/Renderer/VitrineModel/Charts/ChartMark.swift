import VitrineCoding
import VitrineGeometry

/// One graphical element of a chart, which shows one value of the data.
///
/// Marks of one series make up one line or one area.
package struct ChartMark: ArchiveRecord {
  /// The kind of mark.
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

  /// How marks at the same position are stacked.
  package enum Stacking: String, ArchiveEnum {
    /// From zero, positive values upwards and negative ones downwards.
    case standard
    /// As shares of their sum.
    case normalized
    /// Around the middle of the plot.
    case center
    /// Marks overlap.
    case unstacked
  }

  /// How a line connects values.
  package enum Interpolation: String, ArchiveEnum {
    /// Straight.
    case linear
    /// A curve that never overshoots.
    case monotone
    /// A Catmull-Rom spline.
    case catmullRom
    /// A cardinal spline.
    case cardinal
    /// Steps that start at each value.
    case stepStart
    /// Steps centred on each value.
    case stepCenter
    /// Steps that end at each value.
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
    /// Two crossing lines, horizontal and vertical.
    case plus
    /// Two crossing lines, diagonal.
    case cross
    /// Three crossing lines.
    case asterisk
  }

  package var kind: Kind = .point
  package var x: ChartValue?
  package var y: ChartValue?
  package var xStart: ChartValue?
  package var xEnd: ChartValue?
  package var yStart: ChartValue?
  package var yEnd: ChartValue?
  package var angle: ChartValue?
  package var width: ChartDimension?
  package var height: ChartDimension?
  package var innerRadius: ChartDimension?
  package var outerRadius: ChartDimension?
  package var angularInset: Double?
  package var stacking: Stacking = .standard
  package var series: ChartValue?
  package var positionBy: ChartValue?
  package var positionAxis: Axis?
  package var positionSpan: ChartDimension?

  package var foregroundStyle: ShapeStyle?
  package var foregroundStyleBy: ChartValue?
  package var symbol: ChartSymbol?
  package var symbolBy: ChartValue?
  package var symbolSize: Double?
  package var symbolSizeBy: ChartValue?
  package var lineStyle: ChartLineStyle?
  package var lineStyleBy: ChartValue?
  package var interpolation: Interpolation = .linear
  package var tension: Double?
  package var cornerRadius: Double?
  package var cornerStyle: RoundedCornerStyle = .continuous
  package var opacity = 1.0
  package var shadow: Shadow?
  package var offsetX = 0.0
  package var offsetY = 0.0
  package var zIndex = 0.0
  package var alignsStylesWithPlotArea = false
  package var mask: [ChartMark] = []
  package var annotations: [ChartAnnotation] = []
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHidden = false

  /// Creates a point; set `kind` for other marks.
  package init() {}
  /// Creates a mark of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  /// Positions first, then appearance.
  package static let fields: [Field<ChartMark>] = places + looks

  private static let places: [Field<ChartMark>] = [
    Field("mark", \.kind, required: true, "What is drawn."),
    Field("x", \.x, "Position along the horizontal axis."),
    Field("y", \.y, "Position along the vertical axis."),
    Field("xStart", \.xStart, "Where it starts along the horizontal axis."),
    Field("xEnd", \.xEnd, "Where it ends along the horizontal axis."),
    Field("yStart", \.yStart, "Where it starts along the vertical axis."),
    Field("yEnd", \.yEnd, "Where it ends along the vertical axis."),
    Field("angle", \.angle, "The value that a sector's angle shows."),
    Field("width", \.width, "Extent along the horizontal axis."),
    Field("height", \.height, "Extent along the vertical axis."),
    Field("innerRadius", \.innerRadius, "Inner radius of a sector; default: 0."),
    Field("outerRadius", \.outerRadius, "Outer radius of a sector; default: all of the space."),
    Field(
      "angularInset", \.angularInset, rule: .nonNegative, "Points between neighbouring sectors."),
    Field("stacking", \.stacking, "How marks at one position are stacked."),
    Field("series", \.series, "The line or area that the value belongs to."),
    Field(
      "positionBy", \.positionBy,
      "The value by which marks at one position are grouped side by side."),
    Field("positionAxis", \.positionAxis, "The axis along which groups are side by side."),
    Field("positionSpan", \.positionSpan, "The space for all groups at one position."),
  ]

  private static let looks: [Field<ChartMark>] = [
    Field("foregroundStyle", \.foregroundStyle, "The style of its fill or stroke."),
    Field("foregroundStyleBy", \.foregroundStyleBy, "The value that determines its style."),
    Field("symbol", \.symbol, "Symbol of a point, or of the values of a line."),
    Field("symbolBy", \.symbolBy, "The value that determines its symbol."),
    Field("symbolSize", \.symbolSize, rule: .nonNegative, "Area of a symbol in square points."),
    Field("symbolSizeBy", \.symbolSizeBy, "The value that determines the area of its symbol."),
    Field("lineStyle", \.lineStyle, "The geometry of a line."),
    Field("lineStyleBy", \.lineStyleBy, "The value that determines the dashes of a line."),
    Field("interpolation", \.interpolation, "How a line runs between values."),
    Field("tension", \.tension, "Tension of a cardinal spline, or alpha of a Catmull-Rom spline."),
    Field("cornerRadius", \.cornerRadius, rule: .nonNegative, "Radius of the corners in points."),
    Field("cornerStyle", \.cornerStyle, "How the corners bend."),
    Field("opacity", \.opacity, rule: .fraction, "Opacity from 0 to 1; default 1."),
    Field("shadow", \.shadow, "A blurred copy behind it."),
    Field("offsetX", \.offsetX, "The distance by which it is moved to the right, in points."),
    Field("offsetY", \.offsetY, "The distance by which it is moved downwards, in points."),
    Field("zIndex", \.zIndex, "The order of drawing; higher values are drawn later."),
    Field(
      "alignsStylesWithPlotArea", \.alignsStylesWithPlotArea,
      "Whether gradients follow the plot instead of the mark."),
    Field("mask", \.mask, "Marks inside which it is drawn."),
    Field("annotations", \.annotations, "Views beside it."),
    Field(
      "accessibilityLabel", \.accessibilityLabel, "The text that is read instead of its position."),
    Field("accessibilityValue", \.accessibilityValue, "The text that is read for its value."),
    Field("accessibilityHidden", \.accessibilityHidden, "Whether assistive technology skips it."),
  ]

  /// Requires an angle for sectors and positions for all other marks.
  package func validate() -> String? {
    if kind == .sector { return angle?.number == nil ? "a sector needs a number as 'angle'" : nil }
    let hasX = x != nil || xStart != nil
    let hasY = y != nil || yStart != nil
    guard ChartMark.isRange(xStart, xEnd), ChartMark.isRange(yStart, yEnd) else {
      return "a start needs an end, unless it is in points"
    }
    switch kind {
    case .line, .area:
      return hasX && hasY ? nil : "a value of a \(kind.rawValue) needs an x and a y"
    default: return hasX || hasY ? nil : "a \(kind.rawValue) needs an x or a y"
    }
  }

  /// Whether two ends are a valid range; an end in points needs no other, as the mark extends to
  /// the far edge.
  private static func isRange(_ start: ChartValue?, _ end: ChartValue?) -> Bool {
    guard let start else { return end == nil }
    return end.map { ($0.points == nil) == (start.points == nil) } ?? (start.points != nil)
  }
}
