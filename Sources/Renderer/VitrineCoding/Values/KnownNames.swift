import Synchronization

/// A cache of which names a database contains.
///
/// Options, requests and texts look up the same few names.
package final class KnownNames: Sendable {
  /// The maximum number of cached names; others are looked up again.
  private static let most = 256

  private let known = Mutex<Set<String>>([])
  private let find: @Sendable (String) -> Bool

  /// - Parameter find: returns whether the database contains a name.
  package init(_ find: @escaping @Sendable (String) -> Bool) { self.find = find }

  /// Whether the database contains the name.
  package func contains(_ name: String) -> Bool {
    if known.withLock({ $0.contains(name) }) { return true }
    guard find(name) else { return false }
    known.withLock { if $0.count < KnownNames.most { $0.insert(name) } }
    return true
  }
}
