import Synchronization
import Vitrine
import VitrinePlatform

/// The process's handling of signals.
package enum Signals {
  /// Turns signals about writing into errors that `write` returns.
  package static func ignoreBrokenPipesAndFullQuotas() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Removes unfinished files when the process is interrupted, and ends it.
  ///
  /// A separate thread waits for the signals, because a signal handler may neither lock nor
  /// allocate. Call it before any other thread starts: threads inherit the
  /// mask. Later calls only change what runs.
  ///
  /// - Parameter finish: runs at the first signal instead; the second ends the process.
  package static func removeUnfinishedFilesOnInterrupt(finish: (@Sendable () -> Void)? = nil) {
    self.finish.withLock { $0 = finish }
    guard !isWaiting.exchange(true, ordering: .relaxed) else { return }
    guard numbers.contains(where: { !SystemCalls.isIgnored($0) }) else { return }
    var wanted = wanted
    pthread_sigmask(SIG_BLOCK, &wanted, nil)
    startWaiting()
  }

  /// Adds work for an interrupt, such as ending processes that this one started.
  ///
  /// The thread of ``removeUnfinishedFilesOnInterrupt()`` runs it.
  package static func onInterrupt(_ work: @escaping @Sendable () -> Void) {
    works.withLock { $0.append(work) }
  }

  private static let isWaiting = Atomic(false)
  private static let finish = Mutex<(@Sendable () -> Void)?>(nil)
  private static let works = Mutex<[@Sendable () -> Void]>([])

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that end the process.
  ///
  /// Signals that the parent ignores or blocks are left out: a command in the background or under
  /// `nohup` must live on.
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
