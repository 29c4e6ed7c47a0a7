import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrinePlatform

/// Passes lines of standard input to processes that draw, and their answers to standard output.
///
/// One thread reads, and one waits for each process. The queue between them is short, so that lines
/// are read no faster than they are answered.
final class Worker: Sendable {
  /// A request with its position.
  private struct Request: Sendable {
    let index: Int
    let line: LineReader.Line
    let number: Int
  }

  private struct State {
    /// Requests that no process has started.
    var waiting: [Request] = []
    /// The number of requests whose answers are not written.
    var unanswered = 0
    /// Whether no more requests are accepted.
    var isClosed = false
    /// The number of threads that may have a process.
    var drawing = 0
    /// The reason that answers cannot be written.
    var failure: CommandError?
  }

  /// The maximum number of unanswered requests, for each process.
  private static let mostUnanswered = 4

  private let options: WorkerOptions
  private let output: WorkerOutput
  private let state = Monitor(State())

  init(_ options: WorkerOptions, _ console: Console) {
    self.options = options
    output = WorkerOutput(isOrdered: options.isOrdered, console)
  }

  /// Answers requests until the input ends.
  ///
  /// - Throws: `CommandError` when the output is closed or the disk is full.
  func run() throws(CommandError) {
    let words = Array(CommandLine.arguments.dropFirst(2))
    var isStarted = SystemThread.start { self.read() }
    for _ in 0..<options.processes {
      state.withLock { $0.drawing += 1 }
      isStarted = SystemThread.start { self.draw(words) } && isStarted
    }
    guard isStarted else {
      throw .failed(ReportedDiagnostic(.error, "no thread can be started"), .notRendered)
    }
    let end: Result<Void, CommandError> = state.wait { state in
      if let failure = state.failure { return .failure(failure) }
      return state.drawing == 0 ? .success(()) : nil
    }
    try end.get()
  }

  /// Stops accepting requests; those that were read are still answered.
  func finish() { state.withLock { $0.isClosed = true } }

  private func read() {
    var reader = LineReader(STDIN_FILENO, limit: WorkerRequest.mostBytes)
    var (number, index) = (0, 0)
    while let line = reader.next() {
      number += 1
      if case .text(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      guard add(Request(index: index, line: line, number: number)) else { return }
      index += 1
    }
    finish()
  }

  /// Adds a request if there is room, and returns whether it was added.
  private func add(_ request: Request) -> Bool {
    let most = Worker.mostUnanswered * options.processes
    let isTaken: Bool = state.wait { state in
      if state.isClosed { return false }
      guard state.unanswered < most else { return nil }
      state.unanswered += 1
      return true
    }
    if isTaken { state.withLock { $0.waiting.append(request) } }
    return isTaken
  }

  /// Answers requests with one process, until the input ends.
  private func draw(_ words: [String]) {
    answerAll(WorkerSlot(options, words: words))
    state.withLock { $0.drawing -= 1 }
  }

  /// Answers requests with a process, which ends after the last one.
  private func answerAll(_ slot: consuming WorkerSlot) {
    while let request = next() {
      let answer: [UInt8]
      switch request.line {
      case .text(let bytes):
        answer = slot.answer(WorkerMessage(number: request.number, bytes: bytes))
      case .tooLong:
        let fault = WorkerFault("the line has more than \(WorkerRequest.mostBytes) bytes")
        answer = WorkerAnswer(line: request.number, fault).bytes
      }
      write(answer, at: request.index)
    }
  }

  /// Waits for the next request; `nil` at the end of the input.
  private func next() -> Request? {
    let next: Result<Request?, Never> = state.wait { state in
      if !state.waiting.isEmpty { return .success(state.waiting.removeFirst()) }
      return state.isClosed && state.unanswered == 0 || state.failure != nil ? .success(nil) : nil
    }
    return next.get()
  }

  private func write(_ answer: [UInt8], at index: Int) {
    do throws(CommandError) {
      let count = try output.write(answer, at: index)
      state.withLock { $0.unanswered -= count }
    } catch {
      state.withLock { $0.failure = error }
    }
  }
}
