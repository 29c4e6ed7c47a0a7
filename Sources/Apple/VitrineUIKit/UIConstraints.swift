import VitrineFoundation

// Constraints between views of UIKit, which have no effect: these views aren't laid out.

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public var rawValue: Float
  /// Creates a layout priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a layout priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The constraint is required.
  public static let required = UILayoutPriority(1000)
  /// The constraint has a high priority.
  public static let defaultHigh = UILayoutPriority(750)
  /// The constraint has a low priority.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation between two lengths or positions.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The axes of a layout.
  public enum Axis: Int, Sendable {
    /// The axes of a layout.
    case horizontal, vertical
  }
  /// Whether the constraint is active.
  open var isActive = false
  /// The name of the constraint.
  open var identifier: String?
  /// The constant of the constraint, in points.
  open var constant: CGFloat = 0
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }
  /// Deactivates constraints.
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
  /// Returns a constraint that both are equal.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// Returns a constraint that this one is at least as large as the other one.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// Returns a constraint that this one is at most as large as the other one.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(constant) }
  /// Returns a constraint that this length is a multiple of another one.
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(0) }
  /// Returns a constraint that this length is constant.
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
  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
