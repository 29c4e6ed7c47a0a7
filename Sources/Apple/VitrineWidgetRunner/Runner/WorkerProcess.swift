import CVitrineRuntime
import SwiftUI
internal import VitrineCoding
import WidgetKit

/// Runs workers until all units are done, skipped or failed.
struct WorkerProcess {
  let folder: WorkFolder
  let options: RunnerOptions

  /// The most steps that are omitted: a kind with a random part names another step in each worker.
  private static let stepLimit = 50

  /// How a worker ended.
  enum Ending {
    /// It did all of its work.
    case done
    /// It trapped or gave up; the text is its last message.
    case failed(String, SourcePlace?)
    /// A unit took longer than some seconds; the place is where its code was then.
    case tooSlow(seconds: Double, SourcePlace?)
    /// A unit took longer than the shorter limit of widgets that have taken too long once.
    case tooSlowAgain(seconds: Double)
    /// A unit printed endlessly.
    case tooLoud

    /// Whether a unit would have continued endlessly.
    var isEndless: Bool {
      switch self {
      case .tooSlow, .tooSlowAgain, .tooLoud: true
      case .done, .failed: false
      }
    }
  }

  /// The failure of a unit, or of all units.
  struct Failure {
    let unit: Int?
    let reason: String
    let talk: String
    /// Where the code trapped, or hung.
    let place: SourcePlace?
    /// Whether the unit was started again without the state that failed.
    var isRetried = false
    /// Whether the unit was waited for less, or not at all, because its widget took too long before.
    var isConsequence = false
  }

  /// The failures of a run.
  struct Result {
    var failures: [Failure] = []
    /// The steps that were omitted.
    var steps: [StepFailure] = []
  }

  /// Runs workers; after each failure another one is started.
  ///
  /// - Throws: `WidgetFault` when the program cannot be started.
  func run() throws(WidgetFault) -> Result {
    var failures: [Failure] = []
    var steps: [StepFailure] = []
    var finished: Set<Int> = []
    var avoided: [Int: [ReachedPlace.State: String]] = [:]
    var slow = SlowUnits()
    while true {
      let (ending, progress) = try runOnce(skipping: finished, avoiding: avoided, steps, slow)
      finished.formUnion(progress.ended)
      let talk = talk
      guard let reason = ending.reason else { return Result(failures: failures, steps: steps) }
      if ending.isEndless { slow.count += 1 }
      // The next worker omits the step, and tries the unit in which it failed again.
      if let step = progress.step, steps.count < WorkerProcess.stepLimit,
        !steps.contains(where: { $0.step == step })
      {
        steps.append(
          StepFailure(step: step, reason: reason, place: progress.place ?? ending.place))
        continue
      }
      let unit = progress.begun.last { !finished.contains($0) }
      // An endless unit in one family would be endless in the others.
      let units = ending.isEndless ? folder.read([WorkUnit].self, folder.units) ?? [] : []
      var failure = Failure(unit: unit, reason: reason, talk: talk, place: ending.place)
      if case .tooSlowAgain = ending { failure.isConsequence = true }
      if let unit { failure.isRetried = avoid(unit, units, reason, &avoided) }
      failures.append(failure)
      // A failure before the first unit would happen every time.
      guard let unit else { return Result(failures: failures, steps: steps) }
      if ending.isEndless {
        let untried = slow.note(unit, failure, of: units)
        failures += untried
        finished.formUnion(untried.compactMap(\.unit))
      }
      if !failure.isRetried { finished.insert(unit) }
    }
  }

  /// Records the state that ended a unit's process, so that its widget is not asked for it again.
  ///
  /// - Parameter all: the units of the work, if others of the widget would end alike.
  /// - Returns: whether the state was not recorded before, so that the unit can be retried without
  ///   it.
  private func avoid(
    _ unit: Int, _ all: [WorkUnit], _ reason: String,
    _ avoided: inout [Int: [ReachedPlace.State: String]]
  ) -> Bool {
    guard options.includesPreviews,
      let state = ReachedPlaces.lastState(folder.reached(unit)), state != .preview,
      avoided[unit]?[state] == nil
    else { return false }
    avoided[unit, default: [:]][state] = reason
    for index in all.indices where all[index].kind == all[unit].kind {
      avoided[index, default: [:]][state] = reason
    }
    return true
  }

  private func runOnce(
    skipping done: Set<Int>, avoiding avoided: [Int: [ReachedPlace.State: String]],
    _ steps: [StepFailure], _ slow: SlowUnits
  ) throws(WidgetFault) -> (Ending, WorkerProgress) {
    for file in [folder.progress, folder.trace] { try? FileManager.default.removeItem(at: file) }
    _ = FileManager.default.createFile(atPath: folder.talk.path, contents: nil)
    let process: SpawnedProcess
    do {
      var options = options
      (options.skip, options.avoided, options.failedSteps) = (done, avoided, steps)
      try folder.write(options, to: folder.options)
      // The output of user code is not a result of the program.
      process = try SpawnedProcess(
        WorkerProcess.executable.path, environment: environment, output: folder.talk.path,
        inheritsInput: vitrine_awaits_module() != 0)
    } catch {
      throw WidgetFault("the program cannot start itself: \(error)")
    }
    return try wait(process, slow)
  }

