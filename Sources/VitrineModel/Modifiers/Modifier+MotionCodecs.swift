extension Modifier {
  /// The codecs of the modifiers that say how changes pass; a still picture does not show them.
  static let motionCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "id", Modifier.id, { if case .id(let payload) = $0 { payload } else { nil } },
      rule: .notEmpty,
      "What the view is called among those of its container: of two entries, views of the same id "
        + "are one view that changes.", #""basil""#),
    CaseCodec(
      "animation", Modifier.animation,
      { if case .animation(let payload) = $0 { payload } else { nil } },
      "How changes of the view pass when a value changes.",
      #"{"animation": "bouncy", "value": "3"}"#),
    CaseCodec(
      "transaction", Modifier.transaction,
      { if case .transaction(let payload) = $0 { payload } else { nil } },
      "How all changes of the view pass.", #"{"disablesAnimations": true}"#),
    CaseCodec(
      "transition", Modifier.transition,
      { if case .transition(let payload) = $0 { payload } else { nil } },
      "How the view comes and goes.", #"{"move": "bottom"}"#),
    CaseCodec(
      "matchedGeometryEffect", Modifier.matchedGeometryEffect,
      { if case .matchedGeometryEffect(let payload) = $0 { payload } else { nil } },
      "Lets the view pass into another one of the same id that comes while it goes.",
      #"{"id": "ring", "namespace": "today"}"#),
    CaseCodec(
      "contentTransition", Modifier.contentTransition,
      { if case .contentTransition(let payload) = $0 { payload } else { nil } },
      "How the content of the views inside passes into another one.",
      #"{"kind": "numericText", "value": 3}"#),
    CaseCodec(
      "symbolEffect", Modifier.symbolEffect,
      { if case .symbolEffect(let payload) = $0 { payload } else { nil } },
      "A movement of the symbols inside.", #"{"effect": "bounce", "value": "3"}"#),
  ]
}
