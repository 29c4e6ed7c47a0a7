import VitrinePlatform

/// A program that is started with a connection as its standard input, and ends with the value.
package struct ConnectedProcess: ~Copyable {
  /// Why a program was not started.
  package struct StartError: Error, Hashable, Sendable {
    /// The system's words.
    package let text: String

    init(_ number: Int32) { text = String(cString: strerror(number)) }
  }

  /// How a program ended.
  package enum End: Hashable, Sendable {
    /// By itself, with an exit code.
    case code(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// This process's end of the connection.
  package let descriptor: Int32
  private let process: pid_t

  /// Starts a program; its output is discarded.
  ///
  /// - Parameters:
  ///   - words: the program's path and its arguments.
  ///   - environment: its variables, as `NAME=value`.
  ///   - isApart: whether signals of the terminal do not reach it.
  /// - Throws: `StartError`.
  package init(
    _ words: [String], environment: [String], isApart: Bool = false
  ) throws(StartError) {
    var ends: [Int32] = [-1, -1]
    let refusal = SystemSpawn.connect(&ends)
    guard refusal == 0 else { throw StartError(refusal) }
    let (started, failure) = ConnectedProcess.spawn(words, environment, ends[1], isApart)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw StartError(failure)
    }
    (process, descriptor) = (started, ends[0])
  }

  deinit {
    close(descriptor)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// How the program ended, after its connection was closed; `nil` if it is still running.
  package borrowing func end() -> End? {
    var info = siginfo_t()
    // A process ends shortly after its connection is closed; it stays a zombie until it is waited
    // for.
    for _ in 0..<50 {
      let flags = WEXITED | WNOHANG | WNOWAIT
      if waitid(P_PID, id_t(process), &info, flags) == 0, info.si_signo != 0 {
        let status = SystemSpawn.status(info)
        return info.si_code == Int32(CLD_EXITED) ? .code(status) : .signal(status)
      }
      usleep(1000)
    }
    return nil
  }

  /// Starts a program with nothing but its input and some variables.
  private static func spawn(
    _ words: [String], _ environment: [String], _ input: Int32, _ isApart: Bool
  ) -> (pid_t, Int32) {
    var actions = SystemSpawn.noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    for descriptor in Int32(1)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = SystemSpawn.noAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    hearSignals(&attributes, isApart)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    return (process, failure)
  }

  /// Lets a program receive the signal of its time limit.
  ///
  /// A thread of a queue blocks signals, a parent can ignore them, and a program inherits both.
  private static func hearSignals(_ attributes: inout SystemSpawn.Attributes, _ isApart: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGXCPU)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(
      &attributes, Int16(isApart ? flags | POSIX_SPAWN_SETPGROUP : flags))
  }
}
