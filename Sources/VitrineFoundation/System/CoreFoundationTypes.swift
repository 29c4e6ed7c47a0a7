// More names of Core Foundation: types that are bridged on Apple's systems are Foundation's here.

/// The status code that a system call returns.
public typealias OSStatus = Int32
/// A place in a list, or how many there are.
public typealias CFIndex = Int
/// Flags of an option.
public typealias CFOptionFlags = UInt
/// The number of a type.
public typealias CFTypeID = UInt
/// The hash of an object.
public typealias CFHashCode = UInt
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double
/// An error, as `NSError`.
public typealias CFError = NSError
/// A date, as `NSDate`.
public typealias CFDate = NSDate
/// A set, as `NSSet`.
public typealias CFSet = NSSet
/// A language and region, as `NSLocale`.
public typealias CFLocale = NSLocale
/// A time zone, as `NSTimeZone`.
public typealias CFTimeZone = NSTimeZone
/// A calendar, as `NSCalendar`.
public typealias CFCalendar = NSCalendar
/// An identifier, as `NSUUID`.
public typealias CFUUID = NSUUID
/// An empty value, as `NSNull`.
public typealias CFNull = NSNull
/// A dictionary that changes, as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// A list that changes, as `NSMutableArray`.
public typealias CFMutableArray = NSMutableArray
/// A text that changes, as `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// Bytes that change, as `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// Any property list.
public typealias CFPropertyList = AnyObject

/// An object that allocates memory.
///
/// Swift manages memory instead.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}
// As on Apple's systems, since code passes it on.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The usual memory.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()
// As on Apple's systems, since code passes it on.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No memory.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
/// An empty value.
public let kCFNull: CFNull = NSNull()

/// Some elements of a list: the first, and how many.
public struct CFRange: Hashable, Sendable {
  /// The first element's place.
  public var location: CFIndex
  /// How many there are.
  public var length: CFIndex
  /// Elements from a place on.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Some elements of a list.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Seconds between 2001 and the date that is meant by now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// A loop of events: nothing runs in it.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
}

/// Something that happens again and again: it never does here.
public final class CFRunLoopTimer: Sendable {
  fileprivate init() {}
}

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name or number.
  public let rawValue: CFString
  /// One of a name or number.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// The mode for most event sources.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// The pseudo-mode that includes all common modes.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { .main }
/// The loop of this thread: that of the main one.
public func CFRunLoopGetCurrent() -> CFRunLoop { .main }
/// Makes a timer that nothing starts.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer? { CFRunLoopTimer() }
/// Adds a timer, which never runs.
public func CFRunLoopAddTimer(
  _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {}
/// Removes a timer.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) {}
/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) {}
/// Ends a loop, which does not run.
public func CFRunLoopStop(_ rl: CFRunLoop?) {}

/// Where an error comes from.
public func CFErrorGetDomain(_ err: CFError) -> CFString { NSString(string: err.domain) }
/// The number of an error in its domain.
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
