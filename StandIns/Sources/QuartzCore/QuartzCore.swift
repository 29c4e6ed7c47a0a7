@_exported import VitrineUIKit

// Animations of layers, which have no effect.

/// A timing function.
open class CAMediaTimingFunction: NSObject {
  /// Creates a timing function with a name.
  public init(name: CAMediaTimingFunctionName) {}
}
/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a name from its raw value.
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
  /// The timing function.
  open var timingFunction: CAMediaTimingFunction?
  /// The duration, in seconds.
  open var duration: Double = 0
}
/// An animation from one value to another.
open class CABasicAnimation: CAAnimation {
  /// Creates an animation of a property.
  public init(keyPath path: String?) {}
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
}
