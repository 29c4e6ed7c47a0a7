import Vitrine
import VitrinePlatform
import VitrineProcess

extension LiveLoop {
  /// Lets a Live Activity of the program decode a notification, and shows the new state.
  ///
  /// - Parameters:
  ///   - payload: the notification in JSON.
  ///   - kind: the Live Activity, if there are several.
  ///   - findings: the problems that are already known.
  /// - Returns: a report, which includes problems of the notification.
  func push(_ payload: [UInt8], to kind: String?, _ findings: [PushReport.Finding]) -> PushReport {
    let began = SystemClock.now
    var report = PushReport(findings: findings)
    do throws(LiveError) {
      let made = try pushed(payload, to: kind)
      // The widget's program finds what is known before it runs, too.
      report.findings += (made.push?.findings ?? []).map(PushReport.Finding.init)
        .filter { !findings.contains($0) }
      report.fault = made.faults.first?.reason
      report.hint = made.faults.first?.hint
      if let entry = made.entries.first {
        keep(entry.widget.id)
        take(made, isComplete: false, isPerforming: true)
        report.widget = entry.widget.id
        report.entry = entry.document.archive.liveActivity.map { $0.states.count - 1 }
        report.generation = state.generation
      }
    } catch {
      (report.fault, report.hint) = (error.message, error.hint)
    }
    report.seconds = SystemClock.now - began
    listeners.send(.pushed(report))
    return report
  }

  private func pushed(
    _ payload: [UInt8], to kind: String?
  ) throws(LiveError) -> ArchiveMaker.Made {
    let (program, evaluation) = shared.withLock { ($0.program, $0.evaluation) }
    guard let program else {
      throw LiveError(
        "there is no program to decode the notification", hint: "wait until the widgets are built")
    }
    let cancellation = try begin()
    defer { end(cancellation) }
    let folder = try ScratchFolder(named: "push")
    let file = folder.path + "/notification.json"
    do throws(FileError) {
      try FileWriter.write(payload, to: file)
    } catch {
      throw LiveError("the notification cannot be stored: \(error.text)")
    }
    return try ArchiveMaker(program, evaluation, cancellation).push(file, kind: kind)
  }
}

extension PushReport.Finding {
  fileprivate init(_ finding: ProgramReport.Push.Finding) {
    self.init(
      isError: finding.isError, path: finding.place, message: finding.message, hint: finding.hint)
  }
}
