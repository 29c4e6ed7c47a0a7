import ActivityKit
import SwiftUI
package import VitrineModel

extension WidgetArchiver {
  /// The archive of a Live Activity in given states.
  package func archive(
    _ widget: WidgetDescription, _ source: any ActivitySource, _ moments: [ActivityMoment]
  ) throws -> WidgetArchive {
    guard let first = moments.first else {
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
    activity.states = try moments.compactMap { try state($0, source, hasSmall: hasSmall) }
    var archive = header(widget)
    archive.liveActivity = activity
    return archive
  }

  private func state(
    _ moment: ActivityMoment, _ source: any ActivitySource, hasSmall: Bool
  ) throws -> VitrineModel.ActivityState? {
    guard let views = source.views(moment, isStale: false) else { return nil }
    var state = VitrineModel.ActivityState()
    state.date = ArchiveDate(moment.date)
    state.staleDate = moment.staleDate.map(ArchiveDate.init)
    state.relevanceScore = moment.relevanceScore
    if case .object(let fields) = moment.archivedState { state.contentState = fields }
    let part = { (target: ActivityPresentation, view: @MainActor (ActivityViews) -> AnyView) in
      let varied: [ViewCondition] = target == .lockScreen ? .lockScreenActivity : .activity
      return try evaluator.variants(varied, .activity(target), margins: .zero) { conditions in
        view(source.views(moment, isStale: conditions.isStale) ?? views)
      }
    }
    state.lockScreen = try part(.lockScreen) { $0.lockScreen }
    if hasSmall { state.small = try part(.smartStack) { $0.lockScreen } }
    state.dynamicIsland = try island(views.island, part)
    return state
  }

  private func island(
    _ island: DynamicIsland,
    _ part: (ActivityPresentation, @MainActor (ActivityViews) -> AnyView) throws -> VariantView
  ) throws -> VitrineModel.DynamicIsland {
    var archived = VitrineModel.DynamicIsland()
    archived.compactLeading = try part(.compactLeading) { $0.island.compactLeading }
    archived.compactTrailing = try part(.compactTrailing) { $0.island.compactTrailing }
    archived.minimal = try part(.minimal) { $0.island.minimal }
    archived.keylineTint = island.tint?.archived
    archived.widgetURL = island.url?.absoluteString
    archived.contentMargins = island.margins.map(margins)
    archived.expanded = try island.expanded.indices.map { index in
      try region(island.expanded[index], index, part)
    }
    return archived
  }

  private func margins(
    _ margins: (edges: Edge.Set, length: Double, mode: DynamicIslandMode?)
  ) -> VitrineModel.DynamicIsland.Margins {
    var archived = VitrineModel.DynamicIsland.Margins()
    archived.edges = margins.edges.archived
    archived.length = margins.length
    archived.mode = margins.mode
    return archived
  }

  private func region(
    _ region: ExpandedRegion, _ index: Int,
    _ part: (ActivityPresentation, @MainActor (ActivityViews) -> AnyView) throws -> VariantView
  ) throws -> VitrineModel.DynamicIslandExpandedRegion {
    var archived = VitrineModel.DynamicIslandExpandedRegion()
    archived.position = region.position
    archived.priority = region.priority
    let notes = ViewNotes()
    archived.content = try part(.expanded) { views in
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
  /// Where views leave notes for what they are put into.
  var viewNotes: ViewNotes? {
    get { self[ViewNotesKey.self] }
    set { self[ViewNotesKey.self] = newValue }
  }
}
