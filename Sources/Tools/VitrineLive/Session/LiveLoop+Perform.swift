import Vitrine
import VitrinePlatform
import VitrineProcess

extension LiveLoop {
  /// Runs an intent, and archives the widget again.
  ///
  /// - Throws: `LiveError` when there is no program, or it cannot run.
  func perform(_ intent: Action.Intent, of id: String) throws(LiveError) -> PerformReport {
    let began = SystemClock.now
    let (program, evaluation, widget) = shared.withLock { shared in
      (
        shared.program, shared.evaluation,
        shared.state.archives.widgets.first { $0.id == id }
      )
    }
    guard let widget else { throw LiveError("there is no widget '\(id)'") }
    guard let program else {
      throw LiveError(
        "'\(intent.type)' cannot run: there is only an archive of the widget",
        hint: "intents need the sources: use the folder of a package or a project")
    }
    let cancellation = try begin()
    defer { end(cancellation) }
    var report = PerformReport(widget: id, intent: intent)
    do throws(LiveError) {
      let kind = widget.form == .preview ? nil : widget.kind
      let maker = ArchiveMaker(program, evaluation, cancellation)
      let made = try maker.perform(intent, kind: kind)
      report.take(made.answer)
      keep(id)
      take(made, isComplete: false, isPerforming: true)
      report.generation = state.generation
      reload(others: report.reloads, than: kind)
    } catch {
      // The program reports why an intent cannot run.
      (report.fault, report.hint) = (error.message, error.hint)
    }
    report.seconds = SystemClock.now - began
    listeners.send(.performed(report))
    return report
  }

  /// Keeps the archive of a widget whose intent ran, for the transition to the next one.
  func keep(_ id: String) {
    shared.withLock { shared in
      let archives = shared.state.archives
      shared.performed[id] = archives.entries.first { $0.widget.id == id }
      let ids = Set(archives.entries.map(\.widget.id))
      shared.performed = shared.performed.filter { ids.contains($0.key) }
    }
  }

  /// Reports why an intent did not run.
  func tell(_ error: LiveError, of intent: Action.Intent, _ widget: String) {
    var report = PerformReport(widget: widget, intent: intent)
    (report.fault, report.hint) = (error.message, error.hint)
    listeners.send(.performed(report))
  }

  /// Waits until no archive is being created.
  func begin() throws(LiveError) -> Cancellation {
    let cancellation = Cancellation()
    shared.withLock { shared in
      shared.work.performing[ObjectIdentifier(cancellation)] = cancellation
      if shared.work.isArchiving { shared.work.cancellation.cancel() }
    }
    let isStopped = shared.wait { shared in
      shared.work.isArchiving && !shared.work.isStopped ? nil : shared.work.isStopped
    }
    guard isStopped else { return cancellation }
    end(cancellation)
    throw LiveError("the session has ended")
  }

  /// Waits until nothing else uses the widgets' data, and reserves it for this work.
  func beginEvaluating() throws(LiveError) -> Cancellation {
    let cancellation = Cancellation()
    let isStopped = shared.wait { shared -> Bool? in
      if shared.work.isStopped { return true }
      guard !shared.work.isArchiving, shared.work.performing.isEmpty else { return nil }
      shared.work.performing[ObjectIdentifier(cancellation)] = cancellation
      return false
    }
    guard isStopped else { return cancellation }
    throw LiveError("the session has ended")
  }

  func end(_ cancellation: Cancellation) {
    shared.withLock { _ = $0.work.performing.removeValue(forKey: ObjectIdentifier(cancellation)) }
  }

  /// Archives the widgets that the intent asked to reload, other than its own widget.
  private func reload(others kinds: [String], than kind: String?) {
    let isAll = kinds.contains("") || kind == nil
    let others = Set(kinds).subtracting([kind ?? "", ""])
    guard isAll || !others.isEmpty else { return }
    shared.withLock { shared in
      shared.work.archiving = shared.work.archiving.union(isAll ? .all : .kinds(others))
    }
  }
}

extension PerformReport {
  fileprivate mutating func take(_ answer: ProgramReport.Answer?) {
    guard let answer else { return }
    (value, dialog) = (answer.value, answer.dialog)
    reloads = answer.reloads ?? []
    (fault, hint) = (answer.fault, answer.hint)
    isSuccessful = answer.fault == nil
  }
}
