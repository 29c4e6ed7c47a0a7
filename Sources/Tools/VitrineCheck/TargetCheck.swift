import Vitrine
import VitrineLayout

/// Checks the pictures of one family or presentation.
struct TargetCheck {
  /// The result of a check.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var pictures = 0
    var failures: [ArchiveError] = []
    /// The reasons why the archive cannot be drawn for some cases.
    var omissions: [ArchiveError] = []
    /// The texts that a locked device hides, and those that it shows.
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

  /// Checks all planned cases.
  func result(_ progress: @Sendable (String) -> Void) -> Outcome {
    let plan = CasePlan(document, target, checker)
    return result(plan, locks: true, progress)
  }

  /// Checks one picture.
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
        work.outcome.pictures += 1
        progress(checkCase.name)
      } catch {
        // An archive from a file cannot be made again for another device or language.
        if !checkCase.values.isEmpty, error.isOtherEvaluation {
          work.outcome.omissions.append(error)
        } else if !work.outcome.failures.contains(error) {
          work.outcome.failures.append(error)
        }
      }
    }
    if locks { lookWhileLocked(&work.outcome, &work.groups) }
    if let memory = LimitRules.memory(work.images, document), rules.contains(memory.rule),
      let usual = plan.cases.first
    {
      work.groups.add([memory], in: usual)
    }
    if rules.contains(.limitImage), let usual = plan.cases.first {
      let images = ImageLimitRules(
        images: work.images, document: document, request: usual.request,
        devices: locks ? checker.devices : usual.device.map { [$0] })
      work.groups.add(images.observations, in: usual)
    }
    let subject = FindingSubject(
      document: document, target: target, configuration: checker.configuration)
    work.outcome.findings = work.groups.findings(subject, among: plan.cases) { path in
      work.usual?.location(of: path)
    }
    return work.outcome
  }

  /// The state of checking one picture after another.
  private struct Work {
    var outcome = Outcome()
    var groups = FindingGroups()
    var seen: [SeenPicture: [Observation]] = [:]
    /// The default picture and its pixels.
    var usual: LaidOutWidget?
    var pixels: InkPixels?
    /// The views of the default picture, by path.
    var views: [NodePath: PlacedView] = [:]
    /// The columns and rows of all images, by name.
    var images: [String: (width: Int, height: Int)] = [:]
  }

  private func look(
    at checkCase: CheckCase, _ work: inout Work
  ) throws(ArchiveError) -> [Observation] {
    let (widget, document) = try layOut(checkCase)
    // Pictures with equal items have the same problems.
    let key = SeenPicture(list: widget.displayList, language: checkCase.values[.language])
    if let known = work.seen[key] { return known }
    for image in widget.imageSizes { work.images[image.name] = (image.width, image.height) }
    let picture = CheckedPicture(
      widget: widget, document: document, checkCase: checkCase, views: widget.placedViews)
    let isFirst = work.usual == nil
    var observations =
      try colors(of: picture, &work, isFirst: isFirst)
      + observe(picture, usual: work.views, isFirst: isFirst)
    for index in observations.indices where observations[index].isInVariant {
      let place = widget.location(of: observations[index].path)
      observations[index].statement = place?.statements.first
    }
    if isFirst {
      work.usual = widget
      work.views = Dictionary(picture.views.map { ($0.path, $0) }) { first, _ in first }
    }
    work.seen[key] = observations
    return observations
  }

  /// Checks the pixels, if a rule needs them.
  ///
  /// In a coarse picture, colours of letters blend with those behind them, which can only reduce
  /// contrast: if a coarse picture has no problem, a fine one has none.
  private func colors(
    of picture: CheckedPicture, _ work: inout Work, isFirst: Bool
  ) throws(ArchiveError) -> [Observation] {
    guard picture.checkCase.hasPixels, !rules.isDisjoint(with: RuleID.ofPixels),
      picture.hasColors
    else { return [] }
    let coarse = try pixels(of: picture.widget, scale: InkPixels.coarse)
    if isFirst { work.pixels = coarse }
    let lost = LostContentRules.images(picture, coarse, usual: work.pixels)
    var found = ContrastRules.observe(picture, coarse).filter { rules.contains($0.rule) }
    if isFirst || !found.isEmpty { found = try fine(picture, found) }
    return found + lost.filter { rules.contains($0.rule) }
  }

  /// Checks a fine picture: letters that are hidden are not letters without contrast.
  private func fine(
    _ picture: CheckedPicture, _ coarse: [Observation]
  ) throws(ArchiveError) -> [Observation] {
    let hidden = HiddenRules.all(
      in: picture, try InkVisibility(picture.widget, scale: InkPixels.fine))
    let paths = Set(hidden.map { picture.views[$0.index].path })
    let found =
      coarse.isEmpty
      ? []
      : ContrastRules.observe(
        picture, try pixels(of: picture.widget, scale: InkPixels.fine))
    return (found.filter { !paths.contains($0.path) } + hidden.compactMap(\.observation))
      .filter { rules.contains($0.rule) }
  }

  /// Identifies pictures with equal items in the same direction.
  private struct SeenPicture: Hashable {
    let list: DisplayList
    let language: String?
  }

  private func layOut(
    _ checkCase: CheckCase
  ) throws(ArchiveError) -> (widget: LaidOutWidget, document: WidgetDocument) {
    var renderer = renderer
    renderer.pseudoLanguage = checkCase.pseudoLanguage
    renderer.ground = .picture
    // Only the default picture and the locked one are read aloud.
    renderer.recordsSemantics = checkCase.values.isEmpty
    let own = try checker.archived?(document, checkCase.request) ?? document
    let widget = try renderer.layOut(own, checkCase.request)
    // Most cases are not drawn, and layout reads only the headers of images.
    _ = try widget.readImages()
    return (widget, own)
  }

  private func pixels(
    of widget: LaidOutWidget, scale: Double
  ) throws(ArchiveError) -> InkPixels {
    InkPixels(
      picture: try widget.bitmap(scale: scale), ground: try widget.groundBitmap(scale: scale),
      scale: scale, behind: widget.request.surface.colorScheme == .dark ? 0 : 1)
  }

  private func observe(
    _ picture: CheckedPicture, usual: [NodePath: PlacedView], isFirst: Bool
  ) -> [Observation] {
    var found =
      TextRules.observe(picture) + RoomRules.observe(picture) + LostContentRules.observe(picture)
      + TouchRules.observe(picture)
      + LanguageRules.observe(picture, usual: usual) + LimitRules.observe(picture)
      + DeviceRules.observe(picture)
    if isFirst {
      found += SpeechRules.observe(picture)
    }
    if picture.checkCase.showsEntryAlone, picture.checkCase.request.state == .entry {
      let entry = picture.checkCase.request.entry ?? 0
      found += WrittenDateRules.observe(picture, PictureStay(document.archive, entry: entry))
    }
    return found.filter { rules.contains($0.rule) }
  }

  /// Checks the picture on a locked device.
  private func lookWhileLocked(_ outcome: inout Outcome, _ groups: inout FindingGroups) {
    var checkCase = CheckCase(
      request: CaseOptions(
        document: document, target: target, isThorough: false, devices: checker.devices
      ).base)
    checkCase.request.state = .locked
    guard target.family != nil, let (widget, document) = try? layOut(checkCase) else { return }
    outcome.pictures += 1
    let picture = CheckedPicture(
      widget: widget, document: document, checkCase: checkCase, views: widget.placedViews)
    checkCase.values[.appearance] = "locked"
    groups.add(
      SpeechRules.observe(picture).filter { $0.rule == .speechPrivate && rules.contains($0.rule) },
      in: checkCase)
    outcome.privacy = PrivacyRules.Texts(picture, target)
  }
}