  private static var executable: URL {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: path ?? CommandLine.arguments.first ?? "")
  }

  /// The environment of workers: their folders, and a locale and time zone that do not depend on
  /// the machine.
  private var environment: [String: String] {
    var values = ProcessInfo.processInfo.environment
    let data = URL(fileURLWithPath: options.data).path
    values[WorkFolder.variable] = folder.url.path
    values[WidgetData.variable] = data
    values["HOME"] = data
    // The folder of user defaults.
    values["XDG_CONFIG_HOME"] =
      URL(fileURLWithPath: options.data)
      .appendingPathComponent("Preferences").path
    values["TZ"] = options.timeZone
    values["LANG"] = options.locale + ".UTF-8"
    values["LC_ALL"] = options.locale + ".UTF-8"
    values["SWIFT_BACKTRACE"] = TrapTrace.settings(writingTo: folder.trace)
    return values
  }

  /// Waits for the end of a worker, or kills it after the time limit.
  ///
  /// - Parameter slow: units that are not waited for as long, because they, or their widget in another
  ///   family, took too long once: a person hears of a widget that hangs soon.
  /// - Returns: how it ended, and what it had done until then: code that waits goes on when it is
  ///   interrupted, and what it does then does not count.
  /// - Throws: `WidgetFault` when the program's module cannot be loaded.
  private func wait(
    _ process: SpawnedProcess, _ slow: SlowUnits
  ) throws(WidgetFault) -> (Ending, WorkerProgress) {
    var last = progress
    var since = ContinuousClock.now
    while true {
      if let status = process.ending { return (try ending(status), progress) }
      Thread.sleep(forTimeInterval: WorkerProcess.pause)
      if vitrine_awaits_module() != 0 {
        since = .now
        continue
      }
      let now = progress
      if now.count != last.count { (last, since) = (now, ContinuousClock.now) }
      if WorkerTalk(file: folder.talk).isEndless {
        process.kill()
        return (.tooLoud, progress)
      }
      let isSlow = now.begun.last.map(slow.contains) ?? false
      let limit = min(options.timeout, isSlow ? SlowUnits.patience : slow.limit(now))
      let waited = since.duration(to: .now)
      guard waited > .seconds(limit) else { continue }
      // Reading symbols for a backtrace takes a second or more, in which the worker makes no
      // progress.
      let isTraced = talk.contains("*** Signal ")
      if isTraced, waited <= .seconds(limit + WorkerProcess.tracePatience) { continue }
      if isSlow {
        process.kill()
        return (.tooSlowAgain(seconds: limit), now)
      }
      return (.tooSlow(seconds: limit, isTraced ? kill(process) : interrupt(process)), now)
    }
  }

  private func ending(_ status: Int32) throws(WidgetFault) -> Ending {
    if status == WorkerProcess.statusIncomplete, !ProgramSymbols.libraries.isEmpty {
      throw WidgetFault(
        WorkerTalk.lastError(in: talk) ?? "the program cannot be loaded", isIncomplete: true)
    }
    // Code that ends the process without a trace leaves work undone.
    return status == 0 && progress.isComplete
      ? .done : .failed(talk, TrapTrace.place(in: folder.trace))
  }

  /// The exit status of a program whose module or whose libraries cannot be loaded.
  static let statusIncomplete: Int32 = 127
  /// The exit status if there is nothing that the options ask for, as that of `vitrine`.
  static let statusNothing: Int32 = 6

  private func kill(_ process: SpawnedProcess) -> SourcePlace? {
    process.kill()
    return nil
  }

  /// Ends a worker that hangs, and returns where its code was; `nil` if the runtime takes too long to
  /// find that.
  private func interrupt(_ process: SpawnedProcess) -> SourcePlace? {
    let began = ContinuousClock.now
    process.interrupt()
    while began.duration(to: .now) < .seconds(WorkerProcess.tracePatience) {
      // A process that was not at fault itself continues after its trace is written.
      let hasEnded = process.ending != nil
      let isWritten = TrapTrace.isWritten(in: folder.trace)
      if isWritten, !hasEnded { process.kill() }
      if isWritten || hasEnded { return TrapTrace.place(in: folder.trace) }
      Thread.sleep(forTimeInterval: WorkerProcess.tracePause)
    }
    return kill(process)
  }

  /// The seconds between two looks at a worker.
  private static let pause = 0.002
  /// The seconds between two looks at a trace.
  private static let tracePause = 0.02
  /// The time limit for a backtrace, in seconds.
  ///
  /// It takes half a second, and ten where several builds run beside it. Where none can be made, the
  /// worker ends at once.
  private static let tracePatience = 30.0

  private var progress: WorkerProgress {
    WorkerProgress((try? String(contentsOf: folder.progress, encoding: .utf8)) ?? "")
  }

  private var talk: String { WorkerTalk(file: folder.talk).text }
}

extension WorkerProcess.Ending {
  /// The reason why the worker failed, on one line; `nil` if it did not.
  fileprivate var reason: String? {
    switch self {
    case .done: nil
    case .tooSlow(let seconds, let place):
      said("it took longer than \(seconds.formatted().counted("second"))", at: place)
    case .tooSlowAgain(let seconds):
      "it took longer than \(seconds.formatted().counted("second")), which is the limit after one hang"
    case .tooLoud: "it printed more than \(WorkerTalk.mostBytes >> 20) MB"
    case .failed(let talk, let place):
      // The last message is that of the trap.
      said(
        WorkerTalk.lastError(in: talk) ?? "the code ended the program without a message", at: place)
    }
  }

  private func said(_ message: String, at place: SourcePlace?) -> String {
    if let place { return place.said(message) }
    // A line of the standard library says nothing.
    let isOfLibrary = ["Swift/", "_Concurrency/"].contains(where: message.hasPrefix)
    guard isOfLibrary, let fault = message.firstRange(of: "Fatal error") else {
      return message
    }
    return String(message[fault.lowerBound...])
  }

  /// Where the code trapped, or hung.
  fileprivate var place: SourcePlace? {
    switch self {
    case .done, .tooSlowAgain, .tooLoud: nil
    case .failed(_, let place), .tooSlow(_, let place): place
    }
  }
}
