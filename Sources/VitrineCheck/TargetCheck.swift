import Vitrine
import VitrineLayout

/// Looks at the pictures of one family or presentation.
struct TargetCheck {
  /// What came of it.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var pictures = 0
    var failures: [ArchiveError] = []
    /// Which texts a locked device hides and which it shows.
    var privacy: PrivacyRules.Texts?
  }

  private let document: WidgetDocument
  private let target: RenderTarget
  private let checker: Checker
  private let renderer: Renderer
  private let rules: Set<RuleID>

  init(
    _ document: WidgetDocument, _ target: RenderTarget, _ checker: Checker, _ renderer: Renderer
  ) {
    (self.document, self.target, self.checker) = (document, target, checker)
    self.renderer = renderer
    rules = Set(CheckRule.all.filter(checker.configuration.applies).map(\.id))
  }

  /// Looks at all cases that can tell something.
  func result(_ progress: @Sendable (String) -> Void) -> Outcome {
    let plan = CasePlan(document, target, isThorough: checker.isThorough)
    return result(plan, locks: true, progress)
  }

  /// Looks at one picture.
  func result(of request: RenderRequest) -> Outcome {
    result(CasePlan(request), locks: false) { _ in }
  }

  private func result(
    _ plan: CasePlan, locks: Bool, _ progress: @Sendable (String) -> Void
  ) -> Outcome {
    var work = Work()
    for checkCase in plan.cases {
      do throws(ArchiveError) {
        work.groups.add(try look(at: checkCase, &work), in: checkCase)
        progress(checkCase.name)
      } catch {
        if !work.outcome.failures.contains(error) { work.outcome.failures.append(error) }
      }
    }
    if locks { lookWhileLocked(&work.outcome, &work.groups) }
    let subject = FindingSubject(
      file: document.file, widget: document.archive.kind, target: target,
      configuration: checker.configuration)
    work.outcome.findings = work.groups.findings(subject, among: plan.cases) { path in
      work.usual?.line(of: path)
    }
    return work.outcome
  }

  /// What is known while the pictures are looked at one after the other.
  private struct Work {
    var outcome = Outcome()
    var groups = FindingGroups()
    var seen: [SeenPicture: [Observation]] = [:]
    /// The usual picture, and its pixels.
    var usual: LaidOutWidget?
    var pixels: InkPixels?
  }

  private func look(
    at checkCase: CheckCase, _ work: inout Work
  ) throws(ArchiveError) -> [Observation] {
    let widget = try layOut(checkCase)
    work.outcome.pictures += 1
    // Pictures of the same items have the same faults.
    let key = SeenPicture(list: widget.displayList, language: checkCase.values[.language])
    if let known = work.seen[key] { return known }
    let picture = try picture(widget, checkCase, work.pixels)
    let isFirst = work.usual == nil
    if isFirst { (work.usual, work.pixels) = (widget, picture.pixels) }
    let observations = observe(picture, isFirst: isFirst)
    work.seen[key] = observations
    return observations
  }

  /// Pictures of the same items in the same direction.
  private struct SeenPicture: Hashable {
    let list: DisplayList
    let language: String?
  }

  private func layOut(_ checkCase: CheckCase) throws(ArchiveError) -> LaidOutWidget {
    var renderer = renderer
    renderer.pseudoLanguage = checkCase.pseudoLanguage
    // Only the usual picture and the locked one are read aloud.
    renderer.recordsSemantics = checkCase.values.isEmpty
    return try renderer.layOut(document, checkCase.request)
  }

  private func picture(
    _ widget: LaidOutWidget, _ checkCase: CheckCase, _ usual: InkPixels?
  ) throws(ArchiveError) -> CheckedPicture {
    CheckedPicture(
      widget: widget, document: document, checkCase: checkCase, views: widget.placedViews,
      pixels: checkCase.hasPixels ? try pixels(of: widget) : nil, usualPixels: usual)
  }

  private func pixels(of widget: LaidOutWidget) throws(ArchiveError) -> InkPixels {
    InkPixels(
      picture: try widget.bitmap(scale: InkPixels.scale),
      ground: try widget.groundBitmap(scale: InkPixels.scale), scale: InkPixels.scale,
      behind: widget.request.surface.colorScheme == .dark ? 0 : 1)
  }

  private func observe(_ picture: CheckedPicture, isFirst: Bool) -> [Observation] {
    var found =
      TextRules.observe(picture) + RoomRules.observe(picture) + ContrastRules.observe(picture)
      + LostContentRules.observe(picture) + TouchRules.observe(picture)
      + LanguageRules.observe(picture) + LimitRules.observe(picture)
    if isFirst {
      found += SpeechRules.observe(picture)
      found += WrittenDateRules.observe(picture, until: nextDate)
    }
    return found.filter { rules.contains($0.rule) }
  }

  /// When the second entry becomes current.
  private var nextDate: ArchiveDate? { document.archive.entries.dropFirst().first?.date }

  /// Notes what a locked device shows.
  private func lookWhileLocked(_ outcome: inout Outcome, _ groups: inout FindingGroups) {
    var checkCase = CheckCase(
      request: CaseOptions(
        document: document, target: target, isThorough: false
      ).base)
    checkCase.request.state = .locked
    guard target.family != nil, let widget = try? layOut(checkCase) else { return }
    outcome.pictures += 1
    let picture = CheckedPicture(
      widget: widget, document: document, checkCase: checkCase, views: widget.placedViews,
      pixels: nil, usualPixels: nil)
    checkCase.values[.appearance] = "locked"
    groups.add(
      SpeechRules.observe(picture).filter { $0.rule == .speechPrivate && rules.contains($0.rule) },
      in: checkCase)
    outcome.privacy = PrivacyRules.Texts(picture, target)
  }
}
