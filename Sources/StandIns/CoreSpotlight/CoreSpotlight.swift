@_exported import UniformTypeIdentifiers
@_exported import VitrineFoundation

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
  /// What it is called.
  open var title: String?
  /// What it is called where it is shown.
  open var displayName: String?
  /// What it is.
  open var contentDescription: String?
  /// Words to find it by.
  open var keywords: [String]?
  /// A picture of it.
  open var thumbnailData: Data?
  /// Makes what is known.
  public init(contentType: UTType) {}
  /// Makes what is known.
  public init(itemContentType: String) {}
}
/// Something that can be found.
open class CSSearchableItem: NSObject {
  /// Makes something that can be found.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {}
}
/// What can be found: nothing is kept.
open class CSSearchableIndex: NSObject {
  /// What can be found.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Adds to what can be found: nothing is kept.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Adds to what can be found: nothing is kept.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  /// Removes what can be found.
  open func deleteAllSearchableItems() async throws {}
}
/// What activities are called that open something that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
