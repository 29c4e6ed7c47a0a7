import SwiftUI
package import VitrineModel

/// Turns what a configuration says into an archive.
@MainActor
package struct WidgetArchiver {
  let evaluator: ViewEvaluator
  /// Seconds after which a provider's answer is no longer waited for.
  let patience: Double
  /// The oldest version of the system that the app runs on; `nil` for one of today's.
  let deploymentTarget: Double?

  /// Whether widgets without a background are replaced by the notice of iOS 17 and later.
  let showsBackgroundNotice: Bool
  /// When the widgets' files can be read; `nil` where nobody said.
  let dataProtection: DataProtection?

  package init(
    _ evaluator: ViewEvaluator, patience: Double = 4, deploymentTarget: Double? = nil,
    showsBackgroundNotice: Bool = false, dataProtection: DataProtection? = nil
  ) {
    self.dataProtection = dataProtection
    (self.evaluator, self.patience) = (evaluator, patience)
    self.deploymentTarget = deploymentTarget
    self.showsBackgroundNotice = showsBackgroundNotice
  }

  /// The archive of a widget in one family.
  package func archive(
    _ widget: WidgetDescription, _ source: any TimelineSource, in family: VitrineModel.WidgetFamily
  ) async throws -> WidgetArchive {
    var widget = widget
    let context = { isPreview in
      TimelineProviderContext(
        family: family, isPreview: isPreview,
        displaySize: CGSize(evaluator.surface.size(of: .family(family))))
    }
    let placeholder = await source.placeholder(context(false))
    try await fillOlderWidget(&widget, placeholder, family)
    var archive = header(widget)
    archive.supportedFamilies = widget.families ?? []
    archive.placeholder = try await views(widget, placeholder, family, .still, .placeholder)
    let snapshot = await answer("snapshot") { await source.snapshot(context(true)) }
    archive.preview = try await views(widget, snapshot ?? placeholder, family, .still, [])
    let timeline = await answer("timeline") { await source.timeline(context(false)) }
    let entries = timeline?.entries ?? [snapshot ?? placeholder]
    for source in entries { archive.entries.append(try await entry(widget, source, family)) }
    archive.reloadPolicy = timeline?.policy.archived ?? .atEnd
    return archive
  }

  /// Takes the margins away that systems before iOS 17 did not have, from a widget that was written
  /// for them: one without a background of its own.
  ///
  /// Source: "Bring widgets to new places", WWDC 2023.
  private func fillOlderWidget(
    _ widget: inout WidgetDescription, _ entry: SourceEntry, _ family: VitrineModel.WidgetFamily
  ) async throws {
    guard !showsBackgroundNotice, let deploymentTarget, deploymentTarget < 17 else { return }
    _ = try await views(widget, entry, family, .still, [])
    guard !evaluator.hasContainerBackground else { return }
    widget.contentMarginsDisabled = true
    // Families of the Lock Screen have neither margins nor a background.
    guard family.isSystem else { return }
    evaluator.warn(
      "there is no 'containerBackground': drawn as before iOS 17, without margins; iOS 17 and "
        + "later show a notice in its place")
  }

  /// What a provider answers, unless it keeps one waiting: for a network, or a permission.
  private func answer<Answer>(
    _ name: String, _ ask: @escaping @MainActor () async -> Answer
  ) async -> Answer? {
    let answer = LateAnswer<Answer>()
    Task { @MainActor in answer.value = await ask() }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(patience)
    while answer.value == nil, clock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    if answer.value == nil {
      evaluator.warn(
        "the provider gave no \(name) within \(patience.formatted()) seconds; what it gave before is "
          + "shown")
    }
    return answer.value
  }

  /// The archive of given entries of a widget in one family, as in a preview.
  package func archive(
    _ widget: WidgetDescription, _ entries: [SourceEntry], in family: VitrineModel.WidgetFamily
  ) async throws -> WidgetArchive {
    var archive = header(widget)
    archive.supportedFamilies = [family]
    for source in entries { archive.entries.append(try await entry(widget, source, family)) }
    return archive
  }

  /// What a configuration says apart from its content.
  func header(_ widget: WidgetDescription) -> WidgetArchive {
    var archive = WidgetArchive()
    archive.kind = widget.kind
    archive.displayName = widget.displayName
    archive.description = widget.description
    archive.configuration = widget.configuration
    archive.contentMarginsDisabled = widget.contentMarginsDisabled
    archive.containerBackgroundRemovable = widget.containerBackgroundRemovable
    archive.disfavoredLocations = widget.disfavoredLocations
    if let dataProtection { archive.dataProtection = dataProtection }
    evaluator.note(widget.records)
    return archive
  }

  private func entry(
    _ widget: WidgetDescription, _ source: SourceEntry, _ family: VitrineModel.WidgetFamily
  ) async throws -> Entry {
    var entry = Entry()
    entry.date = ArchiveDate(source.date)
    entry.relevance = source.relevance.map { relevance in
      var archived = Entry.Relevance()
      archived.score = Double(relevance.score)
      archived.duration = relevance.duration
      return archived
    }
    entry.views = try await views(widget, source, family, .entry, []).views
    return entry
  }

  private func views(
    _ widget: WidgetDescription, _ source: SourceEntry, _ family: VitrineModel.WidgetFamily,
    _ varied: [ViewCondition], _ reasons: SwiftUI.RedactionReasons
  ) async throws -> EntryViews {
    let margins =
      widget.contentMarginsDisabled
      ? VitrineModel.EdgeInsets.zero : evaluator.surface.contentMargins(of: family)
    var views = EntryViews()
    views.views.byFamily[family] = try await evaluator.variants(
      varied, .family(family), margins: margins, reasons: reasons
    ) { _ in source.view() }
    if showsBackgroundNotice, !evaluator.hasContainerBackground, family.isSystem {
      views.views.byFamily[family] = try await evaluator.variants(
        varied, .family(family), margins: margins, reasons: reasons
      ) { _ in BackgroundNotice() }
    }
    return views
  }
}

/// What iOS 17 and later show in place of a widget that puts no background behind itself.
///
/// Source: the words that WidgetKit draws; their face and colour are assumed.
private struct BackgroundNotice: SwiftUI.View {
  var body: some SwiftUI.View {
    SwiftUI.Text(verbatim: "Please adopt containerBackground API")
      .font(.footnote)
      .multilineTextAlignment(.center)
      .containerBackground(.background, for: .widget)
  }
}

/// An answer that may come after nobody waits for it any longer.
@MainActor
private final class LateAnswer<Answer> {
  var value: Answer?
}

/// Why there is nothing to archive, where that is not a fault.
struct NothingToArchive: Error {
  let reason: String
  let hint: String

  static let stateHint =
    "add a #Preview(as: .content, using:widget:contentStates:), or perform an intent that starts it"
}

extension ArchiveDate {
  init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension CGSize {
  init(_ size: VitrineModel.Size) { self.init(width: size.width, height: size.height) }
}

extension TimelineReloadPolicy {
  /// The policy as an archive holds it.
  var archived: VitrineModel.TimelineReloadPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(ArchiveDate(date))
    }
  }
}
