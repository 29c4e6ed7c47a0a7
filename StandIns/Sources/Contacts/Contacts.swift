@_exported import VitrineFoundation

/// The authorization status for contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, authorized, limited
}
/// A key that selects a property of contacts to fetch.
public protocol CNKeyDescriptor: NSObjectProtocol {}
/// The kinds of entity that can be accessed.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}
/// A contact.
open class CNContact: NSObject {
  /// The identifier of the contact.
  open var identifier: String { "" }
  /// The given name.
  open var givenName: String { "" }
  /// The family name.
  open var familyName: String { "" }
  /// The image data of the contact.
  open var imageData: Data? { nil }
  /// The data of the thumbnail.
  open var thumbnailImageData: Data? { nil }
}
/// The store of contacts, to which access is denied.
open class CNContactStore: NSObject {
  /// Creates a contact store.
  public override init() { super.init() }
  /// The authorization status; always denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Requests access, which is denied.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Requests access, which is denied.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
}
