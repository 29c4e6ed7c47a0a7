import Synchronization
import Vitrine
import VitrineArguments
import VitrineLive
import VitrineMCP
import VitrinePlatform

/// The session that the tools of an agent work on, and the pictures that they have shown.
final class AgentSession: Sendable {
  /// Where the widgets come from, as the command was given it.
  private let path: String
  private let options: LiveOptions
  private let opened = Mutex<LiveSession?>(nil)
  /// How many calls wait for the session.
  private let waiting = Monitor(0)
  /// The pictures that can be compared with later ones.
  let pictures = KeptPictures()

  /// Microseconds in which the system tells of a file that was saved just now.
  private static let settling: UInt32 = 150_000

  /// Creates a session; nothing is built before a tool needs it.
  init(path: String, _ options: LiveOptions) { (self.path, self.options) = (path, options) }

  /// The session, which begins with its first use; whether this is it.
  ///
  /// - Throws: `ToolFault` when there is nothing to show at the path.
  private func open() throws(ToolFault) -> (session: LiveSession, isNew: Bool) {
    let result = opened.withLock { opened -> Result<(LiveSession, Bool), LiveError> in
      if let opened { return .success((opened, false)) }
      return Result { () throws(LiveError) in
        let session = try LiveSession(try LiveSource.find(path), options)
        try session.start()
        opened = session
        return (session, true)
      }
    }
    do throws(LiveError) {
      return try result.get()
    } catch {
      throw ToolFault(error)
    }
  }

  /// The folder that the source is in.
  ///
  /// - Throws: `ToolFault` when there is nothing to show at the path.
  func folder() throws(ToolFault) -> String { try source().folder }

  /// Where the widgets come from.
  ///
  /// - Throws: `ToolFault` when there is nothing to show at the path.
  func source() throws(ToolFault) -> LiveSource { try open().session.source }

  /// The session when everything that was saved until now is built and archived.
  ///
  /// - Throws: `ToolFault` when there is nothing to show at the path.
  func settled(_ call: ToolCall) throws(ToolFault) -> LiveSession {
    let session = try open().session
    following(session, call) {
      usleep(AgentSession.settling)
      session.settled()
    }
    return session
  }

  /// Builds everything that has changed, and returns the resulting state.
  ///
  /// - Throws: `ToolFault` when there is nothing to build at the path.
  func build(_ call: ToolCall) throws(ToolFault) -> LiveState {
    let (session, isNew) = try open()
    following(session, call) {
      usleep(AgentSession.settling)
      // What was saved may be being built already; else it is where nobody watches.
      if isNew || session.state.phase != .idle { session.settled() } else { session.build() }
    }
    return session.state
  }

  /// Tells the client of a session's events while something is done, and ends a build that nobody
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

  /// Ends the session and all that was started for it.
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
    case .building: log(.debug, "building")
    case .built(let result):
      log(result.isSuccessful ? .info : .error, result.summary)
    case .failed(let error): log(.error, error.message)
    case .changed, .archived, .performed, .pushed: break
    }
  }
}

extension BuildResult {
  /// How it ended, in one line.
  var summary: String {
    let seconds = ((seconds * 10).rounded() / 10).dumpText
    guard !isSuccessful else { return "built in \(seconds) s" }
    return "the build failed with \(errors.count) \(errors.count == 1 ? "error" : "errors")"
  }
}

extension ToolFault {
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

  /// A fault of an option, whose hint may name a command.
  init(_ error: ValidationError) {
    let hint = error.hint.map { hint in
      hint.hasPrefix("see 'vitrine ") ? "run " + hint.dropFirst(4) : hint
    }
    self.init(error.message, hint: hint)
  }

  init(_ error: CommandError) {
    switch error {
    case .failed(let problem, _): self.init(problem.message, hint: problem.hint)
    case .outputClosed: self.init("nobody reads the output")
    }
  }
}
