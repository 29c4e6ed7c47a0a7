import SwiftUI
internal import VitrineModel

/// Runs workers until all units are done, left out or failed.
struct WorkerProcess {
  let folder: WorkFolder
  let options: RunnerOptions

  /// How a worker ended.
  enum Ending {
    /// It did everything.
    case done
    /// It trapped or gave up; the text is what it said last.
    case failed(String, SourcePlace?)
    /// A unit took too long.
    case tooSlow
    /// A unit printed without end.
    case tooLoud

    /// Whether a unit went on and on.
    var isEndless: Bool {
      switch self {
      case .tooSlow, .tooLoud: true
      case .done, .failed: false
      }
    }
  }

  /// A unit that failed, or all of them, and why.
  struct Failure {
    let unit: Int?
    let reason: String
    let talk: String
    /// Where the code trapped.
    let place: SourcePlace?
    /// Whether the unit was begun again without the state that failed.
    var isRetried = false
  }

  /// Runs workers; each failure costs one more.
  ///
  /// - Throws: `WidgetFault` when the program cannot be started.
  func run() throws(WidgetFault) -> [Failure] {
    var failures: [Failure] = []
    var finished: Set<Int> = []
    var avoided: [Int: [ReachedPlace.State: String]] = [:]
    var slow: Set<Int> = []
    while true {
      let ending = try runOnce(skipping: finished, avoiding: avoided, slow)
      let (begun, ended) = progress
      finished.formUnion(ended)
      let talk = talk
      guard let reason = ending.reason(timeout: options.timeout) else { return failures }
      let unit = begun.last { !finished.contains($0) }
      if ending.isEndless, let unit { slow.insert(unit) }
      var failure = Failure(unit: unit, reason: reason, talk: talk, place: ending.place)
      if let unit { failure.isRetried = avoid(unit, ending, reason, &avoided) }
      failures.append(failure)
      if failure.isRetried { continue }
      // What fails before the first unit fails every time.
      guard let unit else { return failures }
      finished.insert(unit)
    }
  }

  /// Records what ended a unit's process, so that its widget is not asked for it again.
  ///
  /// - Returns: whether that is new, so that the unit can be done without.
  private func avoid(
    _ unit: Int, _ ending: Ending, _ reason: String,
    _ avoided: inout [Int: [ReachedPlace.State: String]]
  ) -> Bool {
    guard options.includesPreviews,
      let state = ReachedPlaces.lastState(folder.reached(unit)), state != .preview,
      avoided[unit]?[state] == nil
    else { return false }
    avoided[unit, default: [:]][state] = reason
    // What takes too long in one family does so in the others.
    if ending.isEndless, let units = folder.read([WorkUnit].self, folder.units) {
      for index in units.indices where units[index].kind == units[unit].kind {
        avoided[index, default: [:]][state] = reason
      }
    }
    return true
  }

  private func runOnce(
    skipping done: Set<Int>, avoiding avoided: [Int: [ReachedPlace.State: String]],
    _ slow: Set<Int>
  ) throws(WidgetFault) -> Ending {
    for file in [folder.progress, folder.trace] { try? FileManager.default.removeItem(at: file) }
    _ = FileManager.default.createFile(atPath: folder.talk.path, contents: nil)
    let process: SpawnedProcess
    do {
      var options = options
      (options.skip, options.avoided) = (done, avoided)
      try folder.write(options, to: folder.options)
      // What user code prints is not a result of the program.
      process = try SpawnedProcess(
        WorkerProcess.executable.path, environment: environment, output: folder.talk.path)
    } catch {
      throw WidgetFault("the program cannot start itself: \(error)")
    }
    return wait(process, slow)
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
    // Where user defaults are.
    values["XDG_CONFIG_HOME"] =
      URL(fileURLWithPath: options.data)
      .appendingPathComponent("Preferences").path
    values["TZ"] = options.timeZone
    values["LANG"] = options.locale + ".UTF-8"
    values["LC_ALL"] = options.locale + ".UTF-8"
    values["SWIFT_BACKTRACE"] = TrapTrace.settings(writingTo: folder.trace)
    return values
  }

  /// Waits for the end of a worker, or ends it.
  ///
  /// - Parameter slow: units that took too long once: what is left of them is not waited for as long, so
  ///   that a person hears of it soon.
  private func wait(_ process: SpawnedProcess, _ slow: Set<Int>) -> Ending {
    let pause = 0.002
    var last = progress
    var waited = 0.0
    while true {
      if let isSuccessful = process.ending {
        return isSuccessful ? .done : .failed(talk, TrapTrace.place(in: folder.trace))
      }
      Thread.sleep(forTimeInterval: pause)
      waited += pause
      let now = progress
      if now.begun.count != last.begun.count || now.ended.count != last.ended.count {
        (last, waited) = (now, 0)
      }
      if WorkerTalk(file: folder.talk).isEndless {
        process.kill()
        return .tooLoud
      }
      let isSlow = now.begun.last.map(slow.contains) ?? false
      let limit = isSlow ? min(options.timeout, WorkerProcess.slowPatience) : options.timeout
      guard waited > limit else { continue }
      // Reading symbols for a trace takes a second or more, in which the worker pauses.
      if !talk.contains("*** Signal ") || waited > limit + WorkerProcess.tracePatience {
        process.kill()
        return .tooSlow
      }
    }
  }

  /// Most seconds for each further state of a unit that took too long in one.
  private static let slowPatience = 0.5
  /// Most seconds for a trace.
  private static let tracePatience = 30.0

  private var progress: (begun: [Int], ended: [Int]) {
    let text = (try? String(contentsOf: folder.progress, encoding: .utf8)) ?? ""
    var (begun, ended): ([Int], [Int]) = ([], [])
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let index = Int(words[1]) else { continue }
      if words[0] == "begin" { begun.append(index) } else { ended.append(index) }
    }
    return (begun, ended)
  }

  private var talk: String { WorkerTalk(file: folder.talk).text }
}

extension WorkerProcess.Ending {
  /// Why the worker failed, on one line; `nil` when it did not.
  fileprivate func reason(timeout: Double) -> String? {
    switch self {
    case .done: nil
    case .tooSlow: "it took longer than \(timeout.formatted()) seconds"
    case .tooLoud: "it printed more than \(WorkerTalk.mostBytes >> 20) MB"
    case .failed(let talk, let place):
      // The last complaint is the trap's.
      said(
        talk.split(separator: "\n").last { $0.contains("rror: ") }.map(String.init)
          ?? "the code trapped without a message", at: place)
    }
  }

  private func said(_ message: String, at place: SourcePlace?) -> String {
    place?.said(message) ?? message
  }

  /// Where the code trapped.
  fileprivate var place: SourcePlace? {
    if case .failed(_, let place) = self { place } else { nil }
  }
}
