import SwiftUI
internal import VitrineModel

/// An extent of a mark.
public struct MarkDimension: Sendable {
  let archived: ChartDimension?

  private init(_ change: ((inout ChartDimension) -> Void)?) {
    guard let change else {
      archived = nil
      return
    }
    var dimension = ChartDimension()
    change(&dimension)
    archived = dimension
  }

  /// The default, chosen by the chart.
  public static var automatic: MarkDimension { MarkDimension(nil) }
  /// The available space less an inset in points at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.inset = Double(value) }
  }
  /// A fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.fixed = Double(value) }
  }
  /// A fraction of the available space.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.ratio = Double(value) }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A fixed size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A fixed size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  let archived: ChartMark.Stacking
  /// Stacks from zero.
  public static let standard = MarkStackingMethod(archived: .standard)
  /// Stacks as fractions of the sum.
  public static let normalized = MarkStackingMethod(archived: .normalized)
  /// Stacks around the centre.
  public static let center = MarkStackingMethod(archived: .center)
  /// Marks overlap.
  public static let unstacked = MarkStackingMethod(archived: .unstacked)
}

/// How a line connects values.
public struct InterpolationMethod: Sendable {
  let archived: ChartMark.Interpolation
  var tension: Double?

  /// Interpolates linearly.
  public static let linear = InterpolationMethod(archived: .linear)
  /// A curve that never overshoots.
  public static let monotone = InterpolationMethod(archived: .monotone)
  /// A Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(archived: .catmullRom)
  /// A cardinal spline.
  public static let cardinal = InterpolationMethod(archived: .cardinal)
  /// Steps that start at each value.
  public static let stepStart = InterpolationMethod(archived: .stepStart)
  /// Steps centred on each value.
  public static let stepCenter = InterpolationMethod(archived: .stepCenter)
  /// Steps that end at each value.
  public static let stepEnd = InterpolationMethod(archived: .stepEnd)
  /// A Catmull-Rom spline with an alpha.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(archived: .catmullRom, tension: Double(alpha))
  }
  /// A cardinal spline with a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(archived: .cardinal, tension: Double(tension))
  }
}
