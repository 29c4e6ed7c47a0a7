import Dispatch
import Vitrine
import VitrinePlatform

/// Ends the process if a picture exceeds its time limit by far.
///
/// Drawing checks the time limit between its steps. This covers a single step that
/// does not finish: the rest of a batch is lost, but the process does not hang.
package enum Watchdog {
  /// The time that a step may take beyond the limit, in seconds.
  package static let grace = 5.0

  /// Runs `work`, which draws a picture.
  ///
  /// - Parameters:
  ///   - file: the name of the picture's archive in messages.
  ///   - seconds: the time limit; `nil` is unlimited.
  /// - Throws: the errors of the work.
  package static func watch<Outcome, Failure: Error>(
    _ file: String, _ seconds: Double?, _ console: Console,
    _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let seconds else { return try work() }
    let end = DispatchWorkItem {
      console.report(ReportedDiagnostic(ArchiveError(.timeout(seconds: seconds)), file: file))
      UnfinishedFiles.removeAllForGood()
      _exit(ExitCode.notRendered.rawValue)
    }
    queue.asyncAfter(deadline: .now() + seconds + grace, execute: end)
    defer { end.cancel() }
    return try work()
  }

  private static let queue = DispatchQueue(label: "vitrine.watchdog")
}
