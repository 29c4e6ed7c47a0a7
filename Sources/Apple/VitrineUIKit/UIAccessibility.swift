import VitrineFoundation

/// How a view behaves for people who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The view plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The view is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The view's label does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The view sums up the app.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The view cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The view's label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The view is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The view starts media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The view's value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The view takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The view turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 15)
}
