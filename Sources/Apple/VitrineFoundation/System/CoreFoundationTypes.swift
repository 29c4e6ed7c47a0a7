// Further declarations of Core Foundation: types that are bridged on Apple's systems are those of
// Foundation here.

/// The status code that a system call returns.
public typealias OSStatus = Int32
/// An index or a count.
public typealias CFIndex = Int
/// A set of options.
public typealias CFOptionFlags = UInt
/// The identifier of a type.
public typealias CFTypeID = UInt
/// A hash value.
public typealias CFHashCode = UInt
/// A time in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// An error, as `NSError`.
public typealias CFError = NSError
/// A date, as `NSDate`.
public typealias CFDate = NSDate
/// A set, as `NSSet`.
public typealias CFSet = NSSet
/// A locale, as `NSLocale`.
public typealias CFLocale = NSLocale
/// A time zone, as `NSTimeZone`.
public typealias CFTimeZone = NSTimeZone
/// A calendar, as `NSCalendar`.
public typealias CFCalendar = NSCalendar
/// A UUID, as `NSUUID`.
public typealias CFUUID = NSUUID
/// An empty value, as `NSNull`.
public typealias CFNull = NSNull
/// A mutable dictionary, as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// A mutable array, as `NSMutableArray`.
public typealias CFMutableArray = NSMutableArray
/// A mutable string, as `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// Mutable data, as `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// A property list.
public typealias CFPropertyList = AnyObject

/// An object that allocates memory.
///
/// Swift manages memory instead.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}
// Implicitly unwrapped as on Apple's systems, since code passes it on.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()
// Implicitly unwrapped as on Apple's systems, since code passes it on.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The allocator that allocates nothing.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
/// An empty value.
public let kCFNull: CFNull = NSNull()

/// A range of elements: the index of the first one, and their number.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex
  /// Creates a range of elements.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a range of elements.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Returns the seconds between the start of 2001 and the current date, which may be set for the
/// widget.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// A run loop, which runs nothing.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
}

/// A timer, which never fires.
public final class CFRunLoopTimer: Sendable {
  fileprivate init() {}
}

/// A mode of a run loop.
///
/// Unchecked, because a `CFString` does not change.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name of the mode.
  public let rawValue: CFString
  /// Creates a mode with a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// The mode for most event sources.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// The pseudo-mode that includes all common modes.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }
/// Returns the run loop of the current thread, which is that of the main thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { .main }
/// Creates a timer that never fires.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? { CFRunLoopTimer() }
/// Adds a timer, which never fires.
public func CFRunLoopAddTimer(
  _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {}
/// Removes a timer.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {}
/// Invalidates a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {}
/// Stops a run loop, which isn't running.
public func CFRunLoopStop(_ rl: CFRunLoop?) {}

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { NSString(string: err.domain) }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
/// Returns the user info dictionary of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? {
  NSDictionary(dictionary: err.userInfo)
}
/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError) -> CFString? {
  NSString(string: err.localizedDescription)
}

/// The version of Foundation, which is newer than all versions that have a named constant.
public let NSFoundationVersionNumber: Double = 3000
/// The version of iOS 8.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of iOS 9.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
