@_exported import VitrineUIKit

// Movement of layers: nothing moves.

/// How a movement passes.
open class CAMediaTimingFunction: NSObject {
  /// Creates a CA media timing function.
  public init(name: CAMediaTimingFunctionName) {}
}
/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a CA media timing function name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The linear curve.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The ease in curve.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The ease out curve.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The ease in ease out curve.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}
/// An animation of a layer.
open class CAAnimation: NSObject {
  /// How it passes.
  open var timingFunction: CAMediaTimingFunction?
  /// How long it takes, in seconds.
  open var duration: Double = 0
}
/// A movement from one value to another.
open class CABasicAnimation: CAAnimation {
  /// Creates a CA basic animation.
  public init(keyPath path: String?) {}
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
}
