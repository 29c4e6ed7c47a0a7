import Synchronization
import VitrinePlatform

/// A process group: a process with all its descendants.
struct ProcessGroup: Hashable, Sendable {
  private let leader: pid_t

  init(_ leader: pid_t) { self.leader = leader }

  /// Asks all processes of the group to end, and kills those that still run after two seconds.
  ///
  /// Call it before waiting for the leader, whose id may be reused afterwards.
  func end() {
    systemKill(-leader, SIGTERM)
    for _ in 0..<200 {
      if ProcessGroup.hasEnded(leader) { break }
      usleep(10_000)
    }
    systemKill(-leader, SIGKILL)
  }

  /// Asks all processes of the group to end, without waiting for them.
  func interrupt() { systemKill(-leader, SIGTERM) }

  /// Kills all processes of the group.
  func kill() { systemKill(-leader, SIGKILL) }

  /// Waits for the leader, kills its remaining descendants, and returns its status.
  ///
  /// - Parameter forget: called while the group still has its id.
  func wait(_ forget: () -> Void) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(leader), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    // The group keeps its id until the leader is waited for.
    systemKill(-leader, SIGKILL)
    forget()
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// Whether a process has ended and can be waited for.
  static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo != 0
  }
}

/// Cancels work in child processes.
package final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var groups: Set<ProcessGroup> = []
    var dependents: [ObjectIdentifier: Cancellation] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether the work was cancelled.
  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Asks running processes to end; processes that start later end at once.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for group in state.groups { group.interrupt() }
      for dependent in state.dependents.values { dependent.cancel() }
    }
  }

  /// Cancels, waits until all processes have ended, and kills those that still run after three
  /// seconds.
  package func end() {
    cancel()
    for _ in 0..<300 {
      if !isBusy { return }
      usleep(10_000)
    }
    kill()
  }

  private var isBusy: Bool {
    state.withLock { state in
      !state.groups.isEmpty || state.dependents.values.contains(where: \.isBusy)
    }
  }

  /// Kills the groups under the lock, which keeps their ids valid.
  private func kill() {
    state.withLock { state in
      for group in state.groups { group.kill() }
      for dependent in state.dependents.values { dependent.kill() }
    }
  }

  /// Runs work that can also be cancelled by itself.
  package func withDependent<Value>(
    as dependent: Cancellation = Cancellation(), _ work: (Cancellation) -> Value
  ) -> Value {
    state.withLock { state in
      if state.isCancelled { dependent.cancel() }
      state.dependents[ObjectIdentifier(dependent)] = dependent
    }
    defer { state.withLock { $0.dependents[ObjectIdentifier(dependent)] = nil } }
    return work(dependent)
  }

  /// Adds a group, and asks it to end if the work was cancelled.
  func begin(_ group: ProcessGroup) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isCancelled { group.interrupt() }
    }
  }

  /// Removes a group, before its id can be reused.
  func end(_ group: ProcessGroup) { _ = state.withLock { $0.groups.remove(group) } }
}

/// The system's `kill`, which methods of that name hide.
private func systemKill(_ process: pid_t, _ signal: Int32) { _ = kill(process, signal) }
