import ActivityKit
import SwiftUI
package import VitrineArchive
internal import VitrineCoding
internal import VitrineDevices
internal import VitrineModel
import WidgetKit

extension WidgetArchiver {
  /// A function that creates the views of one presentation.
  private typealias Part =
    @MainActor (ActivityPresentation, @escaping @MainActor (ActivityViews) -> AnyView) async throws
    -> VariantView

  /// Archives a Live Activity in given states.
  package func archive(
    _ widget: WidgetDescription, _ source: any ActivitySource, _ updates: [ActivityUpdate]
  ) async throws -> WidgetArchive {
    guard let first = updates.first else {
      throw NothingToArchive(
        reason: "the Live Activity has no content state", hint: NothingToArchive.stateHint)
    }
    var activity = LiveActivity()
    activity.attributesType = String(describing: source.attributesType)
    if case .object(let fields) = JSONValue(encoding: first.attributes) {
      activity.attributes = fields
    }
    activity.supplementalFamilies = widget.supplementalActivityFamilies
    let hasSmall = widget.supplementalActivityFamilies.contains(.small)
    for (index, update) in updates.enumerated() {
      evaluator.period = (update.date, index + 1 < updates.count ? updates[index + 1].date : nil)
      guard let state = try await state(update, source, hasSmall: hasSmall) else { continue }
      activity.states.append(state)
    }
    var archive = header(widget)
    archive.liveActivity = activity
    archive.evaluatedFor = evaluator.evaluated(for: .activity(.lockScreen), widget)
    evaluator.applyRules(to: &archive)
    return archive
  }

  private func state(
    _ update: ActivityUpdate, _ source: any ActivitySource, hasSmall: Bool
  ) async throws -> VitrineArchive.ActivityState? {
    guard let views = source.views(update, isStale: false) else { return nil }
    var state = VitrineArchive.ActivityState()
    state.date = ArchiveDate(update.date)
    state.staleDate = update.staleDate.map(ArchiveDate.init)
    state.relevanceScore = update.relevanceScore
    if case .object(let fields) = update.archivedState { state.contentState = fields }
    let part: Part = { target, view in
      let varied: [ViewCondition] = target == .lockScreen ? .lockScreenActivity : .activity
      return try await evaluator.variants(varied, .activity(target), margins: .zero) { conditions in
        view(source.views(update, isStale: conditions.isStale) ?? views)
      }
    }
    state.lockScreen = try await part(.lockScreen) { $0.lockScreen }
    if hasSmall { state.small = try await part(.smartStack) { $0.small } }
    state.dynamicIsland = try await island(views.island, part)
    return state
  }

  private func island(
    _ island: WidgetKit.DynamicIsland,
    _ part: Part
  ) async throws -> VitrineArchive.DynamicIsland {
    var archived = VitrineArchive.DynamicIsland()
    archived.compactLeading = try await part(.compactLeading) { $0.island.compactLeading }
    archived.compactTrailing = try await part(.compactTrailing) { $0.island.compactTrailing }
    archived.minimal = try await part(.minimal) { $0.island.minimal }
    archived.keylineTint = island.tint?.archived
    archived.widgetURL = island.url?.absoluteString
    archived.contentMargins = island.margins.map(margins)
    for index in island.expanded.indices {
      archived.expanded.append(try await region(island.expanded[index], index, part))
    }
    return archived
  }

  private func margins(
    _ margins: (edges: Edge.Set, length: Double, mode: DynamicIslandMode?)
  ) -> VitrineArchive.DynamicIsland.Margins {
    var archived = VitrineArchive.DynamicIsland.Margins()
    archived.edges = margins.edges.archived
    archived.length = margins.length
    archived.mode = margins.mode
    return archived
  }

  private func region(
    _ region: ExpandedRegion, _ index: Int,
    _ part: Part
  ) async throws -> VitrineArchive.DynamicIslandExpandedRegion {
    var archived = VitrineArchive.DynamicIslandExpandedRegion()
    archived.position = region.position
    archived.priority = region.priority
    let notes = ViewNotes()
    archived.content = try await part(.expanded) { views in
      // Another state may have fewer regions.
      let regions = views.island.expanded
      let content = regions.indices.contains(index) ? regions[index].content : AnyView(EmptyView())
      return AnyView(content.environment(\.viewNotes, notes))
    }
    archived.verticalPlacement = notes.placement == .belowIfTooWide ? .belowIfTooWide : .default
    return archived
  }
}

extension SwiftUI.EnvironmentValues {
  /// The notes that views pass to their container.
  var viewNotes: ViewNotes? {
    get { self[ViewNotesKey.self] }
    set { self[ViewNotesKey.self] = newValue }
  }
}
