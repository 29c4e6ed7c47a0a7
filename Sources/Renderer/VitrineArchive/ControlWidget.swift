import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A control for Control Center, the Lock Screen and the Action button.
///
/// Source: Apple's documentation of `ControlWidget`, `ControlWidgetButton` and
/// `ControlWidgetToggle`.
package struct ControlWidget: ArchiveRecord {
  package var current = ControlTemplate()
  package var preview: ControlTemplate?
  package var promptsForUserConfiguration = false

  package init() {}

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
  /// Kept apart, because labels are large and most archives are not controls.
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
  package var tint: Color?
  package var disabled = false
  package var privacySensitive = false

  package init() {}

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
  package var label = ControlLabel()
  package var activeLabel: ControlLabel?
  package var inactiveLabel: ControlLabel?
  package var intent: Action.Intent?
  package var opensApp = false
  package var requiresAuthentication = false

  package init() {}

  package static let fields: [Field<ControlButton>] = [
    Field("label", \.label, required: true, "Symbol and title."),
    Field("activeLabel", \.activeLabel, "What it shows beside its label while its intent runs."),
    Field("inactiveLabel", \.inactiveLabel, "What it shows beside its label otherwise."),
    Field("intent", \.intent, "The intent that a press runs, with the value to set."),
    Field(
      "opensApp", \.opensApp,
      "Whether the intent opens the app; an intent can also specify this itself."),
    Field(
      "requiresAuthentication", \.requiresAuthentication,
      "Whether the intent runs only on an unlocked device."),
  ]
}

/// A control with two states.
package struct ControlToggle: ArchiveRecord {
  package var label = ControlLabel()
  package var isOn = false
  package var onLabel: ControlLabel?
  package var offLabel: ControlLabel?
  package var intent: Action.Intent?
  package var requiresAuthentication = false

  package init() {}

  package static let fields: [Field<ControlToggle>] = [
    Field("label", \.label, required: true, "What it is called."),
    Field("isOn", \.isOn, required: true, "The state it is in."),
    Field("onLabel", \.onLabel, "Symbol and value while it is on."),
    Field("offLabel", \.offLabel, "Symbol and value while it is off."),
    Field("intent", \.intent, "The intent that a press runs, with the value to set."),
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
  package var title: Text?
  package var subtitle: Text?
  package var image: Image?
  package var status: Text?
  package var actionHint: Text?
  package var privacySensitive = false

  package init() {}

  package static let fields: [Field<ControlLabel>] = [
    Field("title", \.title, "The first line."),
    Field("subtitle", \.subtitle, "The second line."),
    Field("image", \.image, "The symbol."),
    Field("status", \.status, "The text that Control Center shows for a moment after a press."),
    Field(
      "actionHint", \.actionHint, "The text that describes the effect of holding the Action button."
    ),
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
