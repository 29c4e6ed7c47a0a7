import Vitrine
import VitrinePlatform
import VitrineProcess

/// The thread of a session, which builds and archives changes one after the other.
final class LiveLoop: Sendable {
  struct Shared: Sendable {
    var work = PendingWork()
    var state = LiveState()
    var program: WidgetProgram?
    /// The next program, which waits for its module.
    var waiting: WaitingRun?
    let evaluation: Evaluation
    /// The archives of widgets before the last intent that ran on each, by id.
    var performed: [String: LiveArchives.Entry] = [:]
    /// The ids of the visible widgets.
    var shown: [String] = []
    /// Whether a build is running.
    var isBuilding = false
    /// When the first change was saved that waits for a preparation; `nil` if none does.
    var isWaitingSince: Double?
    /// The seconds that the running build waited for a preparation.
    var waited = 0.0
  }

  let shared: Monitor<Shared>
  let listeners = Listeners()
  let source: LiveSource
  let builder: (any ProgramBuilder)?

  init(_ builder: (any ProgramBuilder)?, _ source: LiveSource, _ evaluation: Evaluation) {
    (self.builder, self.source) = (builder, source)
    shared = Monitor(Shared(evaluation: evaluation))
  }

  var state: LiveState { shared.withLock(\.state) }

  // MARK: Begin and end

  /// Starts the thread.
  ///
  /// - Throws: `LiveError` when the system cannot start a thread.
  func start() throws(LiveError) {
    let isFirst = shared.withLock { shared in
      defer { shared.work.isRunning = true }
      return !shared.work.isRunning && !shared.work.isStopped
    }
    guard isFirst else { return }
    guard SystemThread.start({ [self] in run() }) else {
      shared.withLock { $0.work.isRunning = false }
      throw LiveError("no thread can be started")
    }
  }

  /// Cancels running work, and waits for its end.
  func stop() {
    shared.withLock { shared in
      shared.work.isStopped = true
      for work in [shared.work.cancellation] + shared.work.performing.values { work.cancel() }
    }
    shared.wait { !$0.work.isRunning && $0.work.performing.isEmpty ? () : nil }
    takeWaiting()?.end()
    listeners.finish()
  }

  private func run() {
    while true {
      switch nextStep() {
      case .build(let changes): build(changes)
      case .archive(let archiving): archive(archiving)
      case .prepare: prepare()
      case .end:
        shared.withLock { $0.work.isRunning = false }
        return
      }
    }
  }

  private func nextStep() -> PendingWork.Step {
    shared.wait { shared in
      if shared.work.isStopped { return .end }
      if shared.work.changes != .none, shared.isWaitingSince == nil || !shared.state.isPreparing {
        return shared.stepToBuild()
      }
      guard shared.work.performing.isEmpty else { return nil }
      guard shared.work.archiving != .none else { return shared.stepToPrepare() }
      defer { shared.work.archiving = .none }
      shared.work.cancellation = Cancellation()
      (shared.work.isArchiving, shared.state.phase) = (true, .archiving)
      return .archive(shared.work.archiving)
    }
  }

  // MARK: What others ask for

  /// Records changes; a build of an older state is cancelled.
  func note(_ change: FolderWatcher.Change) {
    let (changes, files): (PendingWork.Changes, [String]) =
      switch change {
      case .files(let files): (.files(files), files.sorted())
      case .anything: (.anything, [])
      }
    listeners.send(.changed(files: files))
    let isFirstToWait = shared.withLock { shared in
      shared.work.changes = shared.work.changes.union(changes)
      if shared.state.phase == .idle { shared.state.phase = .building }
      // With the preparation, which may fail because of the change, it is built sooner than everything.
      let isWaiting =
        shared.state.isPreparing && !shared.isBuilding && builder?.preparesFromEditedFiles == false
      guard isWaiting else {
        shared.work.cancellation.cancel()
        return false
      }
      defer { shared.isWaitingSince = shared.isWaitingSince ?? SystemClock.now }
      return shared.isWaitingSince == nil
    }
    if isFirstToWait { listeners.send(.waiting("the change waits until edits are prepared")) }
  }

