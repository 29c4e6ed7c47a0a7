import VitrineFoundation

// Screens, windows and the app of UIKit: a widget has none of them, and nothing is presented.

/// An object that manages a hierarchy of views.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The screen's view.
  open var view: UIView = UIView()
  /// The screen's title.
  open var title: String?
  /// The screen above.
  public private(set) weak var parent: UIViewController?
  /// The screen that is presented: none is.
  open var presentedViewController: UIViewController? { nil }
  /// Creates a view controller.
  public init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  /// Creates a screen of an archive: there are none.
  public required init?(coder: NSCoder) { return nil }
  /// The view is there; never called.
  open func viewDidLoad() {}
  /// The view comes; never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is there; never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Presents a screen: nothing happens.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  /// Leaves the screen: nothing happens.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Adds a screen inside.
  open func addChild(_ controller: UIViewController) { controller.parent = self }
  /// The screen above is another one.
  open func didMove(toParent parent: UIViewController?) {}
}

/// Screens over each other.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the first below.
  open var viewControllers: [UIViewController] = []
  /// Creates a navigation controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
}

/// An instance of the app's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The information with which the system connects a scene.
  public struct ConnectionOptions: Sendable {}
}
/// A place for windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { [] }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
}
/// The root of a hierarchy of views.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The screen in the window.
  open var rootViewController: UIViewController?
  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { false }
  /// Shows the window: nothing happens.
  open func makeKeyAndVisible() {}
}

/// Methods by which an app is notified of its life cycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The app has started; never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  /// The app has started; never called.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a launch options key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The app's windows: there are none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The app's windows: there are none.
  public var windows: [UIWindow] { [] }
  /// The delegate of the app; always `nil`.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Asks for messages from elsewhere: nothing happens.
  public func registerForRemoteNotifications() {}
  /// The app is about to end.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// There is little memory.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Ways a device can be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates an interface orientation mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// Any way.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// Which keys there are.
public enum UIKeyboardType: Int, Sendable {
  /// A set of keys.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// A set of keys.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// When letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The moments at which text is capitalized.
  case none, words, sentences, allCharacters
}
/// The kind of content that a person enters.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a text content type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind of text.
  public static let name = UITextContentType(rawValue: "name")
  /// A kind of text.
  public static let username = UITextContentType(rawValue: "username")
  /// A kind of text.
  public static let password = UITextContentType(rawValue: "password")
  /// A kind of text.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A kind of text.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A kind of text.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A kind of text.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A kind of text.
  public static let URL = UITextContentType(rawValue: "url")
}
