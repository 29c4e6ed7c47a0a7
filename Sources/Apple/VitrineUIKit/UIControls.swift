import VitrineFoundation

// Controls of UIKit, for the code that wraps them in SwiftUI; they store their properties and are never drawn.

/// A view that reacts to people.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What a control reacts to.
  public struct Event: OptionSet, Sendable {
    /// The raw value of the events.
    public let rawValue: UInt
    /// Creates events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches.
    public static let touchDown = Event(rawValue: 1), touchUpInside = Event(rawValue: 64)
    /// Changes of a value.
    public static let valueChanged = Event(rawValue: 4096)
    /// Changes of a text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Changes of a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of changes of a text.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value of the state.
    public let rawValue: UInt
    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No state.
    public static let normal: State = []
    /// Touched, not enabled, selected, or with the focus.
    public static let highlighted = State(rawValue: 1), disabled = State(rawValue: 2)
    /// Selected, or with the focus.
    public static let selected = State(rawValue: 4), focused = State(rawValue: 8)
  }
  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is touched.
  open var isHighlighted = false
  /// Adds a method for events, which never occur.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Adds an action for events, which never occur.
  open func addAction(_ action: UIAction, for events: Event) {}
  /// Performs the actions of events; has no effect.
  open func sendActions(for events: Event) {}
}

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {}

/// An action of a menu or a control, which is never performed.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The title of the action.
  open var title: String
  /// The image of the action.
  open var image: UIImage?
  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) { (self.title, self.image) = (title, image) }
}

/// A button of UIKit.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// The looks of buttons.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// The label of the title.
  public let titleLabel: UILabel? = UILabel()
  /// The view of the image.
  public let imageView: UIImageView? = UIImageView(image: nil)
  private var titles: [State: String] = [:]
  /// Creates a button.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  /// Creates a button with an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }
  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {}
  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
  }
}

/// A switch of UIKit.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of the switch when it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Sets whether the switch is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The looks of switches; a fresh one, because nothing is drawn.
  public class func appearance() -> UISwitch { UISwitch() }
}

/// A slider of UIKit.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The bounds of the value.
  open var minimumValue: Float = 0
  /// The bounds of the value.
  open var maximumValue: Float = 1
  /// The colours of the track.
  open var minimumTrackTintColor: UIColor?
  /// The colours of the track.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Sets the image of the thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The looks of sliders; a fresh one, because nothing is drawn.
  public class func appearance() -> UISlider { UISlider() }
}

/// A segmented control of UIKit.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index of the selected segment.
  open var selectedSegmentIndex = -1
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Creates a segmented control.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  /// Sets the attributes of titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  /// The looks of segmented controls; a fresh one, because nothing is drawn.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The dots of pages.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the page.
  open var currentPage = 0
  /// The colours of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colours of the dots.
  open var currentPageIndicatorTintColor: UIColor?
  /// Whether the dots are hidden for one page.
  open var hidesForSinglePage = false
  /// The looks of page controls; a fresh one, because nothing is drawn.
  public class func appearance() -> UIPageControl { UIPageControl() }
}

/// A spinning indicator.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// The sizes of indicators.
    case medium = 100, large
  }
  /// Whether the indicator spins.
  public private(set) var isAnimating = false
  /// Whether the indicator is hidden while it does not spin.
  open var hidesWhenStopped = true
  /// The colour of the indicator.
  open var color: UIColor?
  /// The size of the indicator.
  open var style = Style.medium
  /// Creates an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Starts spinning.
  open func startAnimating() { isAnimating = true }
  /// Stops spinning.
  open func stopAnimating() { isAnimating = false }
}
