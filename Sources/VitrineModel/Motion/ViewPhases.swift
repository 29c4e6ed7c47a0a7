import VitrineCoding

/// The states that a view passes through one after the other.
package struct ViewPhases: ArchiveRecord {
  package var trigger: String?
  package var phases: [ViewPhase] = []

  package init() {}

  package static let fields: [Field<ViewPhases>] = [
    Field(
      "trigger", \.trigger,
      "A value as a text: the view passes through the states where it is another one than before; "
        + "without one it always does."),
    Field(
      "phases", \.phases, required: true,
      "The states after the view's own, which is the first. The last one is that in which the view "
        + "rests, and should look like the first."),
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
      "animation", \.animation, "How the view comes to this state; without one it does at once."),
  ]
}
