import VitrineCoding

/// How a line along an outline is drawn.
public struct StrokeStyle: Hashable, Sendable, Codable {
  /// The shape of a line's open ends.
  public enum LineCap: String, Hashable, Sendable, CaseIterable, Codable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Half a square beyond the end point.
    case square
  }

  /// The shape of a line's corners.
  public enum LineJoin: String, Hashable, Sendable, CaseIterable, Codable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A bevelled corner.
    case bevel
  }

  /// Thickness in points; SwiftUI's default is 1.
  public var lineWidth: Double
  /// The shape of open ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// The longest mitred corner in line widths; SwiftUI's default is 10.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in points; empty draws a solid line.
  public var dash: [Double]
  /// The position in the dash pattern at which the line starts, in points.
  public var dashPhase: Double

  /// Creates a stroke style; the defaults are SwiftUI's.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle.LineCap: ArchiveEnum {}
extension StrokeStyle.LineJoin: ArchiveEnum {}