  func buildAndWait() -> LiveState {
    let isKnown = shared.withLock { $0.state.build != nil && $0.state.failure == nil }
    let changed = isKnown ? builder?.changes() : nil
    if let changed {
      if !changed.isEmpty { note(.files(changed)) }
    } else {
      note(.anything)
    }
    return waitUntilIdle()
  }

  func waitUntilIdle() -> LiveState {
    shared.wait { shared in
      let isIdle = shared.work.isDone && !shared.isBuilding
      return isIdle || shared.work.isStopped ? shared.state : nil
    }
  }

  func show(_ widgets: [String]) { shared.withLock { $0.shown = widgets } }

  // MARK: Build

  private func prepare() {
    let cancellation = shared.withLock(\.work.cancellation)
    var isOvertaken = false
    do throws(LiveError) {
      try builder?.prepare(cancellation)
    } catch {
      // The preparation is repeated when nothing else is left to do.
      isOvertaken = error == .overtaken
    }
    shared.withLock { $0.state.isPreparing = isOvertaken }
  }

  private func build(_ changes: PendingWork.Changes) {
    let cancellation = shared.withLock(\.work.cancellation)
    // A program may still wait from a build whose archives this one supersedes.
    takeWaiting()?.cancel()
    listeners.send(.building)
    let listeners = listeners
    do throws(LiveError) {
      guard let builder else {
        finishBuild(BuildResult(isSuccessful: true, method: .none), nil)
        return
      }
      let changed: Set<String>? = if case .files(let files) = changes { files } else { nil }
      let (result, program) = try builder.build(
        changed: changed, cancellation, telling: { listeners.send($0) }, starting: startEarly)
      if program == nil { takeWaiting()?.cancel() }
      finishBuild(result, program)
    } catch {
      takeWaiting()?.cancel()
      // The changes have not been built.
      if error == .overtaken, !shared.withLock(\.work.isBuildUnwanted) { return again(changes) }
      fail(error == .overtaken ? .cancelled : error)
    }
  }

  /// Cancels a running build; the next build includes its changes.
  func cancelBuild() {
    shared.withLock { shared in
      guard shared.isBuilding else { return }
      shared.work.isBuildUnwanted = true
      shared.work.cancellation.cancel()
    }
  }

  private func again(_ changes: PendingWork.Changes) {
    shared.withLock { shared in
      shared.isBuilding = false
      shared.work.changes = shared.work.changes.union(changes)
    }
  }

  private func finishBuild(_ made: BuildResult, _ program: WidgetProgram?) {
    var result = made
    shared.withLock { shared in
      result.wait(seconds: shared.waited)
      (shared.isBuilding, shared.waited) = (false, 0)
      shared.state.failure = nil
      shared.state.build = result
      shared.state.steps = result.steps
      if result.isSuccessful {
        shared.program = program
        shared.state.appName = program?.appName
        shared.state.isPreparing = builder != nil
        shared.work.archiving = .all
      }
      shared.settle()
    }
    listeners.send(.built(result))
  }

  /// Records why nothing can be done.
  func fail(_ error: LiveError) {
    shared.withLock { shared in
      (shared.isBuilding, shared.work.isArchiving) = (false, false)
      shared.state.failure = error
      shared.settle()
    }
    listeners.send(.failed(error))
  }
}

extension LiveLoop.Shared {
  /// Returns the step that builds what changed.
  fileprivate mutating func stepToBuild() -> PendingWork.Step {
    defer { work.changes = .none }
    if let isWaitingSince { waited = SystemClock.now - isWaitingSince }
    isWaitingSince = nil
    work.cancellation = Cancellation()
    (isBuilding, state.phase) = (true, .building)
    work.isBuildUnwanted = false
    return .build(work.changes)
  }

  /// Returns the step that prepares the next build, if it is still to do.
  fileprivate mutating func stepToPrepare() -> PendingWork.Step? {
    guard state.isPreparing else { return nil }
    work.cancellation = Cancellation()
    return .prepare
  }

  /// Sets the idle state if nothing is being done.
  mutating func settle() { if work.isDone, !isBuilding { state.phase = .idle } }
}
