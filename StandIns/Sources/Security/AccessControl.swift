import VitrineFoundation

/// Who may read an item.
public final class SecAccessControl: Sendable {
  fileprivate init() {}
}

/// The authentication required to access an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The name or number.
  public let rawValue: CFOptionFlags
  /// One of a name or number.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The owner has to be there.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Any finger or face that the device knows.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Any finger that the device knows.
  public static let touchIDAny = biometryAny
  /// The fingers and faces that the device knew when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The fingers that the device knew when the item was made.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// Requires the device passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// A watch that is near.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// A device that is near.
  public static let companion = watch
  /// One of several.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The key is used for signing and decrypting.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes a rule, which nobody asks for: the keychain is empty.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Answers that nobody shares a password.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, nil) }
/// Keeps no password.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(nil) }
/// Answers that no password is made up.
public func SecCreateSharedWebCredentialPassword() -> CFString? { nil }

/// The name of a shared password's part.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"
