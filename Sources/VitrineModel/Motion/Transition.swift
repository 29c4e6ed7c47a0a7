/// How a view comes and goes.
package indirect enum Transition: Hashable, Sendable {
  /// At once.
  case identity(Flag)
  /// By opacity.
  case opacity(Flag)
  /// By size.
  case scale(ScaleTransition)
  /// In from the leading edge, out over the trailing one.
  case slide(Flag)
  /// In from an edge and out over it.
  case move(SafeAreaInset.Edge)
  /// In from an edge and out over the opposite one, fading.
  case push(SafeAreaInset.Edge)
  /// By a distance.
  case offset(Offset)
  /// Blurred, fading and a little smaller.
  case blurReplace(BlurReplace)
  /// As symbols do.
  case symbolEffect(SymbolEffect)
  /// One way in, another way out.
  case asymmetric(AsymmetricTransition)
  /// Several at once.
  case combined([Transition])
  /// With an animation of its own.
  case animation(AnimatedTransition)
}

/// A view grows as it comes and shrinks as it goes.
package struct ScaleTransition: ArchiveRecord {
  package var scale = 0.0
  package var anchor = UnitPoint()

  package init() {}

  package static let fields: [Field<ScaleTransition>] = [
    Field("scale", \.scale, rule: .nonNegative, "The size before and after; default 0."),
    Field("anchor", \.anchor, "The point of the view's box that stays; default: its centre."),
  ]
}

/// What becomes of the size of a view that is blurred away.
package enum BlurReplace: String, ArchiveEnum {
  /// The old view shrinks while the new one grows.
  case downUp
  /// Both grow.
  case upUp
}

/// One transition in, another one out.
package struct AsymmetricTransition: ArchiveRecord {
  package var insertion: Transition = .identity(true)
  package var removal: Transition = .identity(true)

  package init() {}

  package static let fields: [Field<AsymmetricTransition>] = [
    Field("insertion", \.insertion, required: true, "How the view comes."),
    Field("removal", \.removal, required: true, "How the view goes."),
  ]
}

/// A transition with an animation of its own.
package struct AnimatedTransition: ArchiveRecord {
  package var transition: Transition = .opacity(true)
  package var animation: Animation?

  package init() {}

  package static let fields: [Field<AnimatedTransition>] = [
    Field("transition", \.transition, required: true, "How the view comes and goes."),
    Field("animation", \.animation, "How that passes; without one it passes at once."),
  ]
}

extension Transition: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.transition

  package static let codecs = CaseCodecs<Transition>([
    CaseCodec(
      "identity", Transition.identity,
      { if case .identity(let payload) = $0 { payload } else { nil } }, rule: .on,
      "The view comes and goes at once.", #"true"#),
    CaseCodec(
      "opacity", Transition.opacity,
      { if case .opacity(let payload) = $0 { payload } else { nil } }, rule: .on,
      "The view fades in and out.", #"true"#),
    CaseCodec(
      "scale", Transition.scale, { if case .scale(let payload) = $0 { payload } else { nil } },
      "The view grows and shrinks.", #"{"scale": 0.5, "anchor": "bottom"}"#),
    CaseCodec(
      "slide", Transition.slide, { if case .slide(let payload) = $0 { payload } else { nil } },
      rule: .on, "The view comes from the leading edge and goes over the trailing one.", #"true"#),
    CaseCodec(
      "move", Transition.move, { if case .move(let payload) = $0 { payload } else { nil } },
      "The view comes from an edge and goes over it.", #""top""#),
    CaseCodec(
      "push", Transition.push, { if case .push(let payload) = $0 { payload } else { nil } },
      "The view comes from an edge and goes over the opposite one, fading.", #""bottom""#),
    CaseCodec(
      "offset", Transition.offset, { if case .offset(let payload) = $0 { payload } else { nil } },
      "The view comes from a distance and goes there.", #"{"y": 20}"#),
    CaseCodec(
      "blurReplace", Transition.blurReplace,
      { if case .blurReplace(let payload) = $0 { payload } else { nil } },
      "The view is blurred, fades and changes its size a little.", #""downUp""#),
    CaseCodec(
      "symbolEffect", Transition.symbolEffect,
      { if case .symbolEffect(let payload) = $0 { payload } else { nil } },
      "A symbol appears and disappears.", #""appear""#),
    CaseCodec(
      "asymmetric", Transition.asymmetric,
      { if case .asymmetric(let payload) = $0 { payload } else { nil } },
      "One way in, another way out.", #"{"insertion": {"move": "top"}, "removal": "opacity"}"#),
    CaseCodec(
      "combined", Transition.combined,
      { if case .combined(let payload) = $0 { payload } else { nil } },
      "Several at once.", #"[{"scale": {}}, "opacity"]"#),
    CaseCodec(
      "animation", Transition.animation,
      { if case .animation(let payload) = $0 { payload } else { nil } },
      "A transition with an animation of its own.",
      #"{"transition": "slide", "animation": "bouncy"}"#),
  ])

  /// The transitions that take nothing, by their names.
  private static let plain: [(name: String, transition: Transition)] = [
    Transition.identity(true), .opacity(true), .scale(ScaleTransition()), .slide(true),
    .blurReplace(.downUp),
  ].map { ($0.encodedCase.name, $0) }

  /// Reads an object with one transition, or the name of one that takes nothing.
  ///
  /// - Throws: `ArchiveError` for an unknown transition.
  package init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else {
      self = try Transition(object: decoder, or: "a transition's name")
      return
    }
    guard let transition = Transition.plain.first(where: { $0.name == name })?.transition else {
      throw ArchiveError(Transition.unknownName(name), at: decoder.codingPath)
    }
    self = transition
  }

  /// Writes the name where that is enough, otherwise an object.
  package func encode(to encoder: any Encoder) throws {
    if let name = Transition.plain.first(where: { $0.transition == self })?.name {
      return try name.encode(to: encoder)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try encode(into: &container)
  }

  /// A name or an object with one transition.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Transition") { definitions in
      let names: JSONValue = ["enum": .array(plain.map { .string($0.name) })]
      return ["anyOf": .array([names] + objectSchemas(in: &definitions))]
    }
  }
}
