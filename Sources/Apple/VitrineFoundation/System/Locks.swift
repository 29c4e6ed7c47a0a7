import Dispatch
import Foundation

/// A value with a lock, to which one thread at a time has access.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The value is accessed only while the lock is held.
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Creates a lock with a value.
  public init(initialState: State) { box = Box(initialState) }
  /// Creates a lock for a value to which other code may also refer.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Calls a closure with the value while the lock is held.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Calls a closure with the value while the lock is held, without `Sendable` requirements.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(initialState: ()) }
  /// Calls a closure while the lock is held.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
  /// Acquires the lock.
  public func lock() { box.lock.lock() }
  /// Releases the lock.
  public func unlock() { box.lock.unlock() }
}

/// A queue that runs one task after the other.
public typealias DispatchSerialQueue = DispatchQueue
/// A queue that runs several tasks at once.
public typealias DispatchConcurrentQueue = DispatchQueue

/// Returns the seconds since the system was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
