import Vitrine

/// The findings in all widgets of a run.
public struct CheckReport: Sendable, Encodable {
  /// The findings, those of each widget with the most severe first.
  public private(set) var findings: [Finding] = []
  /// The number of checked pictures.
  public private(set) var pictures = 0
  /// The number of checked widgets and previews.
  public private(set) var widgets = 0
  /// How many of them are previews of views.
  private var previews = 0
  /// The number of accepted findings.
  public private(set) var accepted = 0
  /// The kinds of the checked widgets.
  package private(set) var kinds: [String] = []
  /// The reasons why archives could not be read.
  public let unread: [ArchiveError]
  /// The warnings of the program that archived the widgets, for example about lost data.
  public let warnings: [String]
  /// The reasons why pictures could not be drawn.
  public private(set) var failures: [ArchiveError] = []
  /// Why not everything was checked: one error for each archive and picture.
  public var errors: [ArchiveError] { (unread + failures).flatMap(\.all) }
  /// Why nothing was checked; `nil` if a picture was.
  public private(set) var emptiness: String?
  /// Whether a run that checked nothing passes anyway.
  package private(set) var allowsEmptiness = false

  /// The findings in strings that widgets share.
  private var shared: Set<String> = []

  private enum CodingKeys: CodingKey {
    case findings, pictures, widgets, accepted, emptiness, errors, warnings
  }

  /// Creates a report without findings.
  ///
  /// - Parameters:
  ///   - unread: the reasons why archives could not be read.
  ///   - warnings: the warnings of the program that archived the widgets.
  public init(unread: [ArchiveError] = [], warnings: [String] = []) {
    (self.unread, self.warnings) = (unread, warnings)
  }

  /// Writes the numbers, the findings, the errors and the warnings of the program.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(findings, forKey: .findings)
    try container.encode(pictures, forKey: .pictures)
    try container.encode(widgets, forKey: .widgets)
    try container.encode(accepted, forKey: .accepted)
    try container.encodeIfPresent(emptiness, forKey: .emptiness)
    try container.encode(errors.map(EncodedError.init), forKey: .errors)
    if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
  }

  /// An error as JSON.
  private struct EncodedError: Encodable {
    let file: String?
    let line: Int?
    let column: Int?
    let path: String?
    let message: String
    let hint: String?

    init(_ error: ArchiveError) {
      (file, path) = (error.file, error.path?.description)
      (line, column) = (error.location?.line, error.location?.column)
      (message, hint) = (error.message, error.hint)
    }
  }

  /// Adds the result of checking a widget.
  ///
  /// - Parameters:
  ///   - source: the declaration of the widget in Swift source.
  ///   - files: the sources of the widget, in which the statements of views are more precise than
  ///     the declaration.
  ///   - allowed: whether the source at the place of a finding, or of its widget, accepts it.
  public mutating func add(
    _ result: Checker.Result, of document: WidgetDocument, source: FindingPlace? = nil,
    files: CodeFiles = CodeFiles(), allowing allowed: (Finding) -> Bool = { _ in false }
  ) {
    widgets += 1
    if document.archive.screen != nil { previews += 1 }
    // Rules that looked at nothing have not passed.
    if result.pictures > 0 || !result.findings.isEmpty { kinds.append(document.archive.kind) }
    for var finding in result.findings where isNew(finding) {
      finding.source = files.place(of: finding) ?? source
      if allowed(finding) { accepted += 1 } else { findings.append(finding) }
    }
    pictures += result.pictures
    accepted += result.accepted
    failures += result.failures.map { $0.inFile(document.file) }
  }

  /// Notes that everything was added, so that a report without pictures tells why.
  package mutating func noteEmptiness(isAllowed: Bool) {
    guard pictures == 0, errors.isEmpty else { return }
    emptiness = "nothing was checked: there are no \(widgets == 0 ? "widgets" : "pictures")"
    allowsEmptiness = isAllowed
  }

  /// Whether a finding is new: the widgets of a bundle share their strings.
  private mutating func isNew(_ finding: Finding) -> Bool {
    guard finding.target == nil, finding.path.hasPrefix(".strings") else { return true }
    return shared.insert(finding.rule + finding.path + finding.message).inserted
  }

  /// The number of findings with a severity, and of warnings of the program.
  public func count(_ severity: FindingSeverity) -> Int {
    findings.filter { $0.severity == severity }.count
      + (severity == .warning ? warnings.count : 0)
  }

  /// The number of faults with a severity: one in several families and configurations counts once.
  private func faults(_ severity: FindingSeverity) -> Int {
    FindingFault.of(findings.filter { $0.severity == severity }).count
  }

  /// One line about all results.
  public var summary: String {
    if let emptiness { return emptiness }
    var parts: [String] = []
    if widgets > previews || widgets == 0 {
      parts.append((widgets - previews).counted("widget"))
    }
    if previews > 0 { parts.append(previews.counted("preview")) }
    parts += [
      pictures.counted("picture"),
      (faults(.error) + errors.count).counted("error"),
      (faults(.warning) + warnings.count).counted("warning"),
    ]
    if faults(.note) > 0 { parts.append(faults(.note).counted("note")) }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    return "checked " + parts.joined(separator: ", ")
  }
}
