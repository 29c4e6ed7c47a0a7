import VitrineFoundation

// Constraints between views of UIKit: nothing is laid out by them.

/// How important a constraint is, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public var rawValue: Float
  /// Creates a layout priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a layout priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// It should be.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may be.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation of two lengths.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The axes of a layout.
  public enum Axis: Int, Sendable {
    /// The axes of a layout.
    case horizontal, vertical
  }
  /// Whether the relation counts.
  open var isActive = false
  /// The constant of the constraint, in points.
  open var constant: CGFloat = 0
  /// How important the relation is.
  open var priority = UILayoutPriority.required
  /// Makes relations count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }
  /// Makes relations count no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
}

/// An edge or a length of a view.
@MainActor @preconcurrency
public final class NSLayoutAnchor {
  private func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    return constraint
  }
  /// The relation that both are the same.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// The relation that this is larger.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// The relation that this is smaller.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// The relation of a length to a part of another one.
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(0) }
  /// The relation of a length to a number.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(constant)
  }
}

extension UIView {
  /// The leading anchor of the view.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The trailing anchor of the view.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left anchor of the view.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right anchor of the view.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The top anchor of the view.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom anchor of the view.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width anchor of the view.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height anchor of the view.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor at the horizontal centre.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor at the vertical centre.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Sets how much the view holds its size together.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how much the view keeps its size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
