import Foundation

/// An activity of the user that an app can resume.
open class NSUserActivity: NSObject {
  /// The type of activity.
  public let activityType: String
  /// The title of the activity.
  open var title: String?
  /// Additional information about the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  open var webpageURL: URL?
  /// Whether the activity is included in search results.
  open var isEligibleForSearch = false
  /// Whether the system suggests the activity.
  open var isEligibleForPrediction = false
  /// Whether the activity can be continued on another device.
  open var isEligibleForHandoff = true
  /// An identifier that distinguishes the activity from others.
  open var persistentIdentifier: String?
  /// Creates a user activity.
  public init(activityType: String) { self.activityType = activityType }
  /// Makes the activity current; has no effect.
  open func becomeCurrent() {}
  /// Resigns as the current activity; has no effect.
  open func resignCurrent() {}
  /// Invalidates the activity.
  open func invalidate() {}
  /// Adds entries to the information about the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of activities of web browsing.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An item that is dragged or shared, which provides its data in several types.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // The object doesn't change after initialization.
  private let object: Any?
  /// The suggested file name of the item.
  public let suggestedName: String?
  /// Creates an item provider.
  public override init() { (object, suggestedName) = (nil, nil) }
  /// Creates an item provider.
  public init(object: Any) { (self.object, suggestedName) = (object, nil) }
  /// Creates an item provider.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    (object, suggestedName) = (fileURL, fileURL.lastPathComponent)
  }
  /// Creates a provider of an object of a type.
  public init(item: Any?, typeIdentifier: String?) { (object, suggestedName) = (item, nil) }
  /// The types that are provided; always empty.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Whether a type is provided; always `false`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// An undo manager, which records nothing here.
open class UndoManager: NSObject {
  /// Whether an action can be undone; always `false`.
  open var canUndo: Bool { false }
  /// Whether an action can be redone; always `false`.
  open var canRedo: Bool { false }
  /// Undoes the last action; has no effect.
  open func undo() {}
  /// Redoes the last action; has no effect.
  open func redo() {}
}
