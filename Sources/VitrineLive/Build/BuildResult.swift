import VitrineProcess

/// How a build ended.
package struct BuildResult: Hashable, Sendable, Codable {
  /// Whether there is a program, or archives, to go on with.
  package var isSuccessful: Bool
  /// What the compiler says, errors first.
  package var diagnostics: [SourceDiagnostic]
  /// Seconds that it took.
  package var seconds: Double
  /// What built it: `compiler` for one module alone, `package` for all of the package.
  package var method: Method

  /// What may build a program.
  package enum Method: String, Sendable, Codable {
    /// The compiler alone, on the one module that has changed.
    case compiler
    /// The package manager.
    case package
    /// `vitrine xcode`.
    case xcode
    /// Nothing: archives are read.
    case none
  }

  package init(
    isSuccessful: Bool, diagnostics: [SourceDiagnostic] = [], seconds: Double = 0,
    method: Method
  ) {
    self.isSuccessful = isSuccessful
    self.diagnostics =
      diagnostics.filter { $0.severity == .error }
      + diagnostics.filter { $0.severity != .error }
    (self.seconds, self.method) = (seconds, method)
  }

  /// The errors alone.
  package var errors: [SourceDiagnostic] { diagnostics.filter { $0.severity == .error } }
}
