package import VitrineGeometry

/// A position relative to a view's size.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width from the leading edge.
  public var x: CGFloat
  /// Fraction of the height from the top edge.
  public var y: CGFloat

  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point from fractions of width and height.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The centre of the unit square.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  package var archived: VitrineGeometry.UnitPoint {
    VitrineGeometry.UnitPoint(x: Double(x), y: Double(y))
  }
}

/// An angle in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Creates an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of zero.
  public static let zero = Angle()
  /// Whether one angle is smaller than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// The angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of an angle.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
  /// A fraction of an angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
}

extension Angle: Animatable {
  /// The angle in radians times 128, which animations interpolate.
  ///
  /// Source: the tests of OpenSwiftUI that run against SwiftUI.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension Angle {
  /// The angle in degrees as the author probably wrote it, without the rounding error of radians.
  var archivedDegrees: Double {
    let rounded = (degrees * 1e9).rounded() / 1e9
    return abs(rounded - degrees) < 1e-11 * max(1, abs(degrees)) ? rounded : degrees
  }
}
