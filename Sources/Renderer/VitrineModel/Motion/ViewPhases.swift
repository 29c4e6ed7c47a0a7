import VitrineCoding

/// The states that a view passes through one after the other.
package struct ViewPhases: ArchiveRecord {
  package var trigger: String?
  package var phases: [ViewPhase] = []

  package init() {}

  package static let fields: [Field<ViewPhases>] = [
    Field(
      "trigger", \.trigger,
      "A value as a text: the view passes through the states when the value changes; without a "
        + "value, it always does."),
    Field(
      "phases", \.phases, required: true,
      "The states after the view's own, which is the first. The view rests in the last one, which "
        + "should look like the first."),
  ]
}

/// A state of a view, and how the view comes to it.
package struct ViewPhase: ArchiveRecord {
  package var content = ViewNode(.text(Text()))
  package var animation: Animation?

  package init() {}

  /// Creates a state.
  package init(_ content: ViewNode, animation: Animation?) {
    (self.content, self.animation) = (content, animation)
  }

  package static let fields: [Field<ViewPhase>] = [
    Field("content", \.content, required: true, "The view in this state."),
    Field(
      "animation", \.animation,
      "The animation to this state; without one, the view changes at once."),
  ]
}
