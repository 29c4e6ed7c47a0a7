import Foundation

/// An activity of the user that an app can resume.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title of the user activity.
  open var title: String?
  /// Additional information about the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page that shows it.
  open var webpageURL: URL?
  /// Whether it can be found.
  open var isEligibleForSearch = false
  /// Whether the system suggests it.
  open var isEligibleForPrediction = false
  /// Whether another device can go on with it.
  open var isEligibleForHandoff = true
  /// An identifier that distinguishes the activity from others.
  open var persistentIdentifier: String?
  /// Creates a user activity.
  public init(activityType: String) { self.activityType = activityType }
  /// Tells the system: nothing happens.
  open func becomeCurrent() {}
  /// Tells the system no longer.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
  /// Adds to what goes with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of activities that browse the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that is dragged or shared, in the kinds that it has.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Nothing changes after it was made.
  private let object: Any?
  /// The suggested name of the item provider.
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
  /// Creates a provider of an object of a kind.
  public init(item: Any?, typeIdentifier: String?) { (object, suggestedName) = (item, nil) }
  /// The kinds that it has: none can be loaded.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Whether it has a kind: it has none.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// An undo manager, which records nothing here.
open class UndoManager: NSObject {
  /// Whether there is something to take back.
  open var canUndo: Bool { false }
  /// Whether there is something to do again.
  open var canRedo: Bool { false }
  /// Undoes the last change; here, nothing happens.
  open func undo() {}
  /// Does the last change again: nothing happens.
  open func redo() {}
}
