import VitrineModel

extension Resolver {
  /// A gauge with the labels that its style shows.
  func gauge(_ gauge: Gauge, _ scope: Scope) -> ViewParts {
    let look = GaugeLook(gauge: gauge, scope: scope)
    let inner = scope.entering(.key("gauge"))
    let slots = GaugeSlot.allCases.filter { gauge[$0] != nil && look.shows($0) }
    return ViewParts(
      slots: slots.compactMap { slot in
        gauge[slot].map {
          (slot, $0, inner.with(look.environment(of: slot)).entering(.key(slot.rawValue)))
        }
      }
    ) { labels in
      [
        LayoutNode(
          "Gauge", scope, rule: PassThroughRule(), children: [look.node(labels)])
      ]
    }
  }

  /// A progress view: a bar with its label above, or a ring as gauges have it.
  ///
  /// Source: Apple's documentation of `CircularProgressViewStyle`: in widgets the circular style is
  /// the gauge `accessoryCircularCapacity`, empty when the value is unknown.
  func progressView(_ progress: ProgressView, _ scope: Scope) -> ViewParts {
    let look = ProgressLook(progress: progress, scope: scope)
    if scope.environment.screen.isInApp, look.isCircular {
      let label = scope.environment.labelsHidden ? nil : progress.label
      return screenView(ScreenView(.progressView, label: label), scope)
    }
    let inner = scope.entering(.key("progressView"))
    return ViewParts(
      slots: look.labels.map { slot, view in
        (slot, view, inner.with(look.environment(of: slot)).entering(.key(slot.rawValue)))
      }
    ) { labels in
      [
        LayoutNode(
          "ProgressView", scope, rule: PassThroughRule(), children: [look.node(labels)])
      ]
    }
  }
}

extension ViewParts {
  /// The labels of a control that has several; each of them is one node, and empty ones are
  /// omitted.
  convenience init(
    slots: [(slot: GaugeSlot, view: ViewNode, scope: Scope)],
    make: @escaping ([GaugeSlot: LayoutNode]) -> [LayoutNode]
  ) {
    self.init(slots.map { Part.single($0.view, $0.scope) }) { resolved in
      var labels: [GaugeSlot: LayoutNode] = [:]
      for (slot, nodes) in zip(slots, resolved) {
        labels[slot.slot] = LayoutNode.single(nodes, slot.scope)
      }
      return make(labels)
    }
  }
}
