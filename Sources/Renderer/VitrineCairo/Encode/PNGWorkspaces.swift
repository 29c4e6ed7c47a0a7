import Synchronization

/// The idle workspaces.
final class PNGWorkspaces: Sendable {
  /// Those of the process.
  static let shared = PNGWorkspaces()

  /// The maximum number of idle workspaces, one per thread.
  private static let mostIdle = 16
  /// Bytes of a workspace that is kept, which a picture of eight million pixels fills.
  private static let mostBytes = 64 << 20

  private let state = Mutex<(idle: [PNGWorkspace], made: Int)>(([], 0))

  /// The number of workspaces that were created.
  var made: Int { state.withLock { $0.made } }

  /// The number of times idle workspaces allocated memory, or created a compressor.
  var allocations: Int { state.withLock { $0.idle.reduce(0) { $0 + $1.allocations } } }

  /// Calls `body` with a workspace that no other code uses at the same time.
  func lend<Value>(
    _ body: (PNGWorkspace) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    let workspace = take()
    defer { giveBack(workspace) }
    return try body(workspace)
  }

  private func take() -> PNGWorkspace {
    state.withLock { state in
      if let idle = state.idle.popLast() { return idle }
      state.made += 1
      return PNGWorkspace()
    }
  }

  private func giveBack(_ workspace: PNGWorkspace) {
    guard workspace.bytes <= PNGWorkspaces.mostBytes else { return }
    state.withLock { state in
      if state.idle.count < PNGWorkspaces.mostIdle { state.idle.append(workspace) }
    }
  }
}
