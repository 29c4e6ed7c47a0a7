// Names of Core Foundation, which has no module on Linux. On Apple's systems its types are bridged
// to Foundation's; here they are Foundation's.

/// A text, as `NSString`.
public typealias CFString = NSString
/// Bytes, as `NSData`.
public typealias CFData = NSData
/// A dictionary, as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// An array, as `NSArray`.
public typealias CFArray = NSArray
/// An address, as `NSURL`.
public typealias CFURL = NSURL
/// A number, as `NSNumber`.
public typealias CFNumber = NSNumber
/// A flag, as `NSNumber`.
public typealias CFBoolean = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A time interval in seconds.
public typealias CFTimeInterval = Double

// As on Apple's systems, since code unwraps it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value `true`.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// As on Apple's systems, since code unwraps it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value `false`.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The name of a notification between processes.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: CFString
  /// Creates a CF notification name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a CF notification name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// Sends notifications to other processes: nobody listens here.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}

/// When a notification is delivered.
public struct CFNotificationSuspensionBehavior: Sendable {
  /// At once.
  public static let deliverImmediately = CFNotificationSuspensionBehavior()
  /// Later, and only the last one.
  public static let coalesce = CFNotificationSuspensionBehavior()
  /// Not at all.
  public static let drop = CFNotificationSuspensionBehavior()
  /// The notification is delivered later.
  public static let hold = CFNotificationSuspensionBehavior()
}

/// The callback of a notification; it is never called.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// The centre of all processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }
/// Sends a notification: nobody listens here.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}
/// Listens to notifications: none come.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
/// Listens no longer.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}

/// A method's name.
///
/// There is no Objective-C to call methods by name, so that nothing does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the selector.
  public let name: String
  /// A method of a name.
  public init(_ name: String) { self.name = name }
  /// A method of a name.
  public init(stringLiteral name: String) { self.name = name }
}

extension NotificationCenter {
  /// Listens by a method's name: nothing is called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

/// Nanoseconds of a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1_000
