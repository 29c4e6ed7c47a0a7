import VitrineProcess

/// The result of a build.
package struct BuildResult: Hashable, Sendable, Codable {
  /// Whether there is a program, or archives, to use.
  package var isSuccessful: Bool
  /// The messages of the compiler, errors first.
  package var diagnostics: [SourceDiagnostic]
  /// The duration of the build, in seconds.
  package var seconds: Double
  /// The steps of the build with their durations, in order; empty if they are unknown.
  package var steps: [WorkStep] = []
  /// The method of the build: `compiler` for one module, `package` for the whole package.
  package var method: Method

  /// Why all code was built after a change; `nil` if that needs no explanation.
  package var reason: String?

  /// The methods of building a program.
  package enum Method: String, Sendable, Codable {
    /// The compiler alone, for changes in one module.
    case compiler
    /// The package manager.
    case package
    /// `vitrine xcode`.
    case xcode
    /// No build, for archives.
    case none
  }

  package init(
    isSuccessful: Bool, diagnostics: [SourceDiagnostic] = [], seconds: Double = 0,
    method: Method, steps: [WorkStep] = []
  ) {
    self.steps = steps
    self.isSuccessful = isSuccessful
    self.diagnostics =
      diagnostics.filter { $0.severity == .error }
      + diagnostics.filter { $0.severity != .error }
    (self.seconds, self.method) = (seconds, method)
  }

  /// Adds the seconds before the build in which its changes waited for a preparation.
  mutating func wait(seconds waited: Double) {
    guard waited > 0 else { return }
    seconds += waited
    steps.insert(WorkStep(.prepare, seconds: waited), at: 0)
  }

  /// The diagnostics that are errors.
  package var errors: [SourceDiagnostic] { diagnostics.filter { $0.severity == .error } }
}

/// A step of the work from a saved source to its picture.
package struct WorkStep: Hashable, Sendable, Codable {
  /// The kinds of steps.
  package enum Kind: String, Sendable, Codable {
    /// What makes edits fast was still to be done when the source was saved.
    case prepare
    /// The compiler ran for the sources that changed.
    case compile
    /// The linker ran.
    case link
    /// The widgets' program archived the visible widgets, or all of them if none is visible.
    case archive
  }

  package var kind: Kind
  /// The duration of the step, in seconds.
  package var seconds: Double

  package init(_ kind: Kind, seconds: Double) { (self.kind, self.seconds) = (kind, seconds) }
}
