import Vitrine
import VitrineCairo
import VitrineLive
import VitrinePlatform
import VitrineProcess

/// A place for one of a worker's processes, which is started when there is something to draw.
struct WorkerSlot: ~Copyable {
  private let options: WorkerOptions
  /// The words of the worker's command line.
  private let words: [String]
  private var process: ConnectedProcess?

  init(_ options: WorkerOptions, words: [String]) {
    (self.options, self.words) = (options, words)
    process = nil
  }

  /// How a process has dealt with a request.
  private enum Reply {
    case answer([UInt8])
    /// It did not answer in time.
    case late
    /// It ended.
    case ended(ConnectedProcess.End)
  }

  /// The answer to a request, as a line.
  ///
  /// A request that its process does not outlive is tried once more in a new one, unless it was the
  /// process's first: what was kept of others must not show.
  mutating func answer(_ request: WorkerMessage) -> [UInt8] {
    while true {
      let isFirst = process == nil
      do throws(ConnectedProcess.StartError) {
        switch try reply(to: request) {
        case .answer(let bytes): return bytes
        case .late:
          let seconds = options.costs.seconds ?? 0
          return failure(
            of: request, ReportedDiagnostic(ArchiveError(.timeout(seconds: seconds)), file: ""))
        case .ended(let end):
          if isFirst { return failure(of: request, WorkerSlot.problem(end)) }
        }
      } catch {
        return failure(
          of: request,
          ReportedDiagnostic(.error, "the process that draws cannot be started: \(error.text)"))
      }
    }
  }

  private mutating func reply(
    to request: WorkerMessage
  ) throws(ConnectedProcess.StartError) -> Reply {
    let kept = self.process.take()
    let process = if let kept { kept } else { try start() }
    let deadline = options.costs.seconds.map { SystemClock.now + $0 + Watchdog.grace }
    let channel = HelperChannel(descriptor: process.descriptor, deadline: deadline)
    if request.write(to: channel), let answer = WorkerMessage.read(from: channel) {
      self.process = consume process
      return .answer(answer.bytes)
    }
    // A process that is late would continue, and one with an invalid reply too; both are ended
    // here.
    return process.end().map(Reply.ended) ?? (deadline == nil ? .ended(.code(0)) : .late)
  }

  private func start() throws(ConnectedProcess.StartError) -> ConnectedProcess {
    let program = SystemFiles.ownProgram ?? CommandLine.arguments[0]
    return try ConnectedProcess(
      [program, WorkerService.argument] + words, environment: ChildProcess.variables(),
      isApart: true)
  }

  private static func problem(_ end: ConnectedProcess.End) -> ReportedDiagnostic {
    switch end {
    case .code(ExitCode.notRendered.rawValue): CostOptions.outOfMemory
    case .code(let code):
      ReportedDiagnostic(.error, "the process that drew it ended with code \(code)")
    case .signal(let number):
      ReportedDiagnostic(.error, "the process that drew it ended by signal \(number)")
    }
  }

  private func failure(of request: WorkerMessage, _ problem: ReportedDiagnostic) -> [UInt8] {
    var problem = problem
    let asked = try? WorkerRequest(request.bytes)
    problem.file = asked?.name(below: options.root)
    return WorkerAnswer(asked?.id, line: request.number, .failure(WorkerFault(problem))).bytes
  }
}
