import VitrineCoding

/// The modifiers of controls and of private content.
struct ControlModifierCases: Sendable {
  let disabled = UnionCase(
    "disabled", Modifier.disabled, .environment { $0.isEnabled = $0.isEnabled && !$1.isOn },
    "Makes controls inactive.", #"true"#)
  let buttonStyle = UnionCase(
    "buttonStyle", Modifier.buttonStyle, .environment { $0.buttonStyle = $1 },
    "The style of buttons.", #""borderedProminent""#)
  let toggleStyle = UnionCase(
    "toggleStyle", Modifier.toggleStyle, .environment { $0.toggleStyle = $1 },
    "The style of toggles.", #""button""#)
  let labelStyle = UnionCase(
    "labelStyle", Modifier.labelStyle, .environment { $0.labelStyle = $1 },
    "The style of labels.", #""iconOnly""#)
  let labelsHidden = UnionCase(
    "labelsHidden", Modifier.labelsHidden, .environment { $0.labelsHidden = $1.isOn },
    "Hides the labels of controls.", #"true"#)
  let gaugeStyle = UnionCase(
    "gaugeStyle", Modifier.gaugeStyle, .environment { $0.gaugeStyle = $1 },
    "The style of gauges.", #""accessoryCircular""#)
  let progressViewStyle = UnionCase(
    "progressViewStyle", Modifier.progressViewStyle, .environment { $0.progressViewStyle = $1 },
    "The style of progress views.", #""circular""#)
  let controlSize = UnionCase(
    "controlSize", Modifier.controlSize, .environment { $0.controlSize = $1 },
    "The size of controls.", #""small""#)
  let buttonBorderShape = UnionCase(
    "buttonBorderShape", Modifier.buttonBorderShape, .environment { $0.buttonBorderShape = $1 },
    "The outline of buttons with a border.", #"{"shape": "roundedRectangle", "radius": 12}"#)
  let screen = UnionCase(
    "screen", Modifier.screen, .environment { $1.apply(to: &$0.screen) },
    "What the lists, bars and pickers of an app's screen know of the view.",
    #"{"navigationTitle": "Settings", "listStyle": "plain"}"#)
  let redacted = UnionCase(
    "redacted", Modifier.redacted, .environment { $0.redactionReasons.formUnion($1.reasons) },
    "Adds a reason to redact content.", #""placeholder""#)
  let unredacted = UnionCase(
    "unredacted", Modifier.unredacted, .environment { if $1.isOn { $0.redactionReasons = [] } },
    "Removes all reasons to redact content.", #"true"#)
  let privacySensitive = UnionCase(
    "privacySensitive", Modifier.privacySensitive, .environment { $0.isPrivacySensitive = $1.isOn },
    "Marks content as private.", #"true"#)
  let invalidatableContent = UnionCase(
    "invalidatableContent", Modifier.invalidatableContent,
    .environment { $0.isInvalidatable = $1.isOn },
    "Marks content that waits for an update after an interaction.", #"true"#)
}
