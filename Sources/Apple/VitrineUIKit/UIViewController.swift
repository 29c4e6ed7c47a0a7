import VitrineFoundation

// View controllers, windows and the app of UIKit, which widgets don't have; nothing is presented.

/// An object that manages a hierarchy of views.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view of the controller.
  open var view: UIView = UIView()
  /// The title of the controller.
  open var title: String?
  /// The parent controller.
  public private(set) weak var parent: UIViewController?
  /// The presented controller; always `nil`.
  open var presentedViewController: UIViewController? { nil }
  /// Creates a view controller.
  public init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  /// Creates a controller from an archive; always `nil`.
  public required init?(coder: NSCoder) { return nil }
  /// Notifies the controller that its view was loaded; never called.
  open func viewDidLoad() {}
  /// Notifies the controller that its view is about to appear; never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that its view appeared; never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Presents a controller; has no effect.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  /// Dismisses the presented controller; has no effect.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Adds a child controller.
  open func addChild(_ controller: UIViewController) { controller.parent = self }
  /// Notifies the controller that its parent changed.
  open func didMove(toParent parent: UIViewController?) {}
}

/// A controller that manages a stack of controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the root first.
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
  /// Whether a scene is on the screen.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The states of a connected scene.
    case foregroundActive, foregroundInactive, background
  }
  /// Whether the scene is on the screen; always unattached.
  open var activationState: ActivationState { .unattached }
  /// The title of the scene.
  open var title: String?
  /// The information with which the system connects a scene.
  public struct ConnectionOptions: Sendable {}
}
/// A scene that manages windows.
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
  /// The controller of the window's content.
  open var rootViewController: UIViewController?
  /// Whether the window receives keyboard events; always `false`.
  open var isKeyWindow: Bool { false }
  /// Shows the window; has no effect.
  open func makeKeyAndVisible() {}
}

/// Methods by which an app is notified of its life cycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Notifies the app that it was launched; never called.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  /// Returns `true`; never called.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// A key of the reasons for launching the app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a launch options key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only universal links are opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The app's scenes; always empty.
  public var connectedScenes: Set<UIScene> { [] }
  /// The app's windows; always empty.
  public var windows: [UIWindow] { [] }
  /// The delegate of the app; always `nil`.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Registers for remote notifications; has no effect.
  public func registerForRemoteNotifications() {}
  /// A notification that the app is about to terminate; never posted.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// A notification of low memory; never posted.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value of the orientations.
  public let rawValue: UInt
  /// Creates an interface orientation mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Both landscape orientations.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All orientations.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The types of keyboards.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Further types of keyboards.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The occasions on which letters are capitalized.
  case none, words, sentences, allCharacters
}
/// The kind of content that a person enters.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a text content type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}
