extension WidgetArchive {
  /// Whether some view reacts to taps: a button, a toggle, a link or a URL of the whole; a control
  /// does when a press runs an intent.
  package var isInteractive: Bool {
    if let control {
      return control.current.button?.intent != nil || control.current.toggle?.intent != nil
    }
    let states = liveActivity?.states ?? []
    let islands = states.compactMap(\.dynamicIsland)
    if islands.contains(where: { $0.widgetURL != nil }) { return true }
    var views = entries.flatMap { $0.views.all }
    views += states.flatMap { [$0.lockScreen, $0.small].compactMap { $0 } }
    views += islands.flatMap { island in
      [island.compactLeading, island.compactTrailing, island.minimal].compactMap { $0 }
        + island.expanded.map(\.content)
    }
    return views.contains { view in view.variants.contains { $0.view.isInteractive } }
  }
}

extension FamilyViews {
  /// The views of all families and the default, in the order of the families.
  fileprivate var all: [VariantView] {
    [fallback].compactMap { $0 } + WidgetFamily.allCases.compactMap { byFamily[$0] }
  }
}

extension ViewNode {
  /// Whether the view, or one in it, reacts to taps.
  fileprivate var isInteractive: Bool {
    if modifiers.contains(where: { if case .widgetURL = $0 { true } else { false } }) {
      return true
    }
    switch content {
    case .button, .toggle, .link: return true
    default: return innerViews.contains { $0.isInteractive }
    }
  }
}
