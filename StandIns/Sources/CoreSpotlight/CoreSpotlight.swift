@_exported import UniformTypeIdentifiers
@_exported import VitrineFoundation

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject {
  /// The title of the item.
  open var title: String?
  /// The name to display.
  open var displayName: String?
  /// The description of the item.
  open var contentDescription: String?
  /// The keywords of the item.
  open var keywords: [String]?
  /// The data of the item's thumbnail.
  open var thumbnailData: Data?
  /// Creates a searchable item attribute set.
  public init(contentType: UTType) {}
  /// Creates a searchable item attribute set.
  public init(itemContentType: String) {}
}
/// An item that can be found by searching.
open class CSSearchableItem: NSObject {
  /// Creates a searchable item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {}
}
/// An index of searchable items, which stores nothing here.
open class CSSearchableIndex: NSObject {
  /// Returns the default index.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Adds items to the index; has no effect.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Adds items to the index; has no effect.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  /// Removes all items from the index.
  open func deleteAllSearchableItems() async throws {}
}
/// The type of activities that open a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
