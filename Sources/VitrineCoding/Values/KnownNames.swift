import Synchronization

/// Names that a database has, each of which is looked up once.
///
/// An option, the request and every text ask for the same few.
package final class KnownNames: Sendable {
  /// Names that are kept; a program that asks for more looks the others up again.
  private static let most = 256

  private let known = Mutex<Set<String>>([])
  private let find: @Sendable (String) -> Bool

  /// - Parameter find: whether the database has a name.
  package init(_ find: @escaping @Sendable (String) -> Bool) { self.find = find }

  /// Whether the database has the name.
  package func contains(_ name: String) -> Bool {
    if known.withLock({ $0.contains(name) }) { return true }
    guard find(name) else { return false }
    known.withLock { if $0.count < KnownNames.most { $0.insert(name) } }
    return true
  }
}
