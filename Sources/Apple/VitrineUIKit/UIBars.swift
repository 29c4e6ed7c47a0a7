import VitrineFoundation

// The looks of UIKit's bars and tables, which apps set when they start; SwiftUI's views are drawn without them.

/// The look of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The material behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// Creates an appearance with defaults.
  public nonisolated override init() { super.init() }
  /// Takes the system's material; has no effect.
  open func configureWithDefaultBackground() {}
  /// Takes an opaque background; has no effect.
  open func configureWithOpaqueBackground() {}
  /// Takes no background; has no effect.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The look of an item in a state.
  @MainActor @preconcurrency
  open class StateAppearance: NSObject {
    /// The colour of the icon.
    open var iconColor: UIColor?
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// The looks by states.
  public let normal = StateAppearance(), selected = StateAppearance()
}

/// The look of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items by layouts.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items by layouts.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items by layouts.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// A bar with a title.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of the bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = true
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The looks of navigation bars; a fresh one, because nothing is drawn.
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// A bar with tabs.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The looks of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The images of the bar.
  open var backgroundImage: UIImage?
  /// The images of the bar.
  open var shadowImage: UIImage?
  /// The looks of tab bars; a fresh one, because nothing is drawn.
  public class func appearance() -> UITabBar { UITabBar() }
}

/// A bar with buttons.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The looks of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The looks of the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The looks of toolbars; a fresh one, because nothing is drawn.
  public class func appearance() -> UIToolbar { UIToolbar() }
}

/// A table of rows.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The colour of separators.
  open var separatorColor: UIColor?
  /// The space above the headers of sections.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The looks of tables; a fresh one, because nothing is drawn.
  public class func appearance() -> UITableView { UITableView() }
}

/// What a cell shows.
public protocol UIContentConfiguration {}

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The view behind a selected row.
  open var selectedBackgroundView: UIView?
  /// What the row shows; nothing is drawn.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The looks of rows; a fresh one, because nothing is drawn.
  public class func appearance() -> UITableViewCell { UITableViewCell() }
}
