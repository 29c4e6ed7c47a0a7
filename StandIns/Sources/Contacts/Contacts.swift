@_exported import VitrineFoundation

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, authorized, limited
}
/// A key that selects a property of contacts to fetch.
public protocol CNKeyDescriptor: NSObjectProtocol {}
/// The kinds of entity that can be accessed.
public enum CNEntityType: Int, Sendable {
  /// People and companies.
  case contacts
}
/// A contact.
open class CNContact: NSObject {
  /// The name in the device.
  open var identifier: String { "" }
  /// The first name.
  open var givenName: String { "" }
  /// The last name.
  open var familyName: String { "" }
  /// The image data of the contact.
  open var imageData: Data? { nil }
  /// The small picture.
  open var thumbnailImageData: Data? { nil }
}
/// All contacts: they may not be read.
open class CNContactStore: NSObject {
  /// Creates a contact store.
  public override init() { super.init() }
  /// Whether contacts may be read: they may not.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Asks whether contacts may be read: they may not.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Asks whether contacts may be read: they may not.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
}
