// Declarations of Core Foundation, which has no module on Linux. On Apple's systems its types are
// bridged to those of Foundation; here they are those of Foundation.

/// A string, as `NSString`.
public typealias CFString = NSString
/// Bytes, as `NSData`.
public typealias CFData = NSData
/// A dictionary, as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// An array, as `NSArray`.
public typealias CFArray = NSArray
/// A URL, as `NSURL`.
public typealias CFURL = NSURL
/// A number, as `NSNumber`.
public typealias CFNumber = NSNumber
/// A Boolean value, as `NSNumber`.
public typealias CFBoolean = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A time interval in seconds.
public typealias CFTimeInterval = Double

// Implicitly unwrapped as on Apple's systems, since code unwraps it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value `true`.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// Implicitly unwrapped as on Apple's systems, since code unwraps it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value `false`.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The name of a notification between processes.
///
/// Unchecked, because a `CFString` does not change.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: CFString
  /// Creates a notification name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a notification name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// A notification center of other processes, in which nothing is observed.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}

/// The behaviour of notifications while a process is suspended.
public struct CFNotificationSuspensionBehavior: Sendable {
  /// The notification is delivered immediately.
  public static let deliverImmediately = CFNotificationSuspensionBehavior()
  /// Only the last notification is delivered, later.
  public static let coalesce = CFNotificationSuspensionBehavior()
  /// The notification isn't delivered.
  public static let drop = CFNotificationSuspensionBehavior()
  /// The notification is delivered later.
  public static let hold = CFNotificationSuspensionBehavior()
}

/// The callback of a notification; it is never called.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Returns the notification center of all processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }
/// Posts a notification, which nothing observes.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}
/// Adds an observer, which receives no notifications.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
/// Removes an observer.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}

/// The name of a method.
///
/// Without Objective-C methods can't be called by name, and none is.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the selector.
  public let name: String
  /// Creates a selector with a name.
  public init(_ name: String) { self.name = name }
  /// Creates a selector with a name.
  public init(stringLiteral name: String) { self.name = name }
}

/// Returns the name of a method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// Unsafe by their type alone, which Core Foundation declares: the keys never change.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A key of the information of a bundle.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A key of the information of a bundle.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A key of the information of a bundle.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A key of the information of a bundle.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

extension NotificationCenter {
  /// Adds an observer with a selector, which is never called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

// Methods cannot be called by name, so that these timers do nothing.
extension Timer {
  /// Creates a timer that calls a selector, which is never called.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
  /// Creates a timer that calls a selector, which is never called.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { _ in }
  }
  /// Schedules a timer that calls a selector, which is never called.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

extension NSObject {
  /// The name of the class with its module.
  public static func description() -> String { String(reflecting: self) }
  /// Calls a selector after a delay; it is never called.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  /// Cancels such calls.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Cancels such calls.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
  /// Returns false: methods cannot be called by name.
  public func responds(to selector: Selector?) -> Bool { false }
}

/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
