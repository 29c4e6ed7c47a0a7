import VitrineCoding

/// Animates changes inside the view whenever a value changes.
package struct AnimationModifier: ArchiveRecord {
  package var animation: Animation?
  package var value: String?

  package init() {}

  package static let fields: [Field<AnimationModifier>] = [
    Field("animation", \.animation, "The animation of changes; without one, they are immediate."),
    Field(
      "value", \.value,
      "The value as a text: changes are animated when the value changes; without a value, all are "
        + "animated."),
  ]
}

/// Changes the transaction for the view inside.
package struct TransactionModifier: ArchiveRecord {
  package var animation: Animation?
  package var disablesAnimations = false

  package init() {}

  package static let fields: [Field<TransactionModifier>] = [
    Field(
      "animation", \.animation, "The animation of all changes; without one, they are immediate."),
    Field(
      "disablesAnimations", \.disablesAnimations,
      "Whether `animation` modifiers inside have no effect."),
  ]
}

/// Animates the geometry from one view to another with the same id that replaces it.
package struct MatchedGeometryEffect: ArchiveRecord {
  /// The properties that the views share.
  package enum Properties: String, ArchiveEnum {
    /// Position and size.
    case frame
    /// The position alone.
    case position
    /// The size alone.
    case size
  }

  package var id = ""
  package var namespace: String?
  package var properties: Properties = .frame

  package init() {}

  package static let fields: [Field<MatchedGeometryEffect>] = [
    Field("id", \.id, required: true, "The identifier of both views, as a text."),
    Field("namespace", \.namespace, "The namespace in which the identifier is unique."),
    Field(
      "properties", \.properties, "The properties that are matched from one view to the other."),
  ]
}
