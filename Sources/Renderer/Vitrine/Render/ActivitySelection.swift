import VitrineArchive
import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineModel

/// Finds the views of a presentation for the requested state of a Live Activity.
struct ActivitySelection {
  /// The parts of a presentation.
  enum Parts {
    /// A single view that fills the card.
    case card(PresentedView)
    /// The views on both sides of the camera.
    case sides(leading: PresentedView?, trailing: PresentedView?)
    /// The view of one of several activities.
    case minimal(PresentedView)
    /// The regions of the expanded island.
    case regions([IslandLayout.Region])
  }

  private let activity: LiveActivity
  private let presentation: ActivityPresentation
  private let conditions: ViewConditions
  private let state: ActivityState
  private let path: NodePath

  /// Selects the requested state.
  ///
  /// - Throws: `ArchiveError` if the archive is not a Live Activity.
  init(
    _ archive: WidgetArchive, _ request: ResolvedRequest, _ presentation: ActivityPresentation
  ) throws(ArchiveError) {
    guard let activity = archive.liveActivity, let index = request.entry,
      activity.states.indices.contains(index)
    else {
      throw ArchiveError(
        .notInArchive("'\(presentation.rawValue)' needs a 'liveActivity'", hint: nil))
    }
    self.activity = activity
    self.presentation = presentation
    state = activity.states[index]
    path = NodePath([.key("liveActivity"), .key("states"), .index(index)])
    var conditions = request.conditions
    conditions.isStale = state.isStale(at: request.date)
    self.conditions = conditions
  }

  /// The island and its path; an empty island for a state without one.
  var island: (island: DynamicIsland, path: NodePath) {
    (state.dynamicIsland ?? DynamicIsland(), path.appending(.key("dynamicIsland")))
  }

  /// The views of the presentation, as an array.
  ///
  /// - Throws: `ArchiveError` if the state has none.
  func views() throws(ArchiveError) -> [PresentedView] {
    switch try parts() {
    case .card(let view), .minimal(let view): [view]
    case .sides(let leading, let trailing): [leading, trailing].compactMap { $0 }
    case .regions(let regions): regions.map(\.view)
    }
  }

  /// The views of the presentation.
  ///
  /// - Throws: `ArchiveError` if the state has none.
  func parts() throws(ArchiveError) -> Parts {
    switch presentation {
    case .lockScreen, .standBy: return .card(try required(state.lockScreen, "lockScreen"))
    case .smartStack, .carPlay:
      if let small = try small() { return .card(small) }
      return try sides(leading: true, trailing: true)
    case .compact, .menuBar: return try sides(leading: true, trailing: true)
    case .compactLeading: return try sides(leading: true, trailing: false)
    case .compactTrailing: return try sides(leading: false, trailing: true)
    case .minimal:
      return .minimal(
        try required(state.dynamicIsland?.minimal, "minimal", in: island.path))
    case .expanded: return .regions(try regions())
    }
  }

  /// The layout of the small size: the activity's own, or that of the Lock Screen if the activity
  /// declares support for the small size.
  private func small() throws(ArchiveError) -> PresentedView? {
    if let view = state.small { return try present(view, "small", at: path) }
    guard activity.supplementalFamilies.contains(.small), let view = state.lockScreen else {
      return nil
    }
    return try present(view, "lockScreen", at: path)
  }

  private func sides(leading: Bool, trailing: Bool) throws(ArchiveError) -> Parts {
    let (island, path) = island
    var views: [PresentedView?] = [nil, nil]
    if leading, let view = island.compactLeading {
      views[0] = try present(view, "compactLeading", at: path)
    }
    if trailing, let view = island.compactTrailing {
      views[1] = try present(view, "compactTrailing", at: path)
    }
    guard views[0] != nil || views[1] != nil else {
      throw missing(leading ? "compactLeading" : "compactTrailing", in: path)
    }
    return .sides(leading: views[0], trailing: views[1])
  }

  private func regions() throws(ArchiveError) -> [IslandLayout.Region] {
    let (island, path) = island
    guard !island.expanded.isEmpty else { throw missing("expanded", in: path) }
    var regions: [IslandLayout.Region] = []
    for (index, region) in island.expanded.enumerated() {
      let place = path.appending(.key("expanded"), .index(index), .key("content"))
      let (view, chosen) = try region.content.choice(for: conditions, at: place)
      regions.append(
        IslandLayout.Region(
          region, PresentedView("expanded.\(region.position.rawValue)", view, at: chosen)))
    }
    return regions
  }

  private func required(
    _ view: VariantView?, _ name: String, in place: NodePath? = nil
  ) throws(ArchiveError) -> PresentedView {
    guard let view else { throw missing(name, in: place ?? path) }
    return try present(view, name, at: place ?? path)
  }

  private func present(
    _ view: VariantView, _ name: String, at path: NodePath
  ) throws(ArchiveError) -> PresentedView {
    let (view, place) = try view.choice(for: conditions, at: path.appending(.key(name)))
    return PresentedView(name, view, at: place)
  }

  private func missing(_ name: String, in path: NodePath) -> ArchiveError {
    ArchiveError(
      .notInArchive(
        "there is no view for '\(presentation.rawValue)'", hint: "add \"\(name)\" to the state"),
      path: path)
  }
}

extension LiveActivity {
  /// The presentations for which any state has views, in the order of their declaration.
  var presentations: [ActivityPresentation] {
    let islands = states.compactMap(\.dynamicIsland)
    let hasLockScreen = states.contains { $0.lockScreen != nil }
    let hasLeading = islands.contains { $0.compactLeading != nil }
    let hasTrailing = islands.contains { $0.compactTrailing != nil }
    let hasSmall =
      states.contains { $0.small != nil }
      || hasLockScreen && supplementalFamilies.contains(.small)
    return ActivityPresentation.allCases.filter { presentation in
      switch presentation {
      case .lockScreen, .standBy: hasLockScreen
      case .expanded: islands.contains { !$0.expanded.isEmpty }
      case .compact, .menuBar: hasLeading || hasTrailing
      case .compactLeading: hasLeading
      case .compactTrailing: hasTrailing
      case .minimal: islands.contains { $0.minimal != nil }
      case .smartStack, .carPlay: hasSmall || hasLeading || hasTrailing
      }
    }
  }
}

extension ActivityState {
  /// Whether the content is out of date at a date.
  ///
  /// Source: Apple's documentation of `ActivityContent.staleDate`.
  func isStale(at date: ArchiveDate) -> Bool { staleDate.map { $0 <= date } ?? false }
}
