import VitrineFoundation

/// The access control of an item.
public final class SecAccessControl: Sendable {
  fileprivate init() {}
}

/// The authentication required to access an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: CFOptionFlags
  /// Creates a value from its raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Requires biometric authentication or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Requires any enrolled finger or face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Requires any enrolled finger.
  public static let touchIDAny = biometryAny
  /// Requires a finger or face that was enrolled when the item was created.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// Requires a finger that was enrolled when the item was created.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// Requires the device passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// Requires a nearby watch.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// Requires a nearby device.
  public static let companion = watch
  /// One of the conditions is sufficient.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions are required.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The key is used for signing and decrypting.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// Requires a password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control, which has no effect: the keychain is empty.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Requests a shared password; the handler receives none.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, nil) }
/// Adds a shared password; always fails.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(nil) }
/// Returns a generated password; always `nil`.
public func SecCreateSharedWebCredentialPassword() -> CFString? { nil }

/// The key of a shared password.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"
