import Vitrine
import VitrineCommandLine
import VitrineLive
import VitrinePlatform
import VitrinePreview

/// The work of `vitrine preview`.
struct PreviewRun {
  private let options: PreviewOptions
  private let console: Console

  init(_ options: PreviewOptions, _ console: Console) {
    (self.options, self.console) = (options, console)
  }

  func run() throws(CommandError) -> ExitCode {
    // Before any thread starts: threads inherit the mask.
    let ending = EndingSignals()
    defer { ScratchFolder.removeAll() }
    do throws(LiveError) {
      let (source, title) = try WorkingPlace(
        options.path, options.pushes == nil ? "preview" : "push",
        takesPackage: options.pushes != nil
      ).session()
      if options.path == "." {
        Subject(title: title).announce(
          "showing", console, isQuiet: options.isQuiet || options.isJSON)
      }
      console.reportGap(options.program.sandbox)
      var live = sessionOptions
      // The server does not know activities of an earlier session.
      let data = options.pushes == nil ? nil : try ScratchFolder(named: "activities")
      live.data = live.data ?? data?.path
      // Goldens that the page records aren't sources of a package.
      live.ignored = RecordingPlace.ignored(of: source)
      let session = try LiveSession(source, live)
      defer { session.stop() }
      if let output = options.export ?? options.output {
        return try draw(session, into: output, ending)
      }
      let address = ProjectAddress(folder: source.folder)
      let server = try serve(session, address)
      defer { server.stop() }
      let endpoint = try options.pushes.map { pushes throws(LiveError) in
        try PushEndpoint(
          session, to: pushes.kind, host: options.network.host, port: UInt16(pushes.port ?? 0))
      }
      defer { endpoint?.stop() }
      try say(server, endpoint)
      let telling = tell(session)
      try session.start()
      if let first = options.pushes?.first { endpoint?.send(first) }
      ending.wait()
      telling.cancel()
      return .interrupted
    } catch {
      throw CommandError(error)
    }
  }

  // MARK: Once

  /// Draws everything, and reports the problems.
  private func draw(
    _ session: LiveSession, into output: String, _ ending: EndingSignals
  ) throws(LiveError) -> ExitCode {
    ending.onArrival { ScratchFolder.removeAll() }
    let telling = tell(session)
    defer { telling.cancel() }
    let report: PreviewReport
    do {
      let run = OnceRun(session, output: output)
      report = try options.export == nil ? run.run() : run.export(words(of: session))
    } catch let error as LiveError {
      throw error
    } catch CommandError.failed(let diagnostic, let code) {
      console.report(diagnostic)
      return code
    } catch {
      let file = error as? FileError
      console.report(
        ReportedDiagnostic(
          .error, "cannot write the pictures: \(file?.text ?? "\(error)")", hint: file?.hint,
          file: output))
      return .notRendered
    }
    do throws(CommandError) {
      if options.isJSON { try console.printJSON(report) }
    } catch {
      throw LiveError("the report cannot be printed")
    }
    for warning in report.warnings { console.report(ReportedDiagnostic(.warning, warning)) }
    for error in report.errors {
      let file = error.file.isEmpty ? nil : "\(error.file):\(error.line):\(error.column)"
      console.report(ReportedDiagnostic(.error, error.message, file: file))
    }
    for fault in report.faults.causes {
      console.report(ReportedDiagnostic(.error, fault.told, hint: fault.hint, file: fault.title))
    }
    if report.isEmpty {
      console.report(
        ReportedDiagnostic(.error, "nothing was drawn: there are no widgets", file: options.path))
      return .empty
    }
    if !options.isQuiet, !options.isJSON {
      let files = options.export == nil ? ["index.html", "summary.md"] : ["index.html"]
      let count = report.warnings.count
      console.say(
        (report.count ?? report.pictures.count).counted("picture")
          + (count == 0 ? ": " : ", \(count.counted("warning")): ")
          + files.map { "\(output)/\($0)" }.joined(separator: ", "))
      if let line = report.notDrawn { console.say(line) }
    }
    guard report.isSuccessful else { return .problems }
    return options.isStrict && !report.warnings.isEmpty ? .strictFailure : .done
  }

