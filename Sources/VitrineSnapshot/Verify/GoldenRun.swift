import Synchronization
import Vitrine

/// Verifies many cases on several cores.
public struct GoldenRun: Sendable {
  /// An archive, or a member of a bundle.
  private struct Subject: Hashable {
    let archive: ArchiveLocation
    let widget: String?

    init(_ golden: GoldenCase) { (archive, widget) = (golden.location, golden.widget) }
  }

  private let verifier: GoldenVerifier
  private let jobs: Int?

  /// Makes a run; `jobs` cases at a time, or as many as there are cores.
  public init(_ verifier: GoldenVerifier, jobs: Int? = nil) {
    self.verifier = verifier
    self.jobs = jobs
  }

  /// Verifies `cases` and hands each result over, in the order of the cases and one at a time.
  ///
  /// Archives are read when their first case comes up and released after their last one, so that
  /// the number of cases costs no memory.
  public func perform(
    _ cases: [GoldenCase], _ note: @escaping @Sendable (GoldenResult) -> Void
  ) {
    let uses = Dictionary(cases.map { (Subject($0), 1) }, uniquingKeysWith: +)
    let documents = Dictionary(
      uniqueKeysWithValues: uses.map {
        ($0.key, SharedDocument(contentsOf: $0.key.archive, kind: $0.key.widget, uses: $0.value))
      })
    let order = InOrder(note)
    Parallel.perform(cases.count, jobs: jobs) { index in
      guard let document = documents[Subject(cases[index])] else { return }
      order.note(verifier.verify(cases[index], document), at: index)
    }
  }
}

/// Hands values over in the order of their numbers.
package final class InOrder<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: Value] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let take: @Sendable (Value) -> Void

  /// Calls `take` with each value as soon as all values before it are there.
  package init(_ take: @escaping @Sendable (Value) -> Void) {
    self.take = take
  }

  /// Notes value number `index`.
  package func note(_ value: Value, at index: Int) {
    state.withLock { state in
      state.waiting[index] = value
      while let value = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        take(value)
      }
    }
  }
}
