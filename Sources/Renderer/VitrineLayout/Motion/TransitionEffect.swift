import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The effect of a transition on a view that is inserted or removed.
///
/// Sources: Apple's documentation of `AnyTransition` and `Transition`; figures of `blurReplace` and ways
/// of `slide` and `push` by reconstructed SwiftUI sources.
struct TransitionEffect {
  /// Radius of a view that is blurred away, in points.
  static let blurRadius = 7.0
  /// The scale of a view that is blurred away.
  private static let blurScale = 0.1
  /// The scale of a symbol before it appears (assumed).
  private static let symbolScale = 0.5

  let transition: Transition
  /// Whether the view comes.
  let isInsertion: Bool
  /// Whether leading is on the right.
  let isMirrored: Bool

  /// The animation of the transition; `nil` if the transition does not set one.
  var animation: Animation?? {
    switch side {
    case .animation(let animated): .some(animated.animation)
    default: nil
    }
  }

  /// Whether the view moves, which Reduce Motion makes a fade.
  ///
  /// Source: Apple's documentation of `TransitionProperties.hasMotion`: true unless a transition
  /// changes it, as opacity and identity do. An asymmetric transition fades both ways if one of them
  /// moves: recorded on macOS 27 (mburger89/MetalUI).
  var hasMotion: Bool {
    switch transition {
    case .identity, .opacity: false
    case .animation(let animated): with(animated.transition).hasMotion
    case .combined(let parts): parts.contains { with($0).hasMotion }
    case .asymmetric(let sides):
      with(sides.insertion).hasMotion || with(sides.removal).hasMotion
    default: true
    }
  }

  /// The items of a view in its frame at a fraction of its transition: 0 before its insertion, 1
  /// afterwards.
  func items(
    _ items: [DisplayList.Item], in box: Rect, presence: Double
  ) -> [DisplayList.Item] {
    let away = 1 - presence
    switch side {
    case .identity: return isInsertion || presence >= 1 ? items : []
    case .opacity: return items.faded(by: presence)
    case .scale(let effect):
      return items.scaled(
        by: effect.scale.mixed(with: 1, by: presence), around: effect.anchor.point(in: box))
    case .slide: return moved(items, .leading, .trailing, box, away)
    case .move(let edge): return moved(items, edge, edge, box, away)
    case .push(let edge):
      return moved(items, edge, edge.opposite, box, away).faded(by: presence)
    case .offset(let offset):
      return items.moved(
        from: .zero, to: Rect.zero.offsetBy(dx: offset.x * away, dy: offset.y * away))
    case .blurReplace(let form):
      let grows = form == .upUp && !isInsertion
      let scale = 1 + TransitionEffect.blurScale * (grows ? away : -away)
      return items.faded(by: presence).blurred(by: TransitionEffect.blurRadius * away)
        .scaled(by: scale, around: box.center)
    case .symbolEffect:
      let scale = TransitionEffect.symbolScale.mixed(with: 1, by: presence)
      return items.faded(by: presence).scaled(by: scale, around: box.center)
    case .combined(let parts):
      return parts.reduce(items) { with($1).items($0, in: box, presence: presence) }
    case .animation(let animated):
      return with(animated.transition).items(items, in: box, presence: presence)
    case .asymmetric: return items
    }
  }

  /// The transition of the way that the view takes.
  private var side: Transition {
    var transition = transition
    while case .asymmetric(let sides) = transition {
      transition = isInsertion ? sides.insertion : sides.removal
    }
    return transition
  }

  private func with(_ transition: Transition) -> TransitionEffect {
    TransitionEffect(transition: transition, isInsertion: isInsertion, isMirrored: isMirrored)
  }

  private func moved(
    _ items: [DisplayList.Item], _ first: SafeAreaInset.Edge, _ last: SafeAreaInset.Edge,
    _ box: Rect, _ away: Double
  ) -> [DisplayList.Item] {
    let side = isMirrored ? -1.0 : 1
    let (x, y): (Double, Double) =
      switch isInsertion ? first : last {
      case .top: (0, -box.height)
      case .bottom: (0, box.height)
      case .leading: (-box.width * side, 0)
      case .trailing: (box.width * side, 0)
      }
    return items.moved(from: .zero, to: Rect.zero.offsetBy(dx: x * away, dy: y * away))
  }
}

extension SafeAreaInset.Edge {
  /// The edge on the other side.
  fileprivate var opposite: SafeAreaInset.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
