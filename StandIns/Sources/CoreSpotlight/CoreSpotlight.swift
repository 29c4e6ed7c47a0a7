@_exported import UniformTypeIdentifiers
@_exported import VitrineFoundation

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject {
  /// The title of the searchable item attribute set.
  open var title: String?
  /// The name to display.
  open var displayName: String?
  /// The content description of the searchable item attribute set.
  open var contentDescription: String?
  /// Words to find it by.
  open var keywords: [String]?
  /// A picture of it.
  open var thumbnailData: Data?
  /// Creates a searchable item attribute set.
  public init(contentType: UTType) {}
  /// Creates a searchable item attribute set.
  public init(itemContentType: String) {}
}
/// Something that can be found.
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
  /// Adds to what can be found: nothing is kept.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Adds to what can be found: nothing is kept.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  /// Removes what can be found.
  open func deleteAllSearchableItems() async throws {}
}
/// The type of activities that open a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
