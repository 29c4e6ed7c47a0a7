import VitrineFoundation

// Views of UIKit, which widgets can't show. They let code compile that a widget shares with an app;
// views store their properties and are never laid out or drawn.

/// An object that can respond to events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() { super.init() }
  /// Asks to become the first responder; always fails.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Resigns as first responder.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A rectangular area that displays content.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The ways in which content fills a view.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  /// The lengths that change with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value of the lengths.
    public let rawValue: UInt
    /// Creates an autoresizing mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width of the view is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height of the view is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The frame in the coordinates of the superview.
  open var frame: CGRect
  /// The frame in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The centre of the frame.
  open var center = CGPoint.zero
  /// The description of the view for people who cannot see it.
  open var accessibilityLabel: String?
  /// What a person can do with the view.
  open var accessibilityHint: String?
  /// The value of the view in words.
  open var accessibilityValue: String?
  /// The name of the view for tests.
  open var accessibilityIdentifier: String?
  /// How the view behaves for people who cannot see it.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether the view is one for people who cannot see it.
  open var isAccessibilityElement = false
  /// The background colour of the view.
  open var backgroundColor: UIColor?
  /// The tint colour.
  open var tintColor: UIColor = .tintColor
  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether subviews are clipped to the view's bounds.
  open var clipsToBounds = false
  /// Whether the view has no transparency.
  open var isOpaque = true
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// The lengths that change with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the autoresizing mask is converted to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view reacts to touches.
  open var isUserInteractionEnabled = true
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// A number that identifies the view.
  open var tag = 0
  /// The layer of the view.
  public let layer = CALayer()
  /// The subviews.
  public private(set) var subviews: [UIView] = []
  /// The superview.
  public private(set) weak var superview: UIView?

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }
  /// Creates a view from an archive; always `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a subview.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Lays out the subviews; has no effect.
  open func layoutSubviews() {}
  /// Lays out the view if necessary; has no effect.
  open func layoutIfNeeded() {}
  /// Requests a layout; has no effect.
  open func setNeedsLayout() {}
  /// Requests drawing; has no effect.
  open func setNeedsDisplay() {}
  /// Draws the view; never called.
  open func draw(_ rect: CGRect) {}
  /// Resizes the view to its content; has no effect.
  open func sizeToFit() {}
  /// Returns the size of the view for a proposed size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// The natural size of the view's content.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Applies changes immediately, without an animation.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A label of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text of the label.
  open var text: String?
  /// The attributed text of the label.
  open var attributedText: NSAttributedString?
  /// The font of the text.
  open var font: UIFont = UIFont.systemFont(ofSize: 17)
  /// The text color of the label.
  open var textColor: UIColor = .label
  /// The alignment of lines of text.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no maximum.
  open var numberOfLines = 1
  /// Whether the font size is reduced to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size as a fraction of the font's size.
  open var minimumScaleFactor: CGFloat = 0
}

/// A view that shows an image of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image of the image view.
  open var image: UIImage?
  /// Creates an image view.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A view that arranges views in a row or column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The arranged views in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between views, in points.
  open var spacing: CGFloat = 0
  /// Creates a stack view.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Appends a view.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

/// An effect on the content behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// The styles of blurs.
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    /// Further styles of blurs.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  /// Creates a blur effect.
  public init(style: Style) { super.init() }
}

/// A view that applies an effect to the content behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect of the visual effect view.
  open var effect: UIVisualEffect?
  /// The view for the content in front of the effect.
  public let contentView = UIView()
  /// Creates a visual effect view.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
