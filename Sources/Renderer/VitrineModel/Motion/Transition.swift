import VitrineCoding
import VitrineGeometry

/// How a view appears and disappears.
package indirect enum Transition: Hashable, Sendable {
  /// Without an animation.
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
  /// By the effect of symbols.
  case symbolEffect(SymbolEffect)
  /// Different transitions for insertion and removal.
  case asymmetric(AsymmetricTransition)
  /// Several transitions at once.
  case combined([Transition])
  /// A transition with its own animation.
  case animation(AnimatedTransition)
}

/// A view that grows as it appears and shrinks as it disappears.
package struct ScaleTransition: ArchiveRecord {
  package var scale = 0.0
  package var anchor = UnitPoint()

  package init() {}

  package static let fields: [Field<ScaleTransition>] = [
    Field("scale", \.scale, rule: .nonNegative, "The size before and after; default 0."),
    Field("anchor", \.anchor, "The point of the view's box that stays; default: its centre."),
  ]
}

/// How a view is scaled while it is blurred away.
package enum BlurReplace: String, ArchiveEnum {
  /// The old view shrinks while the new one grows.
  case downUp
  /// Both views grow.
  case upUp
}

/// Different transitions for insertion and removal.
package struct AsymmetricTransition: ArchiveRecord {
  package var insertion: Transition = .identity(true)
  package var removal: Transition = .identity(true)

  package init() {}

  package static let fields: [Field<AsymmetricTransition>] = [
    Field("insertion", \.insertion, required: true, "How the view is inserted."),
    Field("removal", \.removal, required: true, "How the view is removed."),
  ]
}

/// A transition with its own animation.
package struct AnimatedTransition: ArchiveRecord {
  package var transition: Transition = .opacity(true)
  package var animation: Animation?

  package init() {}

  package static let fields: [Field<AnimatedTransition>] = [
    Field("transition", \.transition, required: true, "How the view is inserted and removed."),
    Field(
      "animation", \.animation, "The animation of the transition; without one, it is immediate."),
  ]
}

extension Transition: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.transition

  /// One row for each case: its name, payload and description.
  struct Cases: Sendable {
    let identity = UnionCase(
      "identity", Transition.identity,
      rule: .on,
      "The view comes and goes at once.", #"true"#)
    let opacity = UnionCase(
      "opacity", Transition.opacity,
      rule: .on,
      "The view fades in and out.", #"true"#)
    let scale = UnionCase(
      "scale", Transition.scale,
      "The view grows and shrinks.", #"{"scale": 0.5, "anchor": "bottom"}"#)
    let slide = UnionCase(
      "slide", Transition.slide,
      rule: .on, "The view comes from the leading edge and goes over the trailing one.", #"true"#)
    let move = UnionCase(
      "move", Transition.move,
      "The view comes from an edge and goes over it.", #""top""#)
    let push = UnionCase(
      "push", Transition.push,
      "The view comes from an edge and goes over the opposite one, fading.", #""bottom""#)
    let offset = UnionCase(
      "offset", Transition.offset,
      "The view comes from a distance and goes there.", #"{"y": 20}"#)
    let blurReplace = UnionCase(
      "blurReplace", Transition.blurReplace,
      "The view is blurred, fades and changes its size a little.", #""downUp""#)
    let symbolEffect = UnionCase(
      "symbolEffect", Transition.symbolEffect,
      "A symbol appears and disappears.", #""appear""#)
    let asymmetric = UnionCase(
      "asymmetric", Transition.asymmetric,
      "One way in, another way out.", #"{"insertion": {"move": "top"}, "removal": "opacity"}"#)
    let combined = UnionCase(
      "combined", Transition.combined,
      "Several at once.", #"[{"scale": {}}, "opacity"]"#)
    let animation = UnionCase(
      "animation", Transition.animation,
      "A transition with an animation of its own.",
      #"{"transition": "slide", "animation": "bouncy"}"#)
  }

  private static let cases = Cases()
  package static let codecs = CaseCodecs<Transition>(cases)

  package func visit<Visitor: CaseVisitor<Transition>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .identity(let payload): visit(Self.cases.identity, payload)
    case .opacity(let payload): visit(Self.cases.opacity, payload)
    case .scale(let payload): visit(Self.cases.scale, payload)
    case .slide(let payload): visit(Self.cases.slide, payload)
    case .move(let payload): visit(Self.cases.move, payload)
    case .push(let payload): visit(Self.cases.push, payload)
    case .offset(let payload): visit(Self.cases.offset, payload)
    case .blurReplace(let payload): visit(Self.cases.blurReplace, payload)
    case .symbolEffect(let payload): visit(Self.cases.symbolEffect, payload)
    case .asymmetric(let payload): visit(Self.cases.asymmetric, payload)
    case .combined(let payload): visit(Self.cases.combined, payload)
    case .animation(let payload): visit(Self.cases.animation, payload)
    }
  }

  /// The transitions without arguments, by name.
  private static let plain: [(name: String, transition: Transition)] = [
    Transition.identity(true), .opacity(true), .scale(ScaleTransition()), .slide(true),
    .blurReplace(.downUp),
  ].map { ($0.encodedCase.name, $0) }

  /// Reads an object with one transition, or the name of one without arguments.
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

  /// Writes the name if that is enough, otherwise an object.
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
