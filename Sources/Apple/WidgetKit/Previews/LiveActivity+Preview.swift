internal import VitrineArchive

extension LiveActivity {
  /// Keeps only the presentation that a preview shows.
  package mutating func keep(_ viewKind: ActivityPreviewViewKind) {
    for index in states.indices {
      switch viewKind {
      case .content: states[index].dynamicIsland = nil
      case .dynamicIsland(let presentation):
        (states[index].lockScreen, states[index].small) = (nil, nil)
        states[index].dynamicIsland?.keep(presentation)
      }
    }
  }
}

extension VitrineArchive.DynamicIsland {
  fileprivate mutating func keep(
    _ presentation: ActivityPreviewViewKind.DynamicIslandPreviewViewState
  ) {
    if presentation != .compact { (compactLeading, compactTrailing) = (nil, nil) }
    if presentation != .minimal { minimal = nil }
    if presentation != .expanded { expanded = [] }
  }
}
