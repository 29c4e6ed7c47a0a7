import Vitrine

/// Checks the parts of an archive other than views: translations, entries, states.
struct DocumentCheck {
  private let document: WidgetDocument
  private let configuration: CheckConfiguration
  private let families: [WidgetFamily]

  init(_ document: WidgetDocument, _ checker: Checker) {
    (self.document, configuration) = (document, checker.configuration)
    families = checker.targets(of: document).compactMap(\.family)
  }

  /// Returns the findings.
  ///
  /// - Parameter privacy: the texts that a locked device shows of each family.
  func findings(_ privacy: [PrivacyRules.Texts]) -> [Finding] {
    let values = ArchiveValues(document.archive, of: families)
    let walked =
      values.map {
        DeviceRules.observe(document, $0) + ArchiveLimitRules.observe(document, $0)
          + TimelineRules.ended($0)
      } ?? []
    let observations =
      walked + TranslationRules.observe(document) + TimelineRules.observe(document)
      + LimitRules.observe(document) + mistakes + PrivacyRules.observe(document, privacy)
    return observations.compactMap { observation in
      guard let rule = CheckRule.named(observation.rule), configuration.applies(rule) else {
        return nil
      }
      let location = document.origin.location(of: observation.path)
      return Finding(
        rule: rule.id.rawValue,
        severity: configuration.severity(of: rule, atMost: observation.most),
        file: document.file,
        widget: document.archive.kind, configuration: document.archive.configuration, target: nil,
        path: observation.path.description,
        view: observation.view, message: observation.message, hint: rule.advice,
        frame: observation.frame,
        line: location?.line, cases: FindingCases(found: 1, total: 1, summary: "", first: ""),
        statements: location?.statements ?? [], string: observation.string)
    }
  }

  /// The warnings of reading the archive, whose paths are those in its file.
  private var mistakes: [Observation] {
    document.warnings.map { warning in
      let path = NodePath(Array(warning.path.steps.dropFirst(document.place.steps.count)))
      return Observation(
        rule: .archiveMistake, path: path, view: "", message: warning.message)
    }
  }
}
