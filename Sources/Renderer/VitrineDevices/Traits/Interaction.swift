import VitrineCoding

/// An interaction with the widget since its last timeline.
public struct Interaction: ArchiveRecord {
  /// Id of the button or toggle that is being pressed, or its path if the archive gives no id.
  public var pressed: String?
  /// Ids of toggles that were tapped, which show their other state at once.
  public var toggled: [String] = []
  /// Whether the widget waits for its reload, which views marked as `invalidatableContent` show.
  public var awaitsReload = false

  package init() {}

  package static let fields: [Field<Interaction>] = [
    Field(
      "pressed", \.pressed, rule: .notEmpty,
      "Id of the button or toggle under a finger, or its path where the archive gives none."),
    Field(
      "toggled", \.toggled, "Ids of toggles that were tapped; they show their other state at once."),
    Field(
      "awaitsReload", \.awaitsReload,
      "Whether the widget waits for its reload, which `invalidatableContent` shows."),
  ]

  /// The parts of a picture's name; empty without an interaction.
  package var nameParts: [String] {
    var parts: [String] = []
    if let pressed { parts.append("pressed-" + pressed) }
    if !toggled.isEmpty { parts.append("toggled-" + toggled.sorted().joined(separator: "+")) }
    if awaitsReload { parts.append("awaitsReload") }
    return parts
  }
}
