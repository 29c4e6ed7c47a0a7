/// The severity of a finding.
public enum FindingSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// People will see that the widget is broken.
  case error
  /// People may notice a problem, or may be unable to use the widget.
  case warning
  /// People may notice nothing: what it is about is not documented, or depends on the device.
  case note

  /// Whether one severity is lower than another.
  public static func < (left: FindingSeverity, right: FindingSeverity) -> Bool {
    left.rank > right.rank
  }

  /// The position in lists, with the most severe first.
  package var rank: Int { FindingSeverity.allCases.firstIndex(of: self) ?? 0 }
}

/// A problem that people can see, touch or hear, in all pictures that have it.
public struct Finding: Hashable, Sendable, Codable {
  /// The id of its rule, for example `text.cut`.
  public var rule: String
  /// The severity of the finding.
  public var severity: FindingSeverity
  /// The archive, as the caller named it.
  public var file: String
  /// The kind of the widget.
  public var widget: String
  /// The name of the configuration or the sample that the widget shows; `nil` if it has none.
  public var configuration: String?
  /// The family or presentation; `nil` for a finding about the whole widget.
  public var target: String?
  /// The path of the view in the archive.
  public var path: String
  /// The name of the view, for example `Text "Water"`.
  public var view: String
  /// The problem, in one line.
  public var message: String
  /// Advice on how to fix the problem.
  public var hint: String
  /// The view's frame in the first picture with the problem, in points; `nil` if nothing is drawn.
  public var frame: Rect?
  /// The line of the archive, counted from 1.
  public var line: Int?
  /// The statement in Swift source that makes the view, or otherwise the declaration of the widget;
  /// `nil` if there is only an archive.
  public var source: FindingPlace?
  /// The pictures with the problem.
  public var cases: FindingCases
  /// The statements that make the view and those around it, the innermost first, as the archive
  /// names them; empty for findings that were read from JSON.
  package var statements: [CodeLocation] = []
  /// The string that it is about; `nil` for others, and for findings that were read from JSON.
  package var string: FindingString?
  /// The first picture with the problem; `nil` if nothing is drawn, and for findings that were read
  /// from JSON.
  package var picture: FindingPicture?

  package init(
    rule: String, severity: FindingSeverity, file: String, widget: String,
    configuration: String? = nil, target: String?,
    path: String, view: String, message: String, hint: String, frame: Rect?, line: Int?,
    source: FindingPlace? = nil, cases: FindingCases, statements: [CodeLocation] = [],
    string: FindingString? = nil, picture: FindingPicture? = nil
  ) {
    (self.rule, self.severity, self.file, self.widget) = (rule, severity, file, widget)
    (self.configuration, self.target) = (configuration, target)
    (self.path, self.view) = (path, view)
    (self.message, self.hint, self.frame, self.line) = (message, hint, frame, line)
    (self.source, self.cases, self.statements) = (source, cases, statements)
    (self.string, self.picture) = (string, picture)
  }

  private enum CodingKeys: CodingKey {
    case rule, severity, file, widget, configuration, target, path, view, message, hint, frame, line
    case source, cases
  }

  /// The place to fix: the Swift source, or otherwise the archive.
  public var location: FindingPlace { source ?? FindingPlace(file: file, line: line) }
  /// Severity, message and rule in one line.
  package var brief: String { "\(severity.rawValue): \(message) [\(rule)]" }
  /// The identity of the finding across versions of the widget: everything but lines.
  public var identity: String {
    [rule, widget, target ?? "", path].joined(separator: ":")
  }
}

/// A file and a line in it.
public struct FindingPlace: Hashable, Sendable, Codable {
  /// The path of the file.
  public var file: String
  /// The line, counted from 1; `nil` for the whole file.
  public var line: Int?
  /// The column in bytes, counted from 1; `nil` for the whole line.
  public var column: Int?

  /// Creates a place.
  public init(file: String, line: Int?, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The file, the line and the column in the format of compilers.
  public var text: String {
    ([file] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }
}

/// A string of a project: its key, and where it is translated.
package struct FindingString: Hashable, Sendable {
  /// The name of the table.
  package let table: String
  /// The language.
  package let language: String
  /// The key; `nil` for several.
  package let key: String?

  package init(table: String, language: String, key: String?) {
    (self.table, self.language, self.key) = (table, language, key)
  }
}

/// How to draw a picture with a problem.
package struct FindingPicture: Hashable, Sendable {
  /// The request of the picture.
  package let request: RenderRequest
  /// The pseudo-language of its strings; `nil` for none.
  package let pseudoLanguage: PseudoLanguage?

  package init(request: RenderRequest, pseudoLanguage: PseudoLanguage?) {
    (self.request, self.pseudoLanguage) = (request, pseudoLanguage)
  }
}

/// The number of checked pictures, and which of them have a problem.
public struct FindingCases: Hashable, Sendable, Codable {
  /// The number of pictures with the problem.
  public var found: Int
  /// The number of checked pictures.
  public var total: Int
  /// The values that these pictures have in common, for example `fr, de; from xLarge`; empty if all
  /// pictures have the problem.
  public var summary: String
  /// The values of the first one that differ from the default ones.
  public var first: String

  /// Creates the cases of a finding.
  public init(found: Int, total: Int, summary: String, first: String) {
    (self.found, self.total, self.summary, self.first) = (found, total, summary, first)
  }

  /// The count and what the cases have in common, in one line.
  public var text: String {
    let count = total == 1 ? "" : "in \(found) of \(total)"
    return [count, summary].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
