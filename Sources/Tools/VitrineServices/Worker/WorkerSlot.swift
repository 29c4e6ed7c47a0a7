import Vitrine
import VitrineCairo
import VitrineCommandLine
import VitrinePlatform
import VitrineProcess

/// A slot for one of a worker's processes, which starts when there is something to draw.
struct WorkerSlot: ~Copyable {
  private let options: WorkerOptions
  /// The words of the worker's command line.
  private let words: [String]
  private var process: ConnectedProcess?

  init(_ options: WorkerOptions, words: [String]) {
    (self.options, self.words) = (options, words)
    process = nil
  }

  /// The result of a request to a process.
  private enum Reply {
    case answer([UInt8])
    /// The process did not answer in time.
    case late
    /// The process ended.
    case ended(ConnectedProcess.End)
  }

  /// Returns the answer to a request, as a line.
  ///
  /// A request that ends its process is tried once more in a new one, unless it was the process's
  /// first, because state of earlier requests must not matter.
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
    // A late process would continue, and so would one with an invalid reply; both are ended
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
