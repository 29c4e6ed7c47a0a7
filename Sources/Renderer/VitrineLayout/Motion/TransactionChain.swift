import VitrineModel

/// The transaction that one modifier sets, and those that the modifiers around it set.
final class TransactionChain {
  /// The change that a modifier makes.
  enum Step {
    /// Changes of a value are animated.
    case animation(AnimationModifier)
    /// All changes are.
    case transaction(TransactionModifier)
  }

  let step: Step
  let outer: TransactionChain?

  private init(_ step: Step, _ outer: TransactionChain?) {
    self.step = step
    self.outer = outer
  }

  /// The chain inside a modifier; the same chain if the modifier does not affect it.
  static func adding(_ modifier: MotionModifier, to chain: TransactionChain?) -> TransactionChain? {
    switch modifier {
    case .animation(let animation): TransactionChain(.animation(animation), chain)
    case .transaction(let transaction): TransactionChain(.transaction(transaction), chain)
    case .id, .transition, .matchedGeometryEffect, .phaseAnimator: chain
    }
  }

  /// The steps inside another place, the outermost first.
  static func steps(of chain: TransactionChain?, inside place: TransactionChain?) -> [Step] {
    var steps: [Step] = []
    var link = chain
    while let current = link, current !== place {
      steps.append(current.step)
      link = current.outer
    }
    return steps.reversed()
  }
}

/// The animation of a view's changes.
struct MotionTransaction {
  /// The animation; `nil` passes at once.
  var animation: Animation?
  /// Whether `animation` modifiers have no effect.
  var disablesAnimations = false

  /// The transaction after the steps of two states at the same position, outermost first.
  ///
  /// Source: Apple's documentation of `animation(_:value:)` and `transaction(_:)`: the innermost
  /// `animation` whose value changed wins, and none does in a transaction that disables them.
  func applying(
    _ before: [TransactionChain.Step], _ after: [TransactionChain.Step]
  ) -> MotionTransaction {
    var result = self
    for (index, step) in after.enumerated() {
      switch step {
      case .transaction(let transaction):
        result.animation = transaction.animation
        result.disablesAnimations = transaction.disablesAnimations
      case .animation(let modifier):
        guard !result.disablesAnimations, before.indices.contains(index),
          case .animation(let old) = before[index],
          modifier.value == nil || old.value != modifier.value
        else { continue }
        result.animation = modifier.animation
      }
    }
    return result
  }
}
