import Synchronization
import Vitrine
import VitrinePlatform

/// How the process answers to signals.
enum Signals {
  /// Turns signals about writing into errors that `write` returns.
  static func ignoreBrokenPipesAndFullQuotas() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Removes unfinished files when the process is interrupted, and ends it.
  ///
  /// A thread of its own waits for the signals, as a signal handler may neither lock nor allocate.
  /// To be called once, before any other thread is started: threads inherit the mask.
  ///
  /// - Parameter finish: what is done at the first signal instead; the second ends the process.
  static func removeUnfinishedFilesOnInterrupt(finish: (@Sendable () -> Void)? = nil) {
    self.finish.withLock { $0 = finish }
    guard numbers.contains(where: { !SystemCalls.isIgnored($0) }) else { return }
    var wanted = wanted
    pthread_sigmask(SIG_BLOCK, &wanted, nil)
    startWaiting()
  }

  /// Has more done when the process is interrupted, such as the end of what it has started; the thread
  /// of ``removeUnfinishedFilesOnInterrupt()`` does it.
  static func onInterrupt(_ work: @escaping @Sendable () -> Void) {
    works.withLock { $0.append(work) }
  }

  private static let finish = Mutex<(@Sendable () -> Void)?>(nil)
  private static let works = Mutex<[@Sendable () -> Void]>([])

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that end the process.
  ///
  /// Who starts a command in the background or with `nohup` wants it to live on, and may have blocked
  /// others, such as that of a child's end.
  private static var wanted: sigset_t {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in numbers where !SystemCalls.isIgnored(number) { sigaddset(&wanted, number) }
    return wanted
  }

  private static func startWaiting() {
    if SystemThread.start({ Signals.wait() }) { return }
    // Without the thread the signals would be lost.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  private static func wait() {
    var wanted = wanted
    var number: Int32 = 0
    if let finish = finish.withLock(\.self) {
      while sigwait(&wanted, &number) != 0 {}
      finish()
    }
    while sigwait(&wanted, &number) != 0 {}
    for work in works.withLock(\.self) { work() }
    UnfinishedFiles.removeAllForGood()
    _exit(ExitCode.interrupted.rawValue)
  }
}