  private var sessionOptions: LiveOptions {
    var live = LiveOptions()
    live.data = options.data
    (live.target, live.sandbox) = (options.program.target, options.program.sandbox)
    live.showsPreviews = options.program.showsPreviews
    live.evaluation.date = (options.request.axes.date?.first ?? nil) ?? Now.date
    live.evaluation = live.evaluation.asked(by: options.request.axes)
    live.watches = options.isLive
    return live
  }

  private func words(of session: LiveSession) -> SourceWords {
    // An exported page has no path of this machine.
    let isHidden = options.export != nil && options.path.hasPrefix("/")
    let given = isHidden ? PathName.last(of: options.path) ?? "." : options.path
    return SourceWords(session.source, given: given, target: options.program.target)
  }

  /// Serves at the project's last address, unless an option names a port.
  private func serve(
    _ session: LiveSession, _ address: ProjectAddress
  ) throws(LiveError) -> PreviewServer {
    let known = address.read()
    let token = known?.token ?? Gate.makeToken()
    let recording = try RecordingPlace.of(
      session.source, options.goldens, timeout: sessionOptions.timeout)
    func start(_ port: UInt16) throws(LiveError) -> PreviewServer {
      try PreviewServer(
        session, network: options.network, port: port, token: token,
        place: words(of: session),
        recording: recording)
    }
    let server: PreviewServer
    if let port = options.port {
      server = try start(UInt16(port))
    } else if let port = known?.port, let again = try? start(port) {
      server = again
    } else {
      server = try start(0)
    }
    // A temporary port does not become the project's address.
    if options.port != 0 || known == nil { address.write(port: server.port, token: token) }
    return server
  }

  private func say(_ server: PreviewServer, _ endpoint: PushEndpoint?) throws(LiveError) {
    do throws(CommandError) {
      if options.isJSON {
        try console.printJSON(
          Addresses(
            address: server.address, otherAddresses: server.otherAddresses,
            notifications: endpoint?.address))
      } else {
        try console.print(server.address + "\n")
        for address in server.otherAddresses { console.say("on this network: " + address) }
        if console.isTerminal, !options.isQuiet, let address = server.otherAddresses.first,
          let code = QRCode(address)
        {
          console.say(code.lines.joined(separator: "\n"))
        }
        if let endpoint { console.say("notifications: \(endpoint.address)/3/device/TOKEN") }
      }
    } catch {
      throw LiveError("the address cannot be printed")
    }
    if options.opens, !System.open(server.address) {
      console.say("no browser could be opened: open the address by hand")
    }
  }

  /// The addresses of the page.
  private struct Addresses: Encodable {
    /// The address for browsers on this machine.
    let address: String
    /// The addresses for browsers on other machines.
    let otherAddresses: [String]
    /// The address for notifications; `nil` if the server accepts none.
    let notifications: String?
  }

  /// Prints events, one line each.
  private func tell(_ session: LiveSession) -> Task<Void, Never> {
    let (console, isQuiet, isLive) = (console, options.isQuiet, options.isLive)
    let events = session.events()
    return Task {
      for await event in events where !isQuiet {
        if let line = EventText.line(event, isLive: isLive) { console.say(line) }
        guard isLive, case .archived(_, _, true) = event else { continue }
        for fault in session.state.faults.causes {
          console.say("error: \(fault.title): \(fault.told)")
        }
      }
    }
  }
}

/// The signals that end the program, for which its first thread waits.
private struct EndingSignals: Sendable {
  private let signals: sigset_t

  /// Starts a thread that waits for a signal, runs `work` and ends the process.
  func onArrival(_ work: @escaping @Sendable () -> Void) {
    let signals = self
    _ = SystemThread.start {
      signals.wait()
      work()
      _exit(ExitCode.interrupted.rawValue)
    }
  }

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  func wait() {
    var (signals, number) = (signals, Int32(0))
    while sigwait(&signals, &number) != 0 {}
  }
}
