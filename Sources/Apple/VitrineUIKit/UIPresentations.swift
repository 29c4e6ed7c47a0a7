import VitrineFoundation

// Controllers that the system presents, which are never shown.

/// A service that an activity offers.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A sheet that shares items.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// The kinds that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure that is called at the end; never called.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Creates a sheet.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// The looks of buttons.
    case `default`, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// Creates a button whose closure is never called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
  }
}

/// An alert.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Sendable {
    /// The forms of alerts.
    case actionSheet, alert
  }
  /// The message.
  open var message: String?
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields.
  public private(set) var textFields: [UITextField]? = []
  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields?.append(field)
  }
}

/// A controller that takes or selects pictures.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The sources.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// A key of what is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was taken, or as people edited it.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as people edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether people can edit the picture.
  open var allowsEditing = false
  /// The kinds of media.
  open var mediaTypes: [String] = []
  /// The object that receives the picture; it is never called.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Whether there is a source: `false`.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Methods by which an object receives a picture.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was selected; never called.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was selected; never called.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Methods by which an object learns of changes of a stack of controllers.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Something that people do with fingers, which never happens.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The states.
    case possible, began, changed, ended, cancelled, failed
  }
  /// The state.
  open var state: State { .possible }
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// Creates a gesture with a method that is never called.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Where the fingers are.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
/// A tap.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
}
/// A swipe.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The directions that are looked for.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
/// A long press.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least time, in seconds.
  open var minimumPressDuration = 0.5
}
/// A movement of fingers.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers moved.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  /// Adds a gesture; has no effect.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
}
