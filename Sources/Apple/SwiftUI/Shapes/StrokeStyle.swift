internal import VitrineModel

/// The width, caps, joins and dashes of a stroked line.
public struct StrokeStyle: Equatable, Sendable {
  /// Thickness in points.
  public var lineWidth: CGFloat
  /// The shape of open ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The longest mitred corner in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Stroke {
  init(_ style: VitrineModel.ShapeStyle, _ line: StrokeStyle, _ antialiased: Bool = true) {
    self.init()
    self.style = style
    lineWidth = Double(line.lineWidth)
    lineCap =
      switch line.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    lineJoin =
      switch line.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    miterLimit = Double(line.miterLimit)
    isAntialiased = antialiased
    let dashes = line.dash.map { Double($0) }
    // A pattern that does not advance draws nothing; it is ignored, as in Core Graphics.
    if dashes.contains(where: { $0 > 0 }) {
      dash = dashes
      dashPhase = Double(line.dashPhase)
    }
  }
}
