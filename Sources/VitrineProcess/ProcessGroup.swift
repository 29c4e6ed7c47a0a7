import Synchronization
import VitrinePlatform

/// A process that was started in a group of its own, and what it has started.
struct ProcessGroup: Hashable, Sendable {
  private let leader: pid_t

  init(_ leader: pid_t) { self.leader = leader }

  /// Asks all processes of the group to end, and ends those that do not within two seconds.
  ///
  /// The leader must not have been waited for: its number may then be another's.
  func end() {
    systemKill(-leader, SIGTERM)
    for _ in 0..<200 {
      if ProcessGroup.hasEnded(leader) { break }
      usleep(10_000)
    }
    systemKill(-leader, SIGKILL)
  }

  /// Asks all processes of the group to end, without waiting for it.
  func interrupt() { systemKill(-leader, SIGTERM) }

  /// Ends all processes of the group at once.
  func kill() { systemKill(-leader, SIGKILL) }

  /// Waits for the leader, ends whatever it has left behind, and returns its status.
  ///
  /// - Parameter forget: called while the number still is the group's, and not after.
  func wait(_ forget: () -> Void) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(leader), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    // The number is the group's as long as the leader was not waited for.
    systemKill(-leader, SIGKILL)
    forget()
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// Whether a process has ended; it can still be waited for.
  static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo != 0
  }
}

/// Ends programs that nobody needs the results of any more.
package final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var groups: Set<ProcessGroup> = []
    var dependents: [ObjectIdentifier: Cancellation] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether the work is no longer wanted.
  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends what runs; what starts later is ended at once.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for group in state.groups { group.interrupt() }
      for dependent in state.dependents.values { dependent.cancel() }
    }
  }

  /// Cancels, and waits until everything has ended that runs; what has not after three seconds is
  /// killed.
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

  /// Under the lock the numbers of groups are theirs.
  private func kill() {
    state.withLock { state in
      for group in state.groups { group.kill() }
      for dependent in state.dependents.values { dependent.kill() }
    }
  }

  /// Does work that can be cancelled by itself too, and is cancelled with this one.
  package func withDependent<Value>(_ work: (Cancellation) -> Value) -> Value {
    let dependent = Cancellation()
    state.withLock { state in
      if state.isCancelled { dependent.cancel() }
      state.dependents[ObjectIdentifier(dependent)] = dependent
    }
    defer { state.withLock { $0.dependents[ObjectIdentifier(dependent)] = nil } }
    return work(dependent)
  }

  /// Notes a group, and asks it to end where the work is no longer wanted.
  func begin(_ group: ProcessGroup) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isCancelled { group.interrupt() }
    }
  }

  /// Forgets a group, before its number can be another's.
  func end(_ group: ProcessGroup) { _ = state.withLock { $0.groups.remove(group) } }
}

/// The system's `kill`, which inside of types is hidden by their methods of that name.
private func systemKill(_ process: pid_t, _ signal: Int32) { _ = kill(process, signal) }
