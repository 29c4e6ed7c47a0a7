/// A control for Control Center, the Lock Screen and the Action button.
///
/// Source: Apple's documentation of `ControlWidget`, `ControlWidgetButton` and
/// `ControlWidgetToggle`.
package struct ControlWidget: ArchiveRecord {
  /// The control with its current value.
  package var current = ControlTemplate()
  /// The control with its preview value, for the gallery of controls; `nil` is the current one.
  package var preview: ControlTemplate?
  /// Whether the system asks for values when the control is added.
  package var promptsForUserConfiguration = false

  /// Makes a control without content.
  package init() {}

  /// Its templates.
  package static let fields: [Field<ControlWidget>] = [
    Field("current", \.current, required: true, "The control with its current value."),
    Field(
      "preview", \.preview,
      "The control with its preview value, for the gallery of controls; default: `current`."),
    Field(
      "promptsForUserConfiguration", \.promptsForUserConfiguration,
      "Whether the system asks for values when the control is added."),
  ]
}

/// A button or a toggle as a control shows it.
package struct ControlTemplate: ArchiveRecord {
  /// Kept apart, because labels are large and most archives are no controls.
  private indirect enum Kind: Hashable, Sendable {
    case button(ControlButton)
    case toggle(ControlToggle)
  }

  private var kind: Kind?
  /// A control that runs an intent.
  package var button: ControlButton? {
    get { if case .button(let button) = kind { button } else { nil } }
    set { if newValue != nil || button != nil { kind = newValue.map(Kind.button) } }
  }
  /// A control with two states.
  package var toggle: ControlToggle? {
    get { if case .toggle(let toggle) = kind { toggle } else { nil } }
    set { if newValue != nil || toggle != nil { kind = newValue.map(Kind.toggle) } }
  }
  /// Colour of the symbol while the control is on or active.
  package var tint: Color?
  /// Whether the control is inactive.
  package var disabled = false
  /// Whether a locked device hides title, value and state.
  package var privacySensitive = false

  /// Makes a template without content.
  package init() {}

  /// A button or a toggle, and its look.
  package static let fields: [Field<ControlTemplate>] = [
    Field("button", \.button, "A control that runs an intent."),
    Field("toggle", \.toggle, "A control with two states."),
    Field("tint", \.tint, "Colour of the symbol while the control is on or active."),
    Field("disabled", \.disabled, "Whether the control is inactive."),
    Field(
      "privacySensitive", \.privacySensitive,
      "Whether a locked device hides title, value and state."),
  ]

  /// A template is either a button or a toggle.
  package static let rules: [FieldRule] = [
    .exactlyOne(["button", "toggle"], "a control has either a 'button' or a 'toggle'")
  ]
}

/// A control that runs an intent.
package struct ControlButton: ArchiveRecord {
  /// Symbol and title.
  package var label = ControlLabel()
  /// What it shows beside its label while its intent runs.
  package var activeLabel: ControlLabel?
  /// What it shows beside its label otherwise.
  package var inactiveLabel: ControlLabel?
  /// The intent that a press runs.
  package var intent: Action.Intent?
  /// Whether the intent opens the app.
  package var opensApp = false
  /// Whether the intent runs only on an unlocked device.
  package var requiresAuthentication = false

  /// Makes a button without a label.
  package init() {}

  /// Labels and intent.
  package static let fields: [Field<ControlButton>] = [
    Field("label", \.label, required: true, "Symbol and title."),
    Field("activeLabel", \.activeLabel, "What it shows beside its label while its intent runs."),
    Field("inactiveLabel", \.inactiveLabel, "What it shows beside its label otherwise."),
    Field("intent", \.intent, "The intent that a press runs."),
    Field("opensApp", \.opensApp, "Whether the intent opens the app."),
    Field(
      "requiresAuthentication", \.requiresAuthentication,
      "Whether the intent runs only on an unlocked device."),
  ]
}

/// A control with two states.
package struct ControlToggle: ArchiveRecord {
  /// What it is called.
  package var label = ControlLabel()
  /// The state it is in.
  package var isOn = false
  /// Symbol and value while it is on.
  package var onLabel: ControlLabel?
  /// Symbol and value while it is off.
  package var offLabel: ControlLabel?
  /// The intent that a press runs, with the value to set.
  package var intent: Action.Intent?
  /// Whether the intent runs only on an unlocked device.
  package var requiresAuthentication = false

  /// Makes a toggle that is off.
  package init() {}

  /// Labels, state and intent.
  package static let fields: [Field<ControlToggle>] = [
    Field("label", \.label, required: true, "What it is called."),
    Field("isOn", \.isOn, required: true, "The state it is in."),
    Field("onLabel", \.onLabel, "Symbol and value while it is on."),
    Field("offLabel", \.offLabel, "Symbol and value while it is off."),
    Field("intent", \.intent, "The intent that a press runs."),
    Field(
      "requiresAuthentication", \.requiresAuthentication,
      "Whether the intent runs only on an unlocked device."),
  ]
}

/// Symbol and texts of a control; a plain string is its title.
///
/// Controls draw symbols only: other images and styles of the label have no effect. Source: Apple
/// Human Interface Guidelines, Controls.
package struct ControlLabel: ArchiveRecord {
  /// The first line.
  package var title: Text?
  /// The second line.
  package var subtitle: Text?
  /// The symbol.
  package var image: Image?
  /// The text that Control Center shows for a moment after a press.
  package var status: Text?
  /// The words that tell what holding the Action button does.
  package var actionHint: Text?
  /// Whether a locked device hides the texts.
  package var privacySensitive = false

  /// Makes an empty label.
  package init() {}

  /// Symbol and texts.
  package static let fields: [Field<ControlLabel>] = [
    Field("title", \.title, "The first line."),
    Field("subtitle", \.subtitle, "The second line."),
    Field("image", \.image, "The symbol."),
    Field("status", \.status, "The text that Control Center shows for a moment after a press."),
    Field(
      "actionHint", \.actionHint, "The words that tell what holding the Action button does."),
    Field("privacySensitive", \.privacySensitive, "Whether a locked device hides the texts."),
  ]

  /// The title alone.
  package static let shorthands: [Shorthand<ControlLabel>] = [
    Shorthand(String.self) { title in
      var label = ControlLabel()
      label.title = Text(title)
      return label
    } write: { label in
      var plain = ControlLabel()
      plain.title = label.title
      return label == plain ? label.title?.plain.map(JSONValue.string) : nil
    }
  ]
}
