/// A cache of results; a second request for the same key waits for the first instead of repeating
/// its work.
final class KeptResults<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  private enum Slot: Sendable {
    case running
    case done(Result<Value, Failure>)
  }

  private struct Kept: Sendable {
    var slots: [Key: Slot] = [:]
    /// The keys, the most recently used last.
    var order: [Key] = []
    var count = 0

    mutating func touch(_ key: Key) {
      order.removeAll { $0 == key }
      order.append(key)
    }

    mutating func forget(_ key: Key) {
      order.removeAll { $0 == key }
      slots[key] = nil
    }
  }

  private let kept = Monitor(Kept())
  private let most: Int

  /// - Parameter most: the maximum number of results.
  init(most: Int) { self.most = most }

  /// The number of times that work was done.
  var count: Int { kept.withLock(\.count) }

  /// Returns the result for a key.
  ///
  /// - Parameters:
  ///   - isOld: returns whether a key is out of date, once the work for this one begins.
  ///   - keeps: returns whether a failure is cached for later requests too.
  ///   - make: computes the result.
  /// - Throws: the error of `make`.
  func value(
    _ key: Key, forgetting isOld: (Key) -> Bool = { _ in false },
    keeps: (Failure) -> Bool = { _ in false }, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let known = kept.wait { kept -> Result<Value, Failure>?? in
      switch kept.slots[key] {
      case .running: return nil
      case .done(let result):
        kept.touch(key)
        return .some(result)
      case nil:
        for old in kept.order where isOld(old) { kept.forget(old) }
        while kept.order.count >= most, let oldest = kept.order.first { kept.forget(oldest) }
        kept.touch(key)
        kept.slots[key] = .running
        return .some(nil)
      }
    }
    if let known { return try known.get() }
    let made = Result { () throws(Failure) in try make() }
    kept.withLock { kept in
      kept.count += 1
      // Another result may have replaced it meanwhile.
      guard kept.slots[key] != nil else { return }
      if case .failure(let error) = made, !keeps(error) {
        kept.forget(key)
      } else {
        kept.slots[key] = .done(made)
      }
    }
    return try made.get()
  }
}
