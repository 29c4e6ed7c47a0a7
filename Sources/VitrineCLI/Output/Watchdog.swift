import Dispatch
import Vitrine
import VitrinePlatform

/// Ends the process when a picture takes much longer than it may.
///
/// Drawing ends by itself between its steps when its time is over. This is for a single step that
/// does not come to its end: then the rest of a batch is lost, but the process does not hang.
enum Watchdog {
  /// Seconds that a step may go on after the time is over.
  static let grace = 5.0

  /// Does the work on a picture.
  ///
  /// - Parameters:
  ///   - file: what messages call the picture's archive.
  ///   - seconds: how long it may take; `nil` is unlimited.
  /// - Throws: what the work throws.
  static func watch<Outcome, Failure: Error>(
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
