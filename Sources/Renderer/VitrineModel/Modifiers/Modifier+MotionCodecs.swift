import VitrineCoding

/// The modifiers that animate changes; a still picture does not show them.
struct MotionModifierCases: Sendable {
  let id = UnionCase(
    "id", Modifier.id, .motion(MotionModifier.id),
    rule: .notEmpty,
    "The identity of the view in its container: views of two entries with the same id are one "
      + "view that changes.", #""basil""#)
  let animation = UnionCase(
    "animation", Modifier.animation, .motion(MotionModifier.animation),
    "The animation of the view's changes when a value changes.",
    #"{"animation": "bouncy", "value": "3"}"#)
  let transaction = UnionCase(
    "transaction", Modifier.transaction, .motion(MotionModifier.transaction),
    "The animation of all changes of the view.", #"{"disablesAnimations": true}"#)
  let transition = UnionCase(
    "transition", Modifier.transition, .motion(MotionModifier.transition),
    "How the view is inserted and removed.", #"{"move": "bottom"}"#)
  let matchedGeometryEffect = UnionCase(
    "matchedGeometryEffect", Modifier.matchedGeometryEffect,
    .motion(MotionModifier.matchedGeometryEffect),
    "Moves the view to the place of another one with the same id, which appears while it disappears.",
    #"{"id": "ring", "namespace": "today"}"#)
  let phaseAnimator = UnionCase(
    "phaseAnimator", Modifier.phaseAnimator, .motion(MotionModifier.phaseAnimator),
    "Lets the view pass through further states, as `phaseAnimator` and `keyframeAnimator` do.",
    #"{"trigger": "3", "phases": [{"content": {"text": "!"}, "animation": "bouncy"}]}"#)
  let contentTransition = UnionCase(
    "contentTransition", Modifier.contentTransition, .environment { $0.contentTransition = $1 },
    "The transition between two contents of the views inside.",
    #"{"kind": "numericText", "value": 3}"#)
  let symbolEffect = UnionCase(
    "symbolEffect", Modifier.symbolEffect, .environment { $0.symbolEffect = $1 },
    "An effect of the symbols inside.", #"{"effect": "bounce", "value": "3"}"#)
}
