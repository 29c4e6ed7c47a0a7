/// A control that runs an intent.
package struct Button: ArchiveRecord {
  /// What a button stands for.
  package enum Role: String, ArchiveEnum {
    /// It destroys something.
    case destructive
    /// It goes back without a change.
    case cancel
  }

  /// The intent that a tap runs.
  package var intent: Action.Intent?
  /// What the button stands for.
  package var role: Role?
  /// What the button shows.
  package var label = ViewNode(.text(Text()))
  /// What a style of the author's own makes of the button.
  package var bodies: Bodies?

  /// What a style of one's own draws, in place of the label and all that the system's styles add.
  package struct Bodies: ArchiveRecord {
    /// What it draws.
    package var released = ViewNode(.text(Text()))
    /// What it draws while the button is pressed; `nil` is the same.
    package var pressed: ViewNode?

    /// Makes bodies that draw nothing.
    package init() {}

    /// A body for each state.
    package static let fields: [Field<Bodies>] = [
      Field("released", \.released, required: true, "What it draws."),
      Field("pressed", \.pressed, "What it draws under a finger; default: the same."),
    ]
  }

  /// Makes an empty button.
  package init() {}

  /// Intent, role, label and bodies.
  package static let fields: [Field<Button>] = [
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("role", \.role, "What the button stands for."),
    Field("label", \.label, required: true, "What the button shows."),
    Field(
      "bodies", \.bodies, "What a style of one's own draws in place of the label and a border."),
  ]
}

/// A control with two states.
package struct Toggle: ArchiveRecord {
  /// The state it is drawn in.
  package var isOn = false
  /// The intent that a tap runs.
  package var intent: Action.Intent?
  /// What stands beside the switch.
  package var label = ViewNode(.text(Text()))
  /// What a style of the author's own makes of the toggle.
  package var bodies: Bodies?

  /// What a style of one's own draws in either state, in place of label and switch.
  ///
  /// Both are archived, so that a tap can show the other one before the widget's code has run.
  package struct Bodies: ArchiveRecord {
    /// What it draws while the toggle is on.
    package var on = ViewNode(.text(Text()))
    /// What it draws while the toggle is off.
    package var off = ViewNode(.text(Text()))

    /// Makes bodies that draw nothing.
    package init() {}

    /// A body for each state.
    package static let fields: [Field<Bodies>] = [
      Field("on", \.on, required: true, "What it draws while the toggle is on."),
      Field("off", \.off, required: true, "What it draws while the toggle is off."),
    ]
  }

  /// Makes a toggle that is off.
  package init() {}

  /// State, intent, label and bodies.
  package static let fields: [Field<Toggle>] = [
    Field("isOn", \.isOn, required: true, "The state it is drawn in."),
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("label", \.label, required: true, "What stands beside the switch."),
    Field(
      "bodies", \.bodies, "What a style of one's own draws in place of label and switch."),
  ]
}

/// A control that opens a URL in the app.
package struct Link: ArchiveRecord {
  /// The URL.
  package var destination = ""
  /// What the link shows.
  package var label = ViewNode(.text(Text()))

  /// Makes an empty link.
  package init() {}

  /// URL and label.
  package static let fields: [Field<Link>] = [
    Field("destination", \.destination, required: true, rule: .notEmpty, "The URL to open."),
    Field("label", \.label, required: true, "What the link shows."),
  ]
}
