import Vitrine
import VitrinePlatform
import VitrineProcess

/// A run of a program that starts while the program's module is still compiled, so that a change does not
/// wait for the start.
///
/// No code of the module runs before ``finish(_:)``.
final class WaitingRun: Sendable {
  /// The folder of the archives.
  let folder: ScratchFolder
  private let program: String
  private let work: WidgetProgram.Work
  private let evaluation: Evaluation
  private let input: HeldInput
  private let cancellation = Cancellation()
  private let result = Monitor<Result<ProgramReport, LiveError>?>(nil)

  /// Starts a program; `nil` if the system cannot start it now.
  init?(_ program: WidgetProgram, _ work: WidgetProgram.Work, _ evaluation: Evaluation) {
    guard let folder = try? ScratchFolder(named: "archives"), let input = try? HeldInput() else {
      return nil
    }
    (self.folder, self.program, self.input) = (folder, program.path, input)
    (self.work, self.evaluation) = (work, evaluation)
    let isStarted = SystemThread.start { [self] in
      let made = Result { () throws(LiveError) in
        try program.make(work, into: folder.path, evaluation, cancellation, input: input)
      }
      result.withLock { $0 = made }
    }
    guard isStarted else { return nil }
  }

  /// Whether it does this work.
  func does(
    _ work: WidgetProgram.Work, with program: WidgetProgram, _ evaluation: Evaluation
  ) -> Bool {
    (self.program, self.work, self.evaluation) == (program.path, work, evaluation)
  }

  /// Lets the program load its module, and waits for its end.
  ///
  /// - Throws: `LiveError` when nothing could be archived.
  func finish(_ cancellation: Cancellation) throws(LiveError) -> ProgramReport {
    try cancellation.withDependent(as: self.cancellation) { own in
      if !own.isCancelled { input.release() }
      return result.wait { $0 }
    }.get()
  }

  /// Ends the program, which is not needed any more.
  ///
  /// It does not learn that its module is linked, so that none of the module's code runs.
  func cancel() { cancellation.cancel() }

  /// Cancels, and waits for the end.
  func end() {
    cancel()
    _ = result.wait { $0 }
  }
}
