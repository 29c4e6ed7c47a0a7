import Synchronization
import Vitrine
import VitrinePlatform

/// Verifies many cases on several cores.
public struct GoldenRun: Sendable {
  /// An archive, or a member of a bundle.
  private struct Subject: Hashable {
    let archive: ArchiveLocation
    let widget: String?

    init(_ golden: GoldenCase) { (archive, widget) = (golden.location, golden.widget) }
  }

  /// Runs the work on a case, with its name.
  package typealias Watch = @Sendable (String, () -> GoldenResult) -> GoldenResult

  private let verifier: GoldenVerifier
  private let jobs: Int?
  private let watch: Watch

  /// Creates a run of `jobs` cases at a time; by default, one for each core.
  public init(_ verifier: GoldenVerifier, jobs: Int? = nil) {
    self.init(verifier, jobs: jobs) { _, work in work() }
  }

  /// Creates a run that watches each case, because a case may exceed its time limit.
  package init(_ verifier: GoldenVerifier, jobs: Int?, watch: @escaping Watch) {
    (self.verifier, self.jobs, self.watch) = (verifier, jobs, watch)
  }

  /// Verifies `cases`, and passes on the results in the order of the cases, one at a time.
  ///
  /// An archive is read for its first case and released after its last one. Only a few are
  /// open at a time, so that the memory does not depend on the number of cases.
  public func perform(
    _ cases: [GoldenCase], _ note: @escaping @Sendable (GoldenResult) -> Void
  ) {
    let uses = Dictionary(cases.map { (Subject($0), 1) }, uniquingKeysWith: +)
    let documents = Dictionary(
      uniqueKeysWithValues: uses.map {
        (
          $0.key,
          SharedDocument(
            contentsOf: $0.key.archive, kind: $0.key.widget, uses: $0.value,
            decoder: verifier.decoder)
        )
      })
    let order = InOrder(note)
    let turns = GoldenRun.turns(of: cases)
    Parallel.perform(cases.count, jobs: jobs) { turn in
      let index = turns[turn]
      guard let document = documents[Subject(cases[index])] else { return }
      let began = SystemClock.now
      var result = watch(cases[index].name) { verifier.verify(cases[index], document) }
      result.seconds = SystemClock.now - began
      order.note(result, at: index)
    }
  }

  /// The number of open archives, more than there are threads on most machines.
  private static let openArchives = 16

  /// Returns the indices in the order of processing: the first case of some archives, then the
  /// second one, so that no thread waits for another to read the archive that both need.
  private static func turns(of cases: [GoldenCase]) -> [Int] {
    let byArchive = Dictionary(grouping: cases.indices) { Subject(cases[$0]) }
    let archives = byArchive.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    return stride(from: 0, to: archives.count, by: openArchives).flatMap { start in
      let open = archives[start..<min(start + openArchives, archives.count)]
      let longest = open.map(\.count).max() ?? 0
      return (0..<longest).flatMap { turn in
        open.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
      }
    }
  }
}

/// Passes on values in the order of their indices.
package final class InOrder<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: Value] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let take: @Sendable (Value) -> Void

  /// Creates a sequence that calls `take` with each value once all values before it have arrived.
  package init(_ take: @escaping @Sendable (Value) -> Void) {
    self.take = take
  }

  /// Adds the value at `index`.
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
