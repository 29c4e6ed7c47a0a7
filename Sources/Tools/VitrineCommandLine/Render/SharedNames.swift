import Synchronization

/// The names of pictures; equal names of different widgets share their memory.
final class SharedNames: Sendable {
  private let known = Mutex<Set<[OutputPathTemplate?]>>([])

  /// Returns equal names from before, or these.
  func shared(_ names: [OutputPathTemplate?]) -> [OutputPathTemplate?] {
    known.withLock { $0.insert(names).memberAfterInsert }
  }
}
