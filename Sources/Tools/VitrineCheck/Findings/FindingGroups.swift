import Vitrine

/// Collects the observations of rules in all pictures of a target, and groups them by problem.
struct FindingGroups {
  private struct Key: Hashable {
    let rule: RuleID
    /// The view's path in its entry or state: in another one, the same view has the same problem.
    let steps: [NodePath.Step]
    /// The statement that makes the view, or its description, if it is in a variant.
    ///
    /// Variants may be different views; in another language, a description is another one.
    let view: String?

    init(_ observation: Observation) {
      rule = observation.rule
      let own = Array(observation.path.steps.dropFirst(Key.countToEntry(observation.path.steps)))
      steps = Key.withoutVariants(own)
      view = steps.count < own.count ? observation.statement?.text ?? observation.view : nil
    }

    /// The number of steps that lead to an entry, to the placeholder, to the preview or to a state of
    /// a Live Activity.
    private static func countToEntry(_ steps: [NodePath.Step]) -> Int {
      if [.key("placeholder"), .key("preview")].contains(steps.first) { return 1 }
      let places: [[NodePath.Step]] = [[.key("entries")], [.key("liveActivity"), .key("states")]]
      let count = places.first { steps.starts(with: $0) }.map { $0.count + 1 } ?? 0
      return steps.count > count ? count : 0
    }

    /// The variants for light and for dark contain the same view.
    private static func withoutVariants(_ steps: [NodePath.Step]) -> [NodePath.Step] {
      var (own, rest) = ([NodePath.Step](), steps[...])
      while let step = rest.popFirst() {
        own.append(step)
        if step == .key("variants"), rest.dropFirst().first == .key("view") {
          own.removeLast()
          rest = rest.dropFirst(2)
        }
      }
      return own
    }
  }

  private struct Group {
    var observation: Observation
    var cases: [CheckCase]
  }

  private var groups: [Key: Group] = [:]
  private var order: [Key] = []

  /// Adds the observations in a picture.
  mutating func add(_ observations: [Observation], in checkCase: CheckCase) {
    for observation in observations {
      let key = Key(observation)
      if groups[key] == nil {
        order.append(key)
        groups[key] = Group(observation: observation, cases: [])
      }
      // The most severe of several observations counts.
      if let known = groups[key]?.observation, known.most ?? .error < observation.most ?? .error {
        groups[key]?.observation = observation
      }
      // Several observations of one rule in one view count once.
      if groups[key]?.cases.last != checkCase { groups[key]?.cases.append(checkCase) }
    }
  }

  /// Returns one finding for each problem, in the order of observation.
  ///
  /// - Parameters:
  ///   - all: the checked cases.
  ///   - location: returns the place of a view in the archive's file.
  func findings(
    _ subject: FindingSubject, among all: [CheckCase],
    location: (NodePath) -> TextLocation?
  ) -> [Finding] {
    order.compactMap { key in
      guard let group = groups[key], let rule = CheckRule.named(key.rule) else { return nil }
      let location = location(group.observation.path)
      let scope = group.observation.scope ?? key.rule.scope
      let looked = all.filter { scope.contains($0, subject.document.archive) }
      // A picture with equal items has the same problems, whether or not a rule looks at it.
      let found = group.cases.filter { looked.contains($0) || !all.contains($0) }
      return Finding(
        rule: key.rule.rawValue,
        severity: subject.severity(of: rule, group.observation.most, in: group.cases),
        file: subject.document.file, widget: subject.document.archive.kind,
        configuration: subject.document.archive.configuration, target: subject.target?.name,
        path: group.observation.path.description, view: group.observation.view,
        message: group.observation.message, hint: rule.advice, frame: group.observation.frame,
        line: location?.line,
        cases: FindingCases(
          found: found.count, total: max(looked.count, found.count),
          summary: CaseSummary.text(of: found, among: looked),
          first: group.cases.first?.name ?? ""),
        statements: location?.statements ?? [],
        picture: group.cases.first.map {
          FindingPicture(request: $0.request, pseudoLanguage: $0.pseudoLanguage)
        })
    }
  }
}

/// The subject of findings.
struct FindingSubject {
  let document: WidgetDocument
  let target: RenderTarget?
  let configuration: CheckConfiguration

