import Vitrine

/// An error or a warning, as it is printed.
package struct ReportedDiagnostic: Hashable, Sendable, Encodable {
  /// How bad it is.
  package enum Severity: String, Encodable, Sendable {
    case error
    case warning
  }

  /// How bad it is.
  var severity: Severity
  /// The file it is about, as the user named it.
  var file: String?
  /// The place in the archive.
  var path: String?
  /// One line in lower case, names in quotes.
  var message: String
  /// What to do about it.
  var hint: String?

  package init(
    _ severity: Severity, _ message: String, hint: String? = nil, file: String? = nil,
    path: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.path = path
    self.message = message
    self.hint = hint
  }

  init(_ error: ArchiveError, file: String) {
    self.init(
      .error, error.message, hint: error.hint, file: error.file ?? file,
      path: error.path?.description)
  }

  init(_ warning: Diagnostic, file: String, isStrict: Bool) {
    self.init(
      isStrict ? .error : .warning, warning.message, hint: warning.hint, file: file,
      path: warning.path.description)
  }

  /// File and place, each followed by a colon and a space.
  var place: String {
    [file, path].compactMap { $0 }.map { $0.singleLine + ": " }.joined()
  }
}
