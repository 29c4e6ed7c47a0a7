import Synchronization

/// The names of pictures; equal names of different widgets share their memory.
package final class SharedNames: Sendable {
  private let known = Mutex<Set<[OutputPathTemplate?]>>([])

  /// Returns equal names from before, or these.
  package func shared(_ names: [OutputPathTemplate?]) -> [OutputPathTemplate?] {
    known.withLock { $0.insert(names).memberAfterInsert }
  }
}
