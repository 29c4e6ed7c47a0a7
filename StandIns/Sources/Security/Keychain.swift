@_exported import VitrineFoundation

/// The status of success.
public let errSecSuccess: OSStatus = 0
/// The function isn't implemented.
public let errSecUnimplemented: OSStatus = -4
/// The item wasn't found.
public let errSecItemNotFound: OSStatus = -25300
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// A parameter is invalid.
public let errSecParam: OSStatus = -50

// The attributes keep their own names as values, because nothing is stored.

/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key or value of an item's class.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// A key of an attribute.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// A key of a query.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// A key of a query.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// A key of a query.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// A key of a query.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Returns the items that match a query; none are found.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Adds an item; always fails.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecNotAvailable }
/// Updates the items that match a query; none are found.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { errSecItemNotFound }
/// Deletes the items that match a query; none are found.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// Returns the number of a status as its message.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "\(status)" as NSString }

/// A generator of random bytes.
public struct SecRandomRef: Sendable {}
/// The default generator of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with bytes: always the same ones, so that pictures are reproducible.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  for index in 0..<max(count, 0) {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    bytes.storeBytes(of: UInt8(state >> 56), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// A key of an attribute or a query.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
