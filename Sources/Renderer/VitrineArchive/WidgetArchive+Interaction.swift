import VitrineDevices
import VitrineDisplayList
import VitrineModel

extension WidgetArchive {
  /// Whether a tap does something: on a button, a toggle, a link or the widget's URL.
  ///
  /// A control reacts if a press runs an intent.
  package var isInteractive: Bool {
    if let control { return !control.intents.isEmpty }
    let states = liveActivity?.states ?? []
    if states.contains(where: { $0.dynamicIsland?.widgetURL != nil }) { return true }
    return shownViews.contains { view in view.variants.contains { $0.view.isInteractive } }
  }

  /// The intents that taps run, each type once, in the order of the archive.
  package var intents: [Action.Intent] {
    var all = control?.intents ?? []
    for view in shownViews {
      for variant in view.variants { variant.view.collect(&all) }
    }
    var types: Set<String> = []
    return all.filter { types.insert($0.type).inserted }
  }

  /// The views of entries, of the states of a Live Activity, and of a screen.
  private var shownViews: [VariantView] {
    let states = liveActivity?.states ?? []
    var views = entries.flatMap { $0.views.all } + (screen?.views ?? [])
    views += states.flatMap { [$0.lockScreen, $0.small].compactMap { $0 } }
    views += states.compactMap(\.dynamicIsland).flatMap { island in
      [island.compactLeading, island.compactTrailing, island.minimal].compactMap { $0 }
        + island.expanded.map(\.content)
    }
    return views
  }
}

extension ControlWidget {
  /// The intent of a press, if there is one, marked if it opens the app.
  fileprivate var intents: [Action.Intent] {
    [current.button?.shownIntent, current.toggle?.intent].compactMap { $0 }
  }
}

extension ControlButton {
  /// The intent, with the button's setting for opening the app.
  package var shownIntent: Action.Intent? {
    guard var intent, opensApp || intent.opensApp else { return intent }
    (intent.process, intent.opensApp) = (.app, true)
    return intent
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
    switch content.traits.role {
    case .button, .toggle, .link: return true
    case .text, .image, .label, .gauge, .progressView, .container, .none:
      return innerViews.contains { $0.isInteractive }
    }
  }

  /// Adds the intents of the view and of its descendants.
  fileprivate func collect(_ intents: inout [Action.Intent]) {
    switch content.traits.role {
    case .button(let button): if let intent = button.intent { intents.append(intent) }
    case .toggle(let toggle): if let intent = toggle.intent { intents.append(intent) }
    case .text, .image, .label, .link, .gauge, .progressView, .container, .none: break
    }
    for view in innerViews { view.collect(&intents) }
  }
}
