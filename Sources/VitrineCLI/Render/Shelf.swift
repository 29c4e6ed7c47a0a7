import Synchronization
import Vitrine

/// A place for each document that several threads read.
final class Shelf: Sendable {
  private let slots: Mutex<[Result<WidgetDocument, ArchiveError>?]>

  init(count: Int) {
    slots = Mutex(Array(repeating: nil, count: count))
  }

  /// What was put, by place.
  var results: [Result<WidgetDocument, ArchiveError>?] { slots.withLock { $0 } }

  /// Puts a result in its place.
  func put(_ result: Result<WidgetDocument, ArchiveError>, at index: Int) {
    slots.withLock { $0[index] = result }
  }
}
