import Vitrine

/// The configuration in `.vitrine/check.json`: the rules to apply, the severity of their findings,
/// and the accepted findings.
public struct CheckConfiguration: Hashable, Sendable {
  /// How a rule is applied.
  package enum Level: String, ArchiveEnum {
    /// The rule is not applied.
    case off
    /// Its findings are notes.
    case note
    /// Its findings are warnings.
    case warning
    /// Its findings are errors.
    case error
  }

  /// A finding that is accepted.
  package struct Accepted: ArchiveRecord {
    package var rule = ""
    package var widget: String?
    package var target: String?
    package var view: String?
    package var reason = ""

    package init() {}

    package static let fields: [Field<Accepted>] = [
      Field("rule", \.rule, required: true, "Id of the rule, for example `text.cut`."),
      Field("widget", \.widget, "Kind of the widget; default: all."),
      Field("target", \.target, "Family or presentation; default: all."),
      Field("view", \.view, "The view as findings call it; default: all."),
      Field("reason", \.reason, required: true, rule: .notEmpty, "Why it is accepted."),
    ]

    /// Refuses rules and targets that do not exist.
    package func validate() -> String? {
      let targets = RenderTarget.allCases.map(\.name)
      return CheckConfiguration.problem(rule)
        ?? target.flatMap { CheckConfiguration.problem("family or presentation", $0, targets) }
    }
  }

  package var rules: [String: Level] = [:]
  package var accepted: [Accepted] = []

  /// The path of the file in a project.
  package static let path = RelativePath(fixed: ".vitrine/check.json")

  /// Creates the default configuration.
  public init() {}

  /// Reads the configuration of a folder; the default one if there is no file.
  ///
  /// - Throws: `ArchiveError` with the line of the error.
  package static func read(_ folder: FolderLocation) throws(ArchiveError) -> CheckConfiguration {
    let decoder = ArchiveDecoder(isStrict: true)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.open().read(path, limit: decoder.limits.archiveBytes)
    } catch {
      if error.isMissing { return CheckConfiguration() }
      throw ArchiveError(error.reason, file: folder.path(of: path))
    }
    return try decode(bytes, decoder, file: folder.path(of: path))
  }

  /// Reads a configuration.
  ///
  /// - Throws: `ArchiveError` with the line of the error.
  public static func read(file: String) throws(ArchiveError) -> CheckConfiguration {
    let decoder = ArchiveDecoder(isStrict: true)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(file, limit: decoder.limits.archiveBytes)
    } catch {
      throw ArchiveError(error.reason, file: file)
    }
    return try decode(bytes, decoder, file: file)
  }

  /// Decodes a configuration, and refuses rules that do not exist.
  private static func decode(
    _ bytes: [UInt8], _ decoder: ArchiveDecoder, file: String
  ) throws(ArchiveError) -> CheckConfiguration {
    let configuration = try decoder.decode(CheckConfiguration.self, bytes, file: file).0
    for name in configuration.rules.keys.sorted() {
      guard let problem = problem(name) else { continue }
      var error = ArchiveError(
        .invalidValue(problem), path: NodePath([.key("rules"), .key(name)]))
      error.file = file
      throw [error].located(in: SourceText(bytes))[0]
    }
    return configuration
  }

  /// Whether a rule is applied.
  func applies(_ rule: CheckRule) -> Bool {
    rules[rule.id.rawValue].map { $0 != .off } ?? rule.isDefault
  }

  /// The severity of a rule's findings.
  ///
  /// - Parameter most: the highest severity of an observation whose limit is less certain than
  ///   others of its rule, unless the configuration sets one.
  func severity(of rule: CheckRule, atMost most: FindingSeverity? = nil) -> FindingSeverity {
    switch rules[rule.id.rawValue] {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: rule.severity
    case nil: min(rule.severity, most ?? .error)
    }
  }

  /// The accepted findings that a finding is one of, as positions in `accepted`.
  func acceptances(of finding: Finding) -> [Int] {
    accepted.indices.filter { index in
      let accepted = accepted[index]
      return accepted.rule == finding.rule && accepted.widget ?? finding.widget == finding.widget
        && accepted.target ?? finding.target == finding.target
        && accepted.view ?? finding.view == finding.view
    }
  }

  /// What is wrong with the id of a rule; `nil` if there is one.
  package static func problem(_ rule: String) -> String? {
    problem("rule", rule, RuleID.allCases.map(\.rawValue))
  }

  /// What is wrong with a name; `nil` if it is one of those that there are.
  private static func problem(_ noun: String, _ name: String, _ known: [String]) -> String? {
    guard !known.contains(name) else { return nil }
    let hint = Suggestion.nearest(to: name, among: known).map { "; there is '\($0)'" } ?? ""
    return "there is no \(noun) '\(name)'\(hint)"
  }
}

extension CheckConfiguration: ArchiveRecord {
  package static let fields: [Field<CheckConfiguration>] = [
    Field("rules", \.rules, "How rules are applied, by their ids: off, note, warning or error."),
    Field("accepted", \.accepted, "Findings that are known, with the reason."),
  ]
}