  /// The severity of a rule's findings; problems that only pseudo-languages and the accessibility
  /// sizes have are warnings.
  func severity(
    of rule: CheckRule, _ most: FindingSeverity?, in cases: [CheckCase]
  ) -> FindingSeverity {
    let severity = configuration.severity(of: rule, atMost: most)
    return cases.isEmpty || cases.contains(where: \.isUsual) ? severity : min(severity, .warning)
  }
}

extension RuleID {
  /// The rules that compare colours.
  static let ofPixels = Set(allCases.filter { $0.scope == .pixels }).union([.roomClipped])

  /// The pictures at which the rule looks.
  var scope: CaseScope {
    switch self {
    case .contrastInvisible, .contrastLow, .contrastSymbol, .contrastMinimum, .lostImage,
      .textCovered:
      .pixels
    case .speechUnlabeled, .speechOrder: .usual
    case .timelineDate: .entries
    case .textCut, .textLines, .textScaled, .textSmall, .textMinimum, .textDivided, .textUnit,
      .textOverlap, .textMirrored, .roomCut, .roomCorner, .roomClipped, .roomCamera, .roomOverflow,
      .roomMargins, .lostBackground, .lostSymbol, .lostContent, .touchSmall, .touchMinimum,
      .touchOverlap, .touchCut, .touchInert, .speechPrivate, .privacyUneven, .privacyMissing,
      .languageMissing, .languageFormat, .languageMirror, .timelinePlaceholder, .timelineOrder,
      .timelineGap, .timelineBudget, .timelineEnded, .timelineRelevance, .limitImage, .limitPush,
      .limitFont, .limitFace, .limitMemory, .limitSymbol, .limitEntries, .limitArchive,
      .limitHeight, .limitDuration, .archiveMistake, .deviceURL, .deviceLink, .deviceStill,
      .deviceFullScreen:
      .all
    }
  }
}

/// The pictures at which a rule looks, which its findings count.
enum CaseScope {
  case all
  /// Those whose colours are checked; the others have the same colours.
  case pixels
  /// The default one.
  case usual
  /// The default one, and those that differ in their entry alone.
  case entries
  /// Those that show the container background.
  case backgrounds

  func contains(_ checkCase: CheckCase, _ archive: WidgetArchive) -> Bool {
    switch self {
    case .all: true
    case .pixels: checkCase.hasPixels
    case .usual: checkCase.values.isEmpty
    case .entries: checkCase.showsEntryAlone
    case .backgrounds:
      !archive.containerBackgroundRemovable
        || (try? ResolvedSurface(checkCase.request))?.showsContainerBackground != false
    }
  }
}

/// A summary of the values that cases have in common.
enum CaseSummary {
  /// The values of each axis that the cases require; empty if the default case is among them or all
  /// cases are.
  static func text(of cases: [CheckCase], among all: [CheckCase]) -> String {
    guard !cases.contains(where: \.values.isEmpty), !cases.isEmpty else { return "" }
    let single = CaseAxis.allCases.compactMap { axis -> String? in
      let found = Set(cases.filter { $0.values.count == 1 }.compactMap { $0.values[axis] })
      return found.isEmpty ? nil : words(axis, found, all)
    }
    return (single + combinations(cases)).joined(separator: "; ")
  }

  /// The combinations of values that cause a problem together; a value that causes it alone
  /// explains the others.
  private static func combinations(_ cases: [CheckCase]) -> [String] {
    let values = cases.map(\.values)
    return values.filter { own in
      own.count > 1 && !values.contains { $0.count < own.count && $0.isContained(in: own) }
    }.map { own in
      CaseAxis.allCases.compactMap { own[$0] }.joined(separator: " with ")
    }
  }

  private static func words(
    _ axis: CaseAxis, _ found: Set<String>, _ all: [CheckCase]
  ) -> String {
    var known: Set<String> = []
    let values = all.compactMap { $0.values[axis] }.filter { known.insert($0).inserted }
    let listed = values.filter(found.contains)
    guard axis == .textSize else { return listed.joined(separator: ", ") }
    let sizes = DynamicTypeSize.allCases.map(\.rawValue).filter(Set(values).contains)
    let from = sizes.firstIndex(where: found.contains) ?? 0
    let isOpen = sizes[from...].allSatisfy(found.contains) && sizes.count - from > 1
    return isOpen ? "from \(sizes[from])" : sizes.filter(found.contains).joined(separator: ", ")
  }
}

extension [CaseAxis: String] {
  /// Whether another case has all of these values.
  fileprivate func isContained(in other: Self) -> Bool { allSatisfy { other[$0.key] == $0.value } }
}
