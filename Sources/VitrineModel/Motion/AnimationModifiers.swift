import VitrineCoding

/// Animates changes of the view inside when a value is another one than before.
package struct AnimationModifier: ArchiveRecord {
  package var animation: Animation?
  package var value: String?

  package init() {}

  package static let fields: [Field<AnimationModifier>] = [
    Field("animation", \.animation, "How changes pass; without one they pass at once."),
    Field(
      "value", \.value,
      "The value as a text: changes are animated where it is another one than before; without one "
        + "all are."),
  ]
}

/// Changes the transaction of the view inside.
package struct TransactionModifier: ArchiveRecord {
  package var animation: Animation?
  package var disablesAnimations = false

  package init() {}

  package static let fields: [Field<TransactionModifier>] = [
    Field("animation", \.animation, "How all changes pass; without one they pass at once."),
    Field(
      "disablesAnimations", \.disablesAnimations,
      "Whether `animation` modifiers inside have no effect."),
  ]
}

/// Lets a view pass into another one of the same id that comes while it goes.
package struct MatchedGeometryEffect: ArchiveRecord {
  /// The properties that the views share.
  package enum Properties: String, ArchiveEnum {
    /// Place and size.
    case frame
    /// The position of the view.
    case position
    /// The size of the view.
    case size
  }

  package var id = ""
  package var namespace: String?
  package var properties: Properties = .frame

  package init() {}

  package static let fields: [Field<MatchedGeometryEffect>] = [
    Field("id", \.id, required: true, "What both views are called, as a text."),
    Field("namespace", \.namespace, "Where the id is unique."),
    Field("properties", \.properties, "What passes from one view to the other."),
  ]
}
