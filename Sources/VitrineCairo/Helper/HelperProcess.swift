import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process without rights that works on files of strangers; ends with the value.
struct HelperProcess: ~Copyable {
  private let process: pid_t
  private let descriptor: Int32

  /// Starts a program that answers jobs of one service on its standard input.
  ///
  /// - Throws: ``ImageError/helperMissing(reason:)``.
  init(_ executable: String, _ service: HelperService) throws(ImageError) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, HelperProcess.socketKind, 0, &ends) == 0 else {
      throw .helperMissing(reason: String(cString: strerror(errno)))
    }
    let (started, failure) = HelperProcess.spawn(
      [executable, PictureHelper.argument, service.rawValue], input: ends[1])
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw .helperMissing(reason: String(cString: strerror(failure)))
    }
    process = started
    descriptor = ends[0]
  }

  deinit {
    close(descriptor)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// What came of a job.
  enum Reply {
    case outcome(PictureJob.Outcome)
    case fault(ImageError)
    /// The process was gone before it got the job.
    case neverStarted
    /// The process ended, or did not end in time.
    case ended(isTimeOut: Bool)
  }

  /// Hands over a job and waits for its outcome.
  borrowing func perform(_ job: PictureJob, on bytes: [UInt8]) -> Reply {
    let channel = HelperChannel(
      descriptor: descriptor, deadline: HelperChannel.now + PictureHelper.mostSeconds)
    guard channel.write(HelperMessage.bytes(job.request(count: bytes.count))) else {
      return .neverStarted
    }
    guard channel.write(bytes),
      let answer = HelperMessage.read(HelperMessage.Answer.self, from: channel)
    else { return ended() }
    if let error = answer.error { return .fault(error) }
    // The helper may be in the hands of the file's author: what it says is checked too.
    guard job.accepts(answer.count) else { return ended() }
    if answer.count == 0 {
      guard let size = answer.size else { return ended() }
      return .outcome(.size(size))
    }
    guard let bytes = channel.read(answer.count) else { return ended() }
    return .outcome(.bytes(bytes))
  }

  /// How the process ended; it is stopped where it goes on.
  private borrowing func ended() -> Reply {
    var info = siginfo_t()
    // What has died is dead within a moment after its connection; it stays to be waited for.
    for _ in 0..<50 {
      let flags = WEXITED | WNOHANG | WNOWAIT
      if waitid(P_PID, id_t(process), &info, flags) == 0, info.si_signo != 0 {
        return .ended(isTimeOut: HelperProcess.status(info) == SIGXCPU)
      }
      usleep(1000)
    }
    return .ended(isTimeOut: true)
  }

  #if canImport(Glibc)
    private static let socketKind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static func status(_ info: siginfo_t) -> Int32 { info._sifields._sigchld.si_status }
  #else
    private static let socketKind = SOCK_STREAM
    private static func status(_ info: siginfo_t) -> Int32 { info.si_status }
  #endif

  /// Starts a program with nothing but its input, and of the environment the place of libraries.
  private static func spawn(_ words: [String], input: Int32) -> (pid_t, Int32) {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    for descriptor in Int32(1)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    hearSignals(&attributes)
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=" + String(cString: $0) }
    let arguments = words.map { strdup($0) } + [nil]
    let environment = [libraries].map { $0.map { strdup($0) } ?? nil } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, words[0], &actions, &attributes, arguments, environment)
    return (process, failure)
  }

  #if canImport(Glibc)
    private typealias SpawnAttributes = posix_spawnattr_t
  #else
    private typealias SpawnAttributes = posix_spawnattr_t?
  #endif

  /// Lets a program hear the signal that ends its time.
  ///
  /// A thread of a queue holds signals back, a parent may ignore them, and a program inherits both.
  private static func hearSignals(_ attributes: inout SpawnAttributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGXCPU)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}
