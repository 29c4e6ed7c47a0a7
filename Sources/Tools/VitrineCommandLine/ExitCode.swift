import VitrineLive

/// The exit code of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// The command succeeded.
  case done = 0
  /// An archive has problems, or a picture differs from its golden.
  case problems = 1
  /// The command line is wrong, or nothing could be read.
  case unusable = 2
  /// A picture could not be drawn or written.
  case notRendered = 3
  /// There are only problems that `--strict` turns into errors.
  case strictFailure = 4
  /// Everything is drawn, but a widget reached code that was left out because it does not compile.
  case leftOut = 5
  /// There was nothing to draw, compare, check, review or export.
  case empty = 6
  /// The user or the system stopped the command.
  case interrupted = 130

  /// The meaning of the code, for the help and the manual page.
  package var meaning: String {
    switch self {
    case .done: "done, possibly with warnings"
    case .problems: "problems in an archive, a golden that changed, a tap without effect"
    case .unusable: "the command line is invalid, or a file could not be read"
    case .notRendered: "something could not be rendered or written; the rest is done"
    case .strictFailure: "only orphans, or with --strict only warnings or equivalents, were found"
    case .leftOut: "every widget has a picture, but a widget reached code that was left out"
    case .empty: "there was nothing to draw, compare, check, review or export"
    case .interrupted: "interrupted, without leaving an incomplete file"
    }
  }
}

extension ExitCode {
  /// Returns the code of several results: the worst, and `strictFailure` only if no other is worse.
  package static func worst(_ codes: [ExitCode]) -> ExitCode {
    codes.max { $0.rank < $1.rank } ?? .done
  }

  private var rank: Int32 {
    self == .done ? 0 : self == .strictFailure ? 1 : 1 + rawValue
  }
}

/// Why a command stops early.
package enum CommandError: Error, Hashable, Sendable {
  /// An error, which is printed before the process exits.
  case failed(ReportedDiagnostic, ExitCode)
  /// The reader of the results has closed the output.
  case outputClosed
}

extension CommandError {
  /// Creates an error of a session.
  package init(_ error: LiveError) {
    self =
      error.foundNothing
      ? .empty(error.message, hint: error.hint) : .usage(error.message, hint: error.hint)
  }

  /// Creates an error of the command line.
  package static func usage(_ message: String, hint: String? = nil) -> CommandError {
    .failed(ReportedDiagnostic(.error, message, hint: hint), .unusable)
  }

  /// Creates the error of a command that found nothing to work on.
  ///
  /// A name, a pattern or a value of the command line that matches nothing is an error of usage
  /// instead.
  ///
  /// - Parameter message: what was not done, and why: `nothing was drawn: …`.
  package static func empty(_ message: String, hint: String? = nil) -> CommandError {
    .failed(ReportedDiagnostic(.error, message, hint: hint), .empty)
  }
}
