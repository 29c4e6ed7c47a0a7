import Vitrine
import VitrinePlatform
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program `vitrine-xcode`, which is next to this one and answers requests about a project.
///
/// It is a separate process, because it needs all of Foundation, whose loading would slow the start
/// of every command. It stays while the project is shown, and ends with this process.
final class ProjectCompanion: Sendable {
  typealias Request = ProjectConversation.Request
  typealias Answer = ProjectConversation.Answer<ProjectReport>

  private let arguments: [String]
  private let folder: String
  private let running = Monitor<Running?>(nil)
  private let ofPreviews: Monitor<Bool>

  /// A process that was started.
  fileprivate final class Running: Sendable {
    let input: HeldInput
    let cancellation = Cancellation()
    let lines = Monitor(Lines())

    init(_ input: HeldInput) { self.input = input }
  }

  /// What a process has written and nobody has read.
  fileprivate struct Lines: Sendable {
    var answers: [Answer] = []
    /// How the process ended; `nil` while it runs.
    var end: Result<ChildProcess.Result, ToolError>?
    var progress: (@Sendable (String) -> Void)?

    /// Takes the next answer, or the error of a process that ended without; `nil` if it still works.
    mutating func next() -> Result<Answer, LiveError>? {
      if !answers.isEmpty { return .success(answers.removeFirst()) }
      return end.map { .failure(ProjectCompanion.fault($0)) }
    }
  }

  /// - Parameters:
  ///   - arguments: the project and options of `vitrine xcode`.
  ///   - folder: the path of the project's folder.
  ///   - showsPreviews: whether previews are built instead of widgets.
  init(_ arguments: [String], folder: String, showsPreviews: Bool) {
    (self.arguments, self.folder) = (arguments, folder)
    ofPreviews = Monitor(showsPreviews)
  }

  /// Whether previews are built instead of widgets.
  var showsPreviews: Bool { ofPreviews.withLock(\.self) }

  /// Builds previews from now on; returns `false` if it did before.
  func showPreviews() -> Bool {
    guard !showsPreviews else { return false }
    stop()
    ofPreviews.withLock { $0 = true }
    return true
  }

  deinit { stop() }

  /// Ends the process.
  func stop() {
    running.withLock { running in
      running?.cancellation.cancel()
      running = nil
    }
  }

  /// The seconds within which brief requests are answered, even if a change supersedes the work.
  private static let patience = 3.0

  /// Sends a request, and waits for the answer.
  ///
  /// - Throws: `LiveError` when a change supersedes the work, which ends the process, or there is no
  ///   answer.
  func ask(
    _ request: Request, _ cancellation: Cancellation,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(LiveError) -> Answer {
    let known = running.withLock(\.self)
    let process: Running
    if let known { process = known } else { process = try start() }
    running.withLock { $0 = process }
    process.lines.withLock { $0.progress = progress }
    let encoder = JSONEncoder()
    let line = (try? encoder.encode(request)).map { String(decoding: $0, as: UTF8.self) }
    let isSent = line.map { process.input.write(line: $0) } ?? false
    // A process that has to end forgets what it prepared, and the next edit is built as a whole.
    if request.isBrief,
      let answer = process.lines.wait(seconds: ProjectCompanion.patience, { $0.next() })
    {
      if case .failure = answer { stop() }
      return try answer.get()
    }
    let answer = cancellation.withDependent(as: process.cancellation) { _ in
      process.lines.wait { $0.next() }
    }
    if !isSent || cancellation.isCancelled { stop() }
    if cancellation.isCancelled { throw .overtaken }
    if case .failure = answer { stop() }
    return try answer.get()
  }

  private func start() throws(LiveError) -> Running {
    let own = FileReader.resolved("/proc/self/exe").map(FileWriter.folder) ?? "."
    let program = own + "/vitrine-xcode"
    guard FileReader.resolved(program) != nil else {
      throw LiveError(
        "the program 'vitrine-xcode' is not next to 'vitrine'", hint: SwiftParts.hint)
    }
    guard let input = try? HeldInput() else { throw LiveError("no process can be started") }
    let running = Running(input)
    let process = ChildProcess(
      program,
      [ProjectConversation.argument] + (showsPreviews ? [ProjectConversation.previews] : [])
        + arguments + ["--build-only", "--json"],
      folder: folder, timeout: .greatestFiniteMagnitude)
    let isStarted = SystemThread.start {
      let end = Result { () throws(ToolError) in
        try process.run(as: "'vitrine-xcode'", running.cancellation, input: input) {
          running.take($0)
        }
      }
      running.lines.withLock { $0.end = end }
    }
    guard isStarted else { throw LiveError("no thread can be started") }
    return running
  }

  /// A diagnostic of the companion, in one line of JSON.
  private struct Fault: Decodable {
    var severity: String
    var message: String
    var hint: String?
  }

  /// The error of a process that ended without an answer.
  private static func fault(_ end: Result<ChildProcess.Result, ToolError>) -> LiveError {
    let run: ChildProcess.Result
    switch end {
    case .failure(let error): return LiveError(error)
    case .success(let result): run = result
    }
    let lines = run.errors.split(separator: UInt8(ascii: "\n"))
    for line in lines {
      if let fault = try? JSONDecoder().decode(Fault.self, from: Data(line)),
        fault.severity == "error"
      {
        return LiveError(fault.message, hint: fault.hint)
      }
    }
    let text = lines.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0.contains("error") }
    return LiveError(text ?? "the project cannot be built")
  }
}

extension ProjectCompanion.Running {
  /// Takes a line of the process: an answer, or one about its progress.
  fileprivate func take(_ line: String) {
    let answer =
      line.hasPrefix("{")
      ? try? JSONDecoder().decode(ProjectCompanion.Answer.self, from: Data(line.utf8)) : nil
    if let answer { return lines.withLock { $0.answers.append(answer) } }
    let progress = lines.withLock(\.progress)
    if let progress { Toolchain.steps(progress)(line) }
  }
}

extension ProjectConversation.Request {
  /// Whether it is usually answered within a second.
  fileprivate var isBrief: Bool {
    switch self {
    case .edit, .explain: true
    case .build, .prepare: false
    }
  }
}
