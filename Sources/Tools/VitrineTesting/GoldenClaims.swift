import Synchronization

/// The goldens that assertions of one run have used, so that no two of them share one.
final class GoldenClaims: Sendable {
  /// Those of the process; tests of assertions have their own.
  @TaskLocal static var current = GoldenClaims()

  /// An assertion in a test.
  struct Owner: Hashable, Sendable {
    /// The path of the source file.
    let file: String
    let line: UInt
    let column: UInt
    /// The name of the test.
    let test: TestName
  }

  /// How an assertion may use a golden.
  enum Claim {
    /// It is the first.
    case first
    /// The same assertion has used it: in a loop, or because the test runs again.
    case again
    /// Another assertion uses it.
    case taken(Owner)
  }

  private struct State {
    var owners: [String: Owner] = [:]
    var places: [String: [Owner]] = [:]
  }

  private let state = Mutex(State())

  /// Claims the golden at a path, regardless of the case of its letters.
  func claim(_ path: String, for owner: Owner) -> Claim {
    state.withLock { state in
      let key = path.lowercased()
      guard let other = state.owners[key] else {
        state.owners[key] = owner
        return .first
      }
      return other == owner ? .again : .taken(other)
    }
  }

  /// Whether an assertion has used the golden at a path.
  func isClaimed(_ path: String) -> Bool {
    state.withLock { $0.owners[path.lowercased()] != nil }
  }

  /// Returns which of the assertions with the same name this one is, counted from 1 in the order in
  /// which a test reaches them.
  ///
  /// An assertion keeps its number when it is reached again, so that repeated tests have the same
  /// names. Other tests, and the same with other arguments, count for themselves, as their order differs
  /// in every run.
  func number(of owner: Owner, named name: String) -> Int {
    state.withLock { state in
      let known = state.places[name, default: []]
      let own = known.filter { $0.test == owner.test }
      if let place = own.firstIndex(of: owner) { return place + 1 }
      state.places[name] = known + [owner]
      return own.count + 1
    }
  }

  /// Ensures that two assertions do not move one golden.
  func whileMoving<Result>(_ body: () -> Result) -> Result {
    moving.withLock { _ in body() }
  }

  private let moving = Mutex<Void>(())
}
