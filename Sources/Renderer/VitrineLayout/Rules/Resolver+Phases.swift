import VitrineCoding
import VitrineModel

extension Resolver {
  /// Resolves the further states of a view, which a film shows.
  ///
  /// A view that resolves to several nodes has no single place for its states.
  ///
  /// - Throws: `ArchiveError` when views and modifiers are nested too deeply.
  func addPhases(
    of view: ViewNode, to nodes: [LayoutNode], _ scope: Scope
  ) throws(ArchiveError) {
    guard nodes.count == 1, let (index, phases) = view.phases else { return }
    let place = try scope.deeper(by: 1).entering(modifier: index, "phaseAnimator")
    var states: [NodePhases.State] = []
    for (number, phase) in phases.phases.enumerated() {
      var state = phase.content
      state.modifiers += view.modifiers[(index + 1)...]
      let inner = place.entering(.key("phases"), .index(number), .key("content"))
      states.append(
        NodePhases.State(nodes: try resolve(state, inner), animation: phase.animation))
    }
    nodes[0].phases = NodePhases(trigger: phases.trigger, states: states)
  }
}

extension ViewNode {
  /// The outermost modifier with further states of the view, and its index.
  fileprivate var phases: (index: Int, phases: ViewPhases)? {
    for (index, modifier) in modifiers.enumerated().reversed() {
      if case .phaseAnimator(let phases) = modifier { return (index, phases) }
    }
    return nil
  }
}
