internal import VitrineDisplayList

/// A function from a progress between 0 and 1 to another one, whose slope is the speed of an
/// animation.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable {
    case bezier(Bezier)
    case circularEaseIn, circularEaseOut, circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(Bezier(0.42, 0, 0.58, 1)))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(.bezier(Bezier(0.42, 0, 1, 1)))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(.bezier(Bezier(0, 0, 0.58, 1)))
  /// The straight line.
  public static let linear = UnitCurve(.bezier(Bezier(0, 0, 1, 1)))
  /// The lower right quarter of a circle, which starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The upper left quarter of a circle, which ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles, which start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A Bézier curve from (0, 0) to (1, 1); the x of the control points is clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        Bezier(
          Double(startControlPoint.x), Double(startControlPoint.y),
          Double(endControlPoint.x), Double(endControlPoint.y))))
  }

  /// The curve with both axes exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The output for an input, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .bezier(let curve): return curve.archived.value(at: x)
    case .circularEaseIn: return 1 - Self.arc(x)
    case .circularEaseOut: return Self.arc(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? (1 - Self.arc(2 * x)) / 2 : (1 + Self.arc(2 - 2 * x)) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? Self.arc(1 - 2 * x) / 2 : 1 - Self.arc(2 * x - 1) / 2
    }
  }

  /// The slope at an input, which is clamped to 0...1; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .bezier(let curve): return curve.slope(at: x)
    case .circularEaseIn: return x / Self.arc(x)
    case .circularEaseOut: return (1 - x) / Self.arc(1 - x)
    case .circularEaseInOut:
      let distance = x < 0.5 ? 2 * x : 2 - 2 * x
      return distance / Self.arc(distance)
    case .circularEaseOutIn:
      let distance = abs(1 - 2 * x)
      return distance / Self.arc(distance)
    }
  }

  /// The height of the unit circle over a distance from its centre.
  private static func arc(_ distance: Double) -> Double {
    max(1 - distance * distance, 0).squareRoot()
  }

  /// The Bézier curve in archives.
  ///
  /// It represents a quarter of a circle with an error of 0.03 %; for two quarters it is an
  /// approximation (assumed).
  var bezier: VitrineDisplayList.UnitCurve {
    switch function {
    case .bezier(let curve): curve.archived
    case .circularEaseIn: VitrineDisplayList.UnitCurve(Self.handle, 0, 1, 1 - Self.handle)
    case .circularEaseOut: VitrineDisplayList.UnitCurve(0, Self.handle, 1 - Self.handle, 1)
    case .circularEaseInOut: VitrineDisplayList.UnitCurve(0.85, 0, 0.15, 1)
    case .circularEaseOutIn: VitrineDisplayList.UnitCurve(0, 0.85, 1, 0.15)
    }
  }

  /// The distance of the control points of a quarter circle from its ends, in radii.
  private static let handle = 4 * (2.0.squareRoot() - 1) / 3
}

/// A Bézier curve from (0, 0) to (1, 1).
private struct Bezier: Hashable {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }

  var inverse: Bezier { Bezier(y1, x1, y2, x2) }
  var archived: VitrineDisplayList.UnitCurve { VitrineDisplayList.UnitCurve(x1, y1, x2, y2) }

  /// The slope dy/dx where the curve reaches `x`; if both vanish it is 1, as recorded for the start
  /// of `easeOut`.
  func slope(at x: Double) -> Double {
    let t = archived.parameter(at: x)
    let (horizontal, vertical) = (Self.derivative(t, x1, x2), Self.derivative(t, y1, y2))
    return horizontal == 0 && vertical == 0 ? 1 : vertical / horizontal
  }

  /// The derivative of the polynomial of one coordinate, by its coefficients.
  private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    let cube = 1 - linear - square
    return (3 * cube * t + 2 * square) * t + linear
  }
}
