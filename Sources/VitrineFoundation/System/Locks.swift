import Dispatch
import Foundation

/// A value that one thread at a time can have.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The value is touched only while the lock is held.
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Creates an OS allocated unfair lock.
  public init(initialState: State) { box = Box(initialState) }
  /// Creates a lock around a value that others may hold, too.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Works on the value.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Works on a value that others may hold, too.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an OS allocated unfair lock.
  public init() { self.init(initialState: ()) }
  /// Holds the lock for some work.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
  /// Acquires the lock.
  public func lock() { box.lock.lock() }
  /// Gives the lock back.
  public func unlock() { box.lock.unlock() }
}

/// A queue that does one thing after the other.
public typealias DispatchSerialQueue = DispatchQueue
/// A queue that does several things at once.
public typealias DispatchConcurrentQueue = DispatchQueue

/// Seconds since the device was started: the process's own.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
