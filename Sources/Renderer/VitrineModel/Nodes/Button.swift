import VitrineCoding
import VitrineDisplayList

/// A control that runs an intent.
package struct Button: ArchiveRecord {
  /// The role of a button.
  package enum Role: String, ArchiveEnum {
    /// The action destroys data.
    case destructive
    /// The action cancels something.
    case cancel
  }

  package var intent: Action.Intent?
  package var role: Role?
  package var label = ViewNode(.text(Text()))
  package var bodies: StateVariants?

  /// The views that a custom style draws instead of the label and the system's decoration.
  package struct StateVariants: ArchiveRecord {
    package var released = ViewNode(.text(Text()))
    package var pressed: ViewNode?

    package init() {}

    package static let fields: [Field<StateVariants>] = [
      Field("released", \.released, required: true, "What it draws."),
      Field("pressed", \.pressed, "What it draws while it is pressed; default: the same."),
    ]
  }

  package init() {}

  package static let fields: [Field<Button>] = [
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("role", \.role, "The role of the button."),
    Field("label", \.label, required: true, "What the button shows."),
    Field(
      "bodies", \.bodies, "The views that a custom style draws instead of the label and the border."
    ),
  ]
}

/// A control with two states.
package struct Toggle: ArchiveRecord {
  package var isOn = false
  package var intent: Action.Intent?
  package var label = ViewNode(.text(Text()))
  package var bodies: StateVariants?

  /// The views that a custom style draws in either state, instead of the label and the switch.
  ///
  /// Both are archived, so that a tap can show the other state before the widget's code has run.
  package struct StateVariants: ArchiveRecord {
    package var on = ViewNode(.text(Text()))
    package var off = ViewNode(.text(Text()))

    package init() {}

    package static let fields: [Field<StateVariants>] = [
      Field("on", \.on, required: true, "What it draws while the toggle is on."),
      Field("off", \.off, required: true, "What it draws while the toggle is off."),
    ]
  }

  package init() {}

  package static let fields: [Field<Toggle>] = [
    Field("isOn", \.isOn, required: true, "The state it is drawn in."),
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("label", \.label, required: true, "The label beside the switch."),
    Field(
      "bodies", \.bodies, "The views that a custom style draws instead of the label and the switch."
    ),
  ]
}

/// A control that opens a URL in the app.
package struct Link: ArchiveRecord {
  package var destination = ""
  package var label = ViewNode(.text(Text()))

  package init() {}

  package static let fields: [Field<Link>] = [
    Field("destination", \.destination, required: true, rule: .notEmpty, "The URL to open."),
    Field("label", \.label, required: true, "What the link shows."),
  ]
}
