@_exported import VitrineUIKit

// Movement of layers: nothing moves.

/// How a movement passes.
open class CAMediaTimingFunction: NSObject {
  /// Makes a curve by its name.
  public init(name: CAMediaTimingFunctionName) {}
}
/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A curve.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}
/// A movement.
open class CAAnimation: NSObject {
  /// How it passes.
  open var timingFunction: CAMediaTimingFunction?
  /// How long it takes, in seconds.
  open var duration: Double = 0
}
/// A movement from one value to another.
open class CABasicAnimation: CAAnimation {
  /// Makes a movement of a property.
  public init(keyPath path: String?) {}
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
}
