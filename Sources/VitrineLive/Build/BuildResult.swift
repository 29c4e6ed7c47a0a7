import VitrineProcess

/// How a build ended.
package struct BuildResult: Hashable, Sendable, Codable {
  /// Whether there is a program, or archives, to go on with.
  package var isSuccessful: Bool
  /// The messages of the compiler, errors first.
  package var diagnostics: [SourceDiagnostic]
  /// Seconds that it took.
  package var seconds: Double
  /// The method of the build: `compiler` for one module, `package` for the whole package.
  package var method: Method

  /// The methods of building a program.
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
