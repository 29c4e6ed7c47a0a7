/// The exit code of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything was done.
  case done = 0
  /// An archive has faults, or a picture is not its golden.
  case problems = 1
  /// The command line is wrong, or nothing could be read.
  case unusable = 2
  /// A picture could not be drawn or written.
  case notRendered = 3
  /// Nothing is wrong but what `--strict` does not allow.
  case strictFailure = 4
  /// Everything is drawn, but code that was left out so that the rest compiles was reached.
  case leftOut = 5
  /// The user or the system stopped it.
  case interrupted = 130

  /// The meaning of the code, for the help and the manual page.
  var meaning: String {
    switch self {
    case .done: "done; warnings do not change that"
    case .problems: "problems in an archive, a golden that changed, a tap without effect"
    case .unusable: "the command line is invalid, or a file could not be read"
    case .notRendered: "something could not be rendered or written; the rest is done"
    case .strictFailure: "nothing but orphans, or equivalents under --strict, was found"
    case .leftOut: "every widget has a picture, but code that was left out was reached"
    case .interrupted: "interrupted; no half-written file is left"
    }
  }
}

/// Why a command ends early.
package enum CommandError: Error, Hashable, Sendable {
  /// Something is wrong; it is printed before the process ends.
  case failed(ReportedDiagnostic, ExitCode)
  /// Whoever reads the results has seen enough.
  case outputClosed
}

extension CommandError {
  /// A fault of the command line.
  package static func usage(_ message: String, hint: String? = nil) -> CommandError {
    .failed(ReportedDiagnostic(.error, message, hint: hint), .unusable)
  }
}
