import Vitrine

/// An error or a warning, as printed.
package struct ReportedDiagnostic: Hashable, Sendable, Encodable {
  /// The severity of a diagnostic.
  package enum Severity: String, Encodable, Sendable {
    case error
    case warning
  }

  /// Whether it is an error or a warning.
  package var severity: Severity
  /// Whether it is a warning that `--strict` makes an error.
  package fileprivate(set) var isStrict = false
  /// The file, as named on the command line.
  package var file: String?
  /// The line in the file, counted from 1.
  package var line: Int? { location?.line }
  /// The column in the line, counted from 1.
  package var column: Int? { location?.column }
  /// The path in the archive.
  package var path: String?
  /// The statement in Swift source that makes the view, as the archive names it.
  package var source: String? { statement ?? location?.statements.first?.text }
  /// The place in Swift source, if it is not that of a view.
  package var statement: String?
  /// The widget whose code has the problem, and the family; `nil` for archives that were written by
  /// hand.
  package var widget: String?
  /// One line in lower case, names in quotes.
  package var message: String
  /// How to fix the problem.
  package var hint: String?
  /// The location in the file's text.
  package var location: TextLocation?
  /// The other problems with the file.
  package var others: [ReportedDiagnostic] = []

  package init(
    _ severity: Severity, _ message: String, hint: String? = nil, file: String? = nil,
    path: String? = nil, location: TextLocation? = nil
  ) {
    self.severity = severity
    self.file = file
    self.path = path
    self.message = message
    self.hint = hint
    self.location = location
  }

  package init(_ error: ArchiveError, file: String) {
    self.init(
      .error, error.message, hint: error.hint, file: error.file ?? file,
      path: error.path?.description, location: error.location)
    others = error.others.map { ReportedDiagnostic($0, file: file) }
  }

  /// A problem with an archive; the file of a widget's code is deleted, and the widget named instead.
  package init(_ error: ArchiveError, of archive: ArchiveArgument) {
    self.init(error, file: archive.name)
    guard archive.isTemporary else { return }
    (file, widget) = (archive.name, archive.name)
    others = error.others.map { ReportedDiagnostic($0, of: archive) }
  }

  private enum CodingKeys: CodingKey {
    case severity, file, line, column, path, source, message, hint
  }

  /// Encodes the known fields; each of the others is a separate value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(severity, forKey: .severity)
    try container.encodeIfPresent(file, forKey: .file)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(column, forKey: .column)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(hint, forKey: .hint)
  }
}

extension ReportedDiagnostic {
  /// The problem and the others in the same file, as separate values.
  package var all: [ReportedDiagnostic] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// The file and the location, each followed by a colon and a space.
  package var place: String {
    [file, path].compactMap { $0 }.map { $0.singleLine + ": " }.joined()
  }

  /// Returns the problem in the format of compilers: location, message, the line with a caret, and
  /// the hint.
  ///
  /// - Parameter paint: adds a colour to a part of the text, by the code of a terminal.
  package func text(paint: (String, String) -> String = { text, _ in text }) -> String {
    let color = severity == .error ? "31" : "33"
    let word = paint(severity.rawValue + ":", "1;" + color)
    var lines: [String]
    // To who writes Swift, a line of an archive says nothing.
    if let swift = source ?? widget {
      lines = ["\(swift.singleLine): \(word) \(message.singleLine)"]
    } else if let location {
      let file = file.map { $0.singleLine + ":" } ?? ""
      lines = ["\(file)\(location.line):\(location.column): \(word) \(message.singleLine)"]
      lines += location.frame { paint($0, "1;" + color) }
      if let path, path != "." { lines.append("at: " + path.singleLine) }
    } else {
      lines = ["\(word) \(place)\(message.singleLine)"]
    }
    if let hint { lines.append(paint("hint:", "36") + " " + hint.singleLine) }
    return lines.joined(separator: "\n")
  }
}

extension WidgetDocument {
  /// Returns warnings about the archive as printed, each with its line.
  package func reported(_ warnings: [Diagnostic], isStrict: Bool) -> [ReportedDiagnostic] {
    guard !warnings.isEmpty else { return [] }
    return zip(warnings, origin.locations(of: warnings)).map { warning, location in
      var problem = ReportedDiagnostic(
        isStrict ? .error : .warning, warning.message, hint: warning.hint, file: file,
        path: warning.path.description, location: location)
      problem.isStrict = isStrict
      if archive.isOfSwift { problem.widget = archive.kind }
      return problem
    }
  }
}

extension WidgetArchive {
  /// Whether a program of widgets has written it.
  fileprivate var isOfSwift: Bool { evaluatedFor != nil }
}
