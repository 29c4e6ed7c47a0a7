import VitrineCoding
import VitrineGeometry

/// The named animations of SwiftUI.
package enum AnimationCurve: String, ArchiveEnum {
  /// SwiftUI's default animation.
  case `default`
  /// At constant speed.
  case linear
  /// With a slow start.
  case easeIn
  /// With a slow end.
  case easeOut
  /// With a slow start and end.
  case easeInOut
  /// A custom Bézier curve.
  case timingCurve
  /// A spring.
  case spring
  /// A spring without bounce.
  case smooth
  /// A spring with a small bounce.
  case snappy
  /// A spring with a larger bounce.
  case bouncy
  /// A quick spring for interactive gestures.
  case interactiveSpring
  /// A spring with mass, stiffness and damping.
  case interpolatingSpring
}

extension AnimationCurve {
  /// The course of an animation from 0 to 1, with SwiftUI's default parameters.
  package enum Shape: Hashable, Sendable {
    /// A Bézier curve from (0, 0) to (1, 1), with a duration in seconds.
    case bezier(UnitCurve, duration: Double)
    /// A spring with a perceptual duration in seconds and a bounce from -1 to 1.
    case spring(duration: Double, bounce: Double)
  }

  /// The shape of the curve.
  ///
  /// Sources: Apple's documentation of `UnitCurve` (control points), `Spring` and `Animation`
  /// (`smooth`, `snappy` and `bouncy` with 0, 0.15 and 0.3 of bounce in 0.5 seconds; 0.35 seconds for
  /// timing curves; response and damping of the springs). The default is a spring of 0.55 seconds
  /// without bounce (reconstructed SwiftUI sources).
  package var shape: Shape {
    switch self {
    case .default: .spring(duration: 0.55, bounce: 0)
    case .linear: .bezier(.linear, duration: 0.35)
    case .easeIn: .bezier(.easeIn, duration: 0.35)
    case .easeOut: .bezier(.easeOut, duration: 0.35)
    case .easeInOut, .timingCurve: .bezier(.easeInOut, duration: 0.35)
    case .spring, .smooth, .interpolatingSpring: .spring(duration: 0.5, bounce: 0)
    case .snappy: .spring(duration: 0.5, bounce: 0.15)
    case .bouncy: .spring(duration: 0.5, bounce: 0.3)
    case .interactiveSpring: .spring(duration: 0.15, bounce: 0.14)
    }
  }
}

/// A Bézier curve from (0, 0) to (1, 1), whose x is time and whose y is progress.
package struct UnitCurve: Hashable, Sendable {
  /// The first control point; x is in 0...1.
  package var start: Point
  /// The second control point; x is in 0...1.
  package var end: Point

  /// Creates a curve from the coordinates of its control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    start = Point(x: x1, y: y1)
    end = Point(x: x2, y: y2)
  }

  /// A straight line.
  package static let linear = UnitCurve(0, 0, 1, 1)
  /// A slow start.
  package static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A slow end.
  package static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A slow start and end.
  package static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// The progress at a fraction of the duration; it can leave 0...1.
  package func value(at progress: Double) -> Double {
    UnitCurve.cubic(parameter(at: progress), start.y, end.y)
  }

  /// The curve's parameter at a fraction of the duration, both from 0 to 1.
  ///
  /// As x grows with the parameter, it is found by bisection, with the same steps on every machine.
  package func parameter(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if UnitCurve.cubic(middle, start.x, end.x) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
