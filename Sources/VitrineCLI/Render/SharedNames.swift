import Synchronization

/// The names of pictures, of which those of many widgets are equal and take memory once.
final class SharedNames: Sendable {
  private let known = Mutex<Set<[OutputPathTemplate?]>>([])

  /// Equal names that were there before, or these.
  func shared(_ names: [OutputPathTemplate?]) -> [OutputPathTemplate?] {
    known.withLock { $0.insert(names).memberAfterInsert }
  }
}
