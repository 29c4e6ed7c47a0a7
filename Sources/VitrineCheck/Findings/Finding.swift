import Vitrine

/// How bad a finding is.
public enum FindingSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Somebody will see that the widget is broken.
  case error
  /// Somebody may see it, or may not be able to use the widget.
  case warning

  /// Whether one is less bad than another.
  public static func < (left: FindingSeverity, right: FindingSeverity) -> Bool {
    left == .warning && right == .error
  }
}

/// A fault that can be seen, touched or heard, in all pictures that have it.
public struct Finding: Hashable, Sendable, Codable {
  /// The id of its rule, for example `text.cut`.
  public var rule: String
  /// How bad it is.
  public var severity: FindingSeverity
  /// The archive, as it was named.
  public var file: String
  /// The kind of the widget.
  public var widget: String
  /// The family or presentation; `nil` for what concerns the whole widget.
  public var target: String?
  /// Place of the view in the archive.
  public var path: String
  /// The name of the view, for example `Text "Water"`.
  public var view: String
  /// The problem, in one line.
  public var message: String
  /// The advice.
  public var hint: String
  /// The view's box in the first picture that has the fault, in points; `nil` where nothing is drawn.
  public var frame: Rect?
  /// The line of the archive, counted from 1.
  public var line: Int?
  /// Where Swift source writes what the view shows, or else declares the widget; `nil` where the archive
  /// is all there is.
  public var source: FindingPlace?
  /// The pictures in which it was found.
  public var cases: FindingCases
  /// The first picture that has the fault; `nil` where nothing is drawn, and for findings that were read
  /// from JSON.
  package var picture: FindingPicture?

  private enum CodingKeys: CodingKey {
    case rule, severity, file, widget, target, path, view, message, hint, frame, line, source, cases
  }

  /// Where to mend it: the Swift source, or else the archive.
  public var location: FindingPlace { source ?? FindingPlace(file: file, line: line) }
  /// Severity, message and rule in one line.
  package var brief: String { "\(severity.rawValue): \(message) [\(rule)]" }
  /// The identity of the finding across versions of the widget: everything but lines.
  public var identity: String {
    [rule, widget, target ?? "", path].joined(separator: ":")
  }
}

/// A file and a line of it.
public struct FindingPlace: Hashable, Sendable, Codable {
  /// The path of the file.
  public var file: String
  /// The line, counted from 1; `nil` is the whole file.
  public var line: Int?

  /// Creates a place.
  public init(file: String, line: Int?) { (self.file, self.line) = (file, line) }

  /// The file and the line, as compilers write them.
  public var text: String { line.map { "\(file):\($0)" } ?? file }
}

/// How a picture is drawn that has a fault.
package struct FindingPicture: Hashable, Sendable {
  /// The request of the picture.
  package let request: RenderRequest
  /// The pseudo-language that its strings are in.
  package let pseudoLanguage: PseudoLanguage?
}

/// The checked pictures, and those that have a fault.
public struct FindingCases: Hashable, Sendable, Codable {
  /// The number of pictures with the fault.
  public var found: Int
  /// The number of checked pictures.
  public var total: Int
  /// The values that they have in common, for example `fr, de; from xLarge`; empty if all pictures have the fault.
  public var summary: String
  /// The values of the first one that are not as usual.
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

/// A fault that a rule found in one picture.
struct Observation: Hashable, Sendable {
  var rule: RuleID
  var path: NodePath
  var view: String
  var frame: Rect?
  var message: String
}
