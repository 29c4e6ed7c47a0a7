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

  /// The chart's choice.
  public static var automatic: MarkDimension { MarkDimension(nil) }
  /// Points that are left free at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.inset = Double(value).finite }
  }
  /// A fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.fixed = max(0, Double(value).finite) }
  }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension { $0.ratio = max(0, Double(value).finite) }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A fixed size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A fixed size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks at one place are put on top of each other.
public struct MarkStackingMethod: Hashable, Sendable {
  let archived: ChartMark.Stacking
  /// Stacks from zero.
  public static let standard = MarkStackingMethod(archived: .standard)
  /// Stacks as fractions of the sum.
  public static let normalized = MarkStackingMethod(archived: .normalized)
  /// Stacks around the centre.
  public static let center = MarkStackingMethod(archived: .center)
  /// Not at all.
  public static let unstacked = MarkStackingMethod(archived: .unstacked)
}

/// How a line runs between values.
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
  /// In steps from each value on.
  public static let stepStart = InterpolationMethod(archived: .stepStart)
  /// In steps around each value.
  public static let stepCenter = InterpolationMethod(archived: .stepCenter)
  /// In steps up to each value.
  public static let stepEnd = InterpolationMethod(archived: .stepEnd)
  /// A Catmull-Rom spline with an alpha.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(archived: .catmullRom, tension: Double(alpha).finite)
  }
  /// A cardinal spline with a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(archived: .cardinal, tension: Double(tension).finite)
  }
}
