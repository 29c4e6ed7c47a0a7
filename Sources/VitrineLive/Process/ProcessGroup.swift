import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that was started in a group of its own, and what it has started.
struct ProcessGroup: Hashable, Sendable {
  private let leader: pid_t

  init(_ leader: pid_t) { self.leader = leader }

  /// Asks all processes of the group to end, and ends those that do not within two seconds.
  ///
  /// The leader must not have been waited for: its number may then be another's.
  func end() {
    kill(-leader, SIGTERM)
    for _ in 0..<200 {
      if ProcessGroup.hasEnded(leader) { break }
      usleep(10_000)
    }
    kill(-leader, SIGKILL)
  }

  /// Asks all processes of the group to end, without waiting for it.
  func interrupt() { kill(-leader, SIGTERM) }

  /// Waits for the leader, ends whatever it has left behind, and returns its status.
  ///
  /// - Parameter forget: called while the number still is the group's, and not after.
  func wait(_ forget: () -> Void) -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(leader), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    // The number is the group's as long as the leader was not waited for.
    kill(-leader, SIGKILL)
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
final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var groups: Set<ProcessGroup> = []
    var dependents: [ObjectIdentifier: Cancellation] = [:]
  }

  private let state = Mutex(State())

  /// Whether the work is no longer wanted.
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends what runs; what starts later is ended at once.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for group in state.groups { group.interrupt() }
      for dependent in state.dependents.values { dependent.cancel() }
    }
  }

  /// Does work that can be cancelled by itself too, and is cancelled with this one.
  func withDependent<Value>(_ work: (Cancellation) -> Value) -> Value {
    let dependent = Cancellation()
    state.withLock { state in
      if state.isCancelled { dependent.cancel() }
      state.dependents[ObjectIdentifier(dependent)] = dependent
    }
    defer { state.withLock { $0.dependents[ObjectIdentifier(dependent)] = nil } }
    return work(dependent)
  }

  /// Cancels, and waits until everything has ended that runs.
  func end() {
    cancel()
    for group in state.withLock(\.groups) { group.end() }
  }

  func begin(_ group: ProcessGroup) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isCancelled { group.interrupt() }
    }
  }

  /// Forgets a group, before its number can be another's.
  func end(_ group: ProcessGroup) { _ = state.withLock { $0.groups.remove(group) } }
}
