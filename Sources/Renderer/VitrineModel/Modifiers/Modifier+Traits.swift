import VitrineCoding
import VitrineDisplayList

extension UnionCase where Union == Modifier {
  /// Creates the row of a modifier.
  convenience init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Modifier,
    _ traits: PayloadTraits<Payload>, rule: ValueRule<Payload>? = nil, _ summary: String,
    _ example: JSONText
  ) {
    self.init(name, embed, traits: traits.of, rule: rule, summary, example)
  }
}

/// The traits of a modifier, by its payload.
struct PayloadTraits<Payload: Sendable>: Sendable {
  let of: @Sendable (Payload) -> ModifierTraits

  /// Creates the same traits for each payload.
  private init(_ kind: ModifierTraits.Kind) {
    let traits = ModifierTraits(kind)
    of = { _ in traits }
  }

  /// Creates traits that depend on the payload.
  init(of: @escaping @Sendable (Payload) -> ModifierTraits) { self.of = of }

  /// Traits of a modifier without an effect on a picture.
  static var none: PayloadTraits { PayloadTraits(.none) }

  /// Traits of a node that takes part in layout.
  static func layout(_ make: @escaping @Sendable (Payload) -> LayoutModifier) -> PayloadTraits {
    .of { .layout(make($0)) }
  }

  /// Traits of a node that changes what is drawn or tapped.
  static func drawing(_ make: @escaping @Sendable (Payload) -> DrawingModifier) -> PayloadTraits {
    .of { .drawing(make($0)) }
  }

  /// Traits of a modifier that animates changes of the view.
  static func motion(_ make: @escaping @Sendable (Payload) -> MotionModifier) -> PayloadTraits {
    .of { .motion(make($0)) }
  }

  /// Traits of a change of the environment.
  static func environment(
    _ change: @escaping @Sendable (inout EnvironmentValues, Payload) -> Void
  ) -> PayloadTraits {
    PayloadTraits { payload in ModifierTraits(.environment { change(&$0, payload) }) }
  }

  /// Traits of a change of the environment that can also apply to a run of a text.
  static func textEnvironment(
    _ change: @escaping @Sendable (inout EnvironmentValues, Payload) -> Void
  ) -> PayloadTraits {
    PayloadTraits { payload in
      ModifierTraits(.environment { change(&$0, payload) }, stylesRuns: true)
    }
  }

  /// Traits of a change of the view's colours; `nil` changes nothing.
  static func colors(
    _ matrix: @escaping @Sendable (Payload) -> ColorMatrix?
  ) -> PayloadTraits {
    PayloadTraits { payload in ModifierTraits(.colors { _ in matrix(payload) }) }
  }

  /// Traits of a change of the view's colours that depends on the environment.
  static func colors(
    _ matrix: @escaping @Sendable (Payload, EnvironmentValues) -> ColorMatrix?
  ) -> PayloadTraits {
    PayloadTraits { payload in ModifierTraits(.colors { matrix(payload, $0) }) }
  }

  /// Traits of a modifier that adds a view or sets a property of the whole widget.
  static func of(
    _ kind: @escaping @Sendable (Payload) -> ModifierTraits.Kind
  ) -> PayloadTraits {
    PayloadTraits { ModifierTraits(kind($0)) }
  }
}

extension PayloadTraits<Layer> {
  static var layer: PayloadTraits { .of { .layer($0) } }
}

extension PayloadTraits<SafeAreaInset> {
  /// Traits of a modifier that adds a view at an edge.
  static var inset: PayloadTraits {
    .of { inset in
      var layer = Layer()
      layer.content = inset.content
      layer.alignment = inset.alignment
      return .layer(layer)
    }
  }
}
