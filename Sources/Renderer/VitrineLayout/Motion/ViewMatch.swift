import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A view in two states of a widget, and how it passes from one into the other.
final class ViewMatch {
  /// The change of the view.
  enum Change {
    /// It is there in both states.
    case kept(LayoutNode, LayoutNode)
    /// It comes.
    case inserted(LayoutNode)
    /// It goes.
    case removed(LayoutNode)
    /// A modifier that only the later state has, around views of both.
    case gained(LayoutNode)
    /// A modifier that only the earlier state has, around views of both.
    case lost(LayoutNode)
    /// It passes through further states, after the later state's node.
    case phases(LayoutNode, PhaseSequence)
  }

  let change: Change
  /// The children, back to front as in their container.
  let children: [ViewMatch]
  /// The animation of the change; `nil` if it is immediate.
  let animation: Animation?
  /// The drawing of a leaf view before and after, with its boxes.
  let drawn: DrawnStates
  /// Whether nothing in the view differs between the two states.
  let isStill: Bool
  /// The box of the view that this one passes out of or into, by `matchedGeometryEffect`.
  var partner: (box: Rect, properties: MatchedGeometryEffect.Properties)?

  init(
    _ change: Change, _ children: [ViewMatch] = [], animation: Animation?, drawn: DrawnStates
  ) {
    self.change = change
    self.children = children
    self.animation = animation
    self.drawn = drawn
    isStill = ViewMatch.isStill(change, children, drawn)
  }

  private static func isStill(
    _ change: Change, _ children: [ViewMatch], _ drawn: DrawnStates
  ) -> Bool {
    guard case .kept(let old, let new) = change else { return false }
    return drawn.isStill && old.operation.isStill(until: new.operation)
      && children.allSatisfy(\.isStill)
  }

  /// Seconds until the view and everything in it has come to rest.
  var duration: Double {
    guard !isStill else { return 0 }
    if case .phases(_, let sequence) = change { return sequence.duration }
    let own = animation?.totalDuration ?? 0
    let effect = drawn.symbolEffect == nil ? 0 : SymbolMotion.duration
    return children.reduce(max(own, effect)) { max($0, $1.duration) }
  }

  /// The fraction of the change at a time in seconds.
  func share(at time: Double) -> Double { animation?.progress(at: time) ?? 1 }
}

/// The drawing of a view in both states; empty in a state where the view is absent or others draw
/// it.
struct DrawnStates {
  /// The box before, with its edges on whole pixels.
  var oldBox = Rect.zero
  /// The box after, with its edges on whole pixels.
  var newBox = Rect.zero
  var old: [DisplayList.Item] = []
  var new: [DisplayList.Item] = []
  /// The transition of the contents.
  var content = ContentChange.fade
  /// The movement of a symbol whose value has changed.
  var symbolEffect: SymbolEffect?
  /// A shape that has the same kind in both states, with both paintings.
  var shape: ShapeChange?

  /// Whether both states are the same.
  var isStill: Bool { oldBox == newBox && old == new && symbolEffect == nil }
}
