import Synchronization
import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineMCP
import VitrinePlatform

/// The session that an agent's tools share, and the pictures that they returned.
final class AgentSession: Sendable {
  /// The location of the widgets, as passed to the command.
  private let path: String
  private let options: LiveOptions
  private let opened = Mutex<LiveSession?>(nil)
  /// The number of calls that wait for the session.
  private let waiting = Monitor(0)
  /// The pictures that later ones can be compared with.
  let pictures = KeptPictures()

  /// The time, in microseconds, within which the system reports a file that was just saved.
  private static let settling: UInt32 = 150_000

  /// Creates a session, which builds nothing until a tool needs it.
  init(path: String, _ options: LiveOptions) { (self.path, self.options) = (path, options) }

  /// Returns the session, which the first call creates, and whether this call created it.
  ///
  /// - Throws: `CallFault` when the path holds nothing to show.
  private func open() throws(CallFault) -> (session: LiveSession, isNew: Bool) {
    let result = opened.withLock { opened -> Result<(LiveSession, Bool), LiveError> in
      if let opened { return .success((opened, false)) }
      return Result { () throws(LiveError) in
        let session = try LiveSession(
          try WorkingPlace(path, "mcp", takesPackage: false).session().source, options)
        try session.start()
        opened = session
        return (session, true)
      }
    }
    do throws(LiveError) {
      return try result.get()
    } catch {
      throw CallFault(error)
    }
  }

  /// The folder of the source.
  ///
  /// - Throws: `CallFault` when the path holds nothing to show.
  func folder() throws(CallFault) -> String { try source().folder }

  /// The source of the widgets.
  ///
  /// - Throws: `CallFault` when the path holds nothing to show.
  func source() throws(CallFault) -> LiveSource { try open().session.source }

  /// Returns the session once everything saved so far is built and archived.
  ///
  /// - Throws: `CallFault` when the path holds nothing to show.
  func settled(_ call: ToolCall) throws(CallFault) -> LiveSession {
    let session = try open().session
    following(session, call) {
      usleep(AgentSession.settling)
      session.settled()
    }
    return session
  }

  /// Builds everything that changed, and returns the resulting state.
  ///
  /// - Throws: `CallFault` when the path holds nothing to build.
  func build(_ call: ToolCall) throws(CallFault) -> LiveState {
    let (session, isNew) = try open()
    following(session, call) {
      usleep(AgentSession.settling)
      // A running build may already include what was saved. Otherwise build now, as nobody watches.
      if isNew || session.state.phase != .idle { session.settled() } else { session.build() }
    }
    return session.state
  }

  /// Reports the session's events to the client during `work`, and cancels a build that nobody
  /// waits for any more.
  private func following(_ session: LiveSession, _ call: ToolCall, _ work: () -> Void) {
    let waiting = waiting
    waiting.withLock { $0 += 1 }
    call.whenCancelled {
      if waiting.withLock({ $0 }) == 1 { session.cancelBuild() }
    }
    defer {
      call.whenCancelled(nil)
      waiting.withLock { $0 -= 1 }
    }
    let events = session.events()
    let task = Task {
      for await event in events { call.tell(event) }
    }
    work()
    task.cancel()
  }

  /// Ends the session and every process that it started.
  func stop() {
    opened.withLock { opened in
      opened?.stop()
      opened = nil
    }
  }
}

extension ToolCall {
  /// Reports an event of a session.
  fileprivate func tell(_ event: LiveEvent) {
    switch event {
    case .progress(let line):
      // `[12/34] Compiling …`
      let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").map { Double($0) }
      guard numbers.count == 2, let done = numbers[0], let total = numbers[1] else { return }
      report(done, of: total, line)
    case .waiting(let reason): log(.info, reason)
    case .building: log(.debug, "building")
    case .built(let result):
      log(result.isSuccessful ? .info : .error, result.summary)
    case .failed(let error): log(.error, error.message)
    case .changed, .archived, .performed, .pushed: break
    }
  }
}

extension BuildResult {
  /// The result of the build, in one line.
  var summary: String {
    let seconds = ((seconds * 10).rounded() / 10).dumpText
    guard !isSuccessful else {
      return "built in \(seconds) s" + (reason.map { ": everything, because \($0)" } ?? "")
    }
    return "the build failed with " + errors.count.counted("error")
  }
}

extension CallFault {
  init(_ error: LiveError) { self.init(error.message, hint: error.hint) }

  init(_ error: ArchiveError) {
    let place = error.path.map { "\($0): " } ?? ""
    self.init(place + error.message, hint: error.hint)
  }

  init(_ fault: RenderFault) {
    switch fault {
    case .archive(let error): self.init(error)
    case .request(let error): self.init(error)
    case .evaluation(let error): self.init(error)
    }
  }

  /// Creates a fault from an invalid option; its hint may name a command.
  init(_ error: ValidationError) {
    let hint = error.hint.map { hint in
      hint.hasPrefix("see 'vitrine ") ? "run " + hint.dropFirst(4) : hint
    }
    self.init(error.message, hint: hint)
  }

  init(_ error: CommandError) {
    switch error {
    case .failed(let problem, _): self.init(problem.message, hint: problem.hint)
    case .outputClosed: self.init("standard output was closed")
    }
  }
}
