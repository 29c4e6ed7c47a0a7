@_exported import VitrineFoundation

/// All is well.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// The item is not there.
public let errSecItemNotFound: OSStatus = -25300
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// Nobody may ask.
public let errSecNotAvailable: OSStatus = -25291
/// Something in the question is wrong.
public let errSecParam: OSStatus = -50

// The attributes keep their own names as values, because nothing is stored.

/// An attribute's name.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// An attribute's name.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// An attribute's name.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// An attribute's name.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// An attribute's name.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// An attribute's name.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An attribute's name.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// An attribute's name.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// An attribute's name.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// An attribute's name.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// An attribute's name.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Answers that there is no such item.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Answers that nothing can be kept.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecNotAvailable }
/// Answers that there is no such item.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { errSecItemNotFound }
/// Answers that there is no such item.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// Returns the number of a status as its message.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "\(status)" as NSString }

/// Where random bytes come from.
public struct SecRandomRef: Sendable {}
/// Where random bytes come from.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills bytes: always with the same ones, as pictures have to repeat.
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

/// A name of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// A name of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// A name of an attribute.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// A name of an attribute.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A name of an attribute.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// A name of an attribute.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// A name of an attribute.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// A name of an attribute.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
