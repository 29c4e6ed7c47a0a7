import SwiftUI
package import VitrineArchive
internal import VitrineCoding
package import VitrineDevices
internal import VitrineGeometry
import WidgetKit

/// Archives a widget from its configuration.
@MainActor
package struct WidgetArchiver {
  let evaluator: ViewEvaluator
  /// The time in seconds to wait for a provider's answer.
  let patience: Double
  /// The oldest version of the system on which the app runs; `nil` for a current one.
  let deploymentTarget: Double?

  /// Whether widgets without a background are replaced by the notice of iOS 17 and later.
  let showsBackgroundNotice: Bool
  /// When the widget's files can be read; `nil` if it is not known.
  let dataProtection: DataProtection?
  /// The states for which providers are not asked, each with the reason.
  let avoided: [ReachedPlace.State: String]

  package init(
    _ evaluator: ViewEvaluator, patience: Double = 4, deploymentTarget: Double? = nil,
    showsBackgroundNotice: Bool = false, dataProtection: DataProtection? = nil
  ) {
    self.init(
      evaluator, patience: patience, deploymentTarget: deploymentTarget,
      showsBackgroundNotice: showsBackgroundNotice, dataProtection: dataProtection, avoided: [:])
  }

  init(
    _ evaluator: ViewEvaluator, patience: Double, deploymentTarget: Double?,
    showsBackgroundNotice: Bool, dataProtection: DataProtection?,
    avoided: [ReachedPlace.State: String]
  ) {
    self.avoided = avoided
    self.dataProtection = dataProtection
    (self.evaluator, self.patience) = (evaluator, patience)
    self.deploymentTarget = deploymentTarget
    self.showsBackgroundNotice = showsBackgroundNotice
  }

  /// Whether the last evaluated widget was written for systems before iOS 17, which have no content
  /// margins: that is, whether it does not set a container background.
  ///
  /// Source: "Bring widgets to new places", WWDC 2023.
  func isOlderWidget(_ family: VitrineDevices.WidgetFamily) -> Bool {
    guard !showsBackgroundNotice, let deploymentTarget, deploymentTarget < 17,
      !evaluator.hasContainerBackground
    else { return false }
    // Families of the Lock Screen have neither margins nor a background.
    guard family.isSystem else { return true }
    evaluator.warn(
      "there is no 'containerBackground': drawn as before iOS 17, without margins; iOS 17 and "
        + "later show a notice in its place")
    return true
  }

  /// Archives given entries of a widget in one family, as in a preview.
  package func archive(
    _ widget: WidgetDescription, _ entries: [SourceEntry], in family: VitrineDevices.WidgetFamily
  ) async throws -> WidgetArchive {
    var archive = header(widget)
    archive.supportedFamilies = [family]
    archive.entries = try await self.entries(widget, entries, family)
    archive.noteDate()
    archive.evaluatedFor = evaluator.evaluated(for: .family(family), widget)
    evaluator.applyRules(to: &archive)
    return archive
  }

  /// Returns an archive with the configuration's metadata, without content.
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
    archive.deploymentTarget = deploymentTarget
    evaluator.note(widget.records)
    widget.warnings.forEach(evaluator.warn)
    return archive
  }

  /// Archives the entries of a timeline, each until the next one.
  func entries(
    _ widget: WidgetDescription, _ sources: [SourceEntry], _ family: VitrineDevices.WidgetFamily
  ) async throws -> [Entry] {
    var entries: [Entry] = []
    for (index, source) in sources.enumerated() {
      let end = index + 1 < sources.count ? sources[index + 1].date : nil
      entries.append(try await entry(widget, source, family, until: end))
    }
    return entries
  }

  private func entry(
    _ widget: WidgetDescription, _ source: SourceEntry, _ family: VitrineDevices.WidgetFamily,
    until end: Date?
  ) async throws -> Entry {
    var entry = Entry()
    entry.date = ArchiveDate(source.date)
    entry.relevance = source.relevance.map { relevance in
      var archived = Entry.Relevance()
      archived.score = Double(relevance.score)
      archived.duration = relevance.duration
      return archived
    }
    entry.views = try await views(widget, source, family, .entry, [], until: end).views
    return entry
  }

  func views(
    _ widget: WidgetDescription, _ source: SourceEntry, _ family: VitrineDevices.WidgetFamily,
    _ varied: [ViewCondition], _ reasons: SwiftUI.RedactionReasons, until end: Date? = nil
  ) async throws -> EntryViews {
    evaluator.period = (source.date, end)
    let margins =
      widget.contentMarginsDisabled
      ? VitrineGeometry.EdgeInsets.zero : evaluator.surface.contentMargins(of: family)
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

/// The notice that iOS 17 and later show instead of a widget that does not set a container
/// background.
///
/// Source: the text that WidgetKit draws; its font and colour are assumed.
private struct BackgroundNotice: SwiftUI.View {
  var body: some SwiftUI.View {
    SwiftUI.Text(verbatim: "Please adopt containerBackground API")
      .font(.footnote)
      .multilineTextAlignment(.center)
      .containerBackground(.background, for: .widget)
  }
}

/// The reason why there is nothing to archive, although there is no error.
struct NothingToArchive: Error {
  let reason: String
  let hint: String

  static let stateHint =
    "add a #Preview(as: .content, using:widget:contentStates:), or perform an intent that starts it"
}

extension WidgetArchive {
  /// Records the date on which the provider answered, if it is not that of the first entry.
  mutating func noteDate() {
    let now = ArchiveDate(Date())
    archived = entries.first?.date == now ? nil : now
  }
}

extension ArchiveDate {
  init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension CGSize {
  init(_ size: VitrineGeometry.Size) { self.init(width: size.width, height: size.height) }
}

extension WidgetKit.TimelineReloadPolicy {
  /// The policy in archives.
  var archived: VitrineArchive.TimelineReloadPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(ArchiveDate(date))
    }
  }
}
