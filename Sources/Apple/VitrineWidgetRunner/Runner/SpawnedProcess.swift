import CVitrineRuntime
import Foundation
import VitrinePlatform
import WidgetKit

/// A child process whose output goes into a file, and which is polled for its end.
///
/// Foundation's `Process` learns of the end through a network socket, which may not be available in
/// a sandbox.
struct SpawnedProcess {
  private let number: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: all environment variables.
  ///   - output: path of the file for standard output and standard error.
  ///   - inheritsInput: whether it has the input of this process instead of an empty one.
  /// - Throws: `POSIXError` if it cannot be started.
  init(
    _ program: String, environment: [String: String], output: String, inheritsInput: Bool
  ) throws {
    var actions = SystemSpawn.noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !inheritsInput {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let words = [strdup(program), nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var number: pid_t = 0
    let failure = posix_spawn(&number, program, &actions, nil, words, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    self.number = number
  }

  /// The exit status of the process, which is -1 if a signal ended it, or `nil` while it runs.
  ///
  /// Must not be read again once the process has ended.
  var ending: Int32? {
    var status: Int32 = 0
    let result = waitpid(number, &status, WNOHANG)
    if result == 0 || result < 0 && errno == EINTR { return nil }
    return result == number && status & 0x7f == 0 ? status >> 8 & 0xff : -1
  }

  /// Ends it by a signal for which its runtime writes a trace of the thread that worked most: the one that
  /// hangs.
  ///
  /// The threads of libdispatch block most signals, but not `SIGTRAP`. Shells let programs in the
  /// background ignore `SIGQUIT`.
  func interrupt() {
    let busiest = threads.max { ticks($0) < ticks($1) }.flatMap { Int32($0) }
    if let busiest, vitrine_signal_thread(number, busiest, SIGTRAP) == 0 { return }
    _ = systemKill(number, SIGABRT)
  }

  /// Ends it and its child processes, such as the runtime's program for traces, which would wait
  /// forever.
  func kill() {
    for child in children { _ = systemKill(child, SIGKILL) }
    _ = systemKill(number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
  }
}

extension SpawnedProcess {
  /// The processes that its threads started; empty if the system does not tell.
  private var children: [pid_t] {
    threads.flatMap { read("children", of: $0).split(separator: " ").compactMap { pid_t($0) } }
  }

  private var tasks: String { "/proc/\(number)/task" }

  /// The numbers of its threads; empty if the system does not tell.
  private var threads: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
  }

  private func read(_ file: String, of thread: String) -> String {
    (try? String(contentsOfFile: "\(tasks)/\(thread)/\(file)", encoding: .utf8)) ?? ""
  }

  /// The time that a thread has run, in ticks: `utime` of `stat`, after a name in parentheses.
  private func ticks(_ thread: String) -> Int {
    let fields = read("stat", of: thread).split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 11 ? Int(fields[11]) ?? 0 : 0
  }
}

/// The system's `kill`, which the type's method of that name hides.
private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
