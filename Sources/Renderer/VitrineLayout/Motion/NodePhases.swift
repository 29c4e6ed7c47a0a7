import VitrineGeometry
import VitrineModel

/// The further states of a node's view.
struct NodePhases {
  /// A state that is laid out, and how the view comes to it.
  struct State {
    var nodes: [LayoutNode]
    var animation: Animation?
  }

  /// The value whose change starts them; `nil` starts them with every change of the widget.
  var trigger: String?
  /// The states after the first, which is the node's own.
  var states: [State]

  /// Places every state where the node is: SwiftUI animates boxes after layout, so that only the first
  /// state takes part in the layout around it (assumed for states of different sizes).
  func place(in frame: Rect, proposal: ProposedViewSize) {
    for node in states.flatMap(\.nodes) {
      let size = node.size(proposal)
      let corner = Point(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
      node.place(at: corner, proposal: proposal)
    }
  }

  /// Whether the view passes through its states, given those of the view before.
  func start(after last: NodePhases?) -> Bool {
    guard let last, !states.isEmpty else { return false }
    return trigger == nil || trigger != last.trigger
  }
}

/// The way of a view through its states.
struct PhaseSequence {
  /// The way from one state to the next.
  struct Part {
    var views: [ViewMatch]
    /// Seconds until the next one starts.
    var duration: Double
  }

  var parts: [Part]

  /// Seconds of the whole way, at most those that a widget animates for.
  var duration: Double { min(parts.reduce(0) { $0 + $1.duration }, Animation.longest) }

  /// The part at a time in seconds, and the time since it started.
  func part(at time: Double) -> (views: [ViewMatch], time: Double)? {
    var start = 0.0
    for part in parts {
      if time < start + part.duration { return (part.views, time - start) }
      start += part.duration
    }
    return parts.last.map { ($0.views, Animation.longest) }
  }
}
