import VitrineFoundation

// Views of UIKit: widgets cannot show them. Code that a widget shares with an app compiles; views keep
// what they are told and are never laid out or drawn.

/// An object that can respond to events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() { super.init() }
  /// Takes the focus: nothing can.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus away.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A rectangular area that displays content.
@MainActor
open class UIView: UIResponder {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// A way to fill.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  /// Which lengths follow from the view above.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The lengths as bits.
    public let rawValue: UInt
    /// Creates an autoresizing mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width of the view is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height of the view is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The box inside the view above.
  open var frame: CGRect
  /// The view's own box.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the box.
  open var center = CGPoint.zero
  /// The background colour of the view.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor = .tintColor
  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out.
  open var isHidden = false
  /// Whether what is inside is cut to the box.
  open var clipsToBounds = false
  /// Whether the view hides all behind it.
  open var isOpaque = true
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// Which lengths follow from the view above.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether these lengths become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The view's map.
  open var transform = CGAffineTransform.identity
  /// A number of the author's own.
  open var tag = 0
  /// The layer below.
  public let layer = CALayer()
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The view above.
  public private(set) weak var superview: UIView?

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }
  /// Creates a view of an archive: there are none.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view inside.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  /// Leaves the view above.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Lays the views inside out: nothing happens.
  open func layoutSubviews() {}
  /// Lays out at once: nothing happens.
  open func layoutIfNeeded() {}
  /// Asks for a layout: there is none.
  open func setNeedsLayout() {}
  /// Asks for a drawing: there is none.
  open func setNeedsDisplay() {}
  /// Draws the view; never called.
  open func draw(_ rect: CGRect) {}
  /// Becomes as large as its content: it stays as it is.
  open func sizeToFit() {}
  /// How large the view would be in a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// How large the content is by itself.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Makes changes at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A text of UIKit's.
@MainActor
open class UILabel: UIView {
  /// The text of the label.
  open var text: String?
  /// The characters with attributes.
  open var attributedText: NSAttributedString?
  /// The font of the text.
  open var font: UIFont = UIFont.systemFont(ofSize: 17)
  /// The text color of the label.
  open var textColor: UIColor = .label
  /// The alignment of lines of text.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there are at most; 0 for any number.
  open var numberOfLines = 1
  /// Whether letters become smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters become.
  open var minimumScaleFactor: CGFloat = 0
}

/// A picture of UIKit's.
@MainActor
open class UIImageView: UIView {
  /// The image of the image view.
  open var image: UIImage?
  /// Creates an image view.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Views beside or above each other.
@MainActor
open class UIStackView: UIView {
  /// The views in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// Room between views, in points.
  open var spacing: CGFloat = 0
  /// Creates a stack view.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

/// How what is behind a view is changed.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// A kind of blur.
  public enum Style: Int, Sendable {
    /// A kind of blur.
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    /// A kind of blur.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  /// Creates a blur effect.
  public init(style: Style) { super.init() }
}

/// A view that changes what is behind it.
@MainActor
open class UIVisualEffectView: UIView {
  /// The effect of the visual effect view.
  open var effect: UIVisualEffect?
  /// The view in front.
  public let contentView = UIView()
  /// Creates a visual effect view.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
