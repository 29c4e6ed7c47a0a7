extension Modifier {
  /// The codecs of the modifiers of controls and of private content.
  static let controlCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "disabled", Modifier.disabled,
      { if case .disabled(let payload) = $0 { payload } else { nil } },
      "Makes controls inactive.", #"true"#),
    CaseCodec(
      "buttonStyle", Modifier.buttonStyle,
      { if case .buttonStyle(let payload) = $0 { payload } else { nil } },
      "The style of buttons.", #""borderedProminent""#),
    CaseCodec(
      "toggleStyle", Modifier.toggleStyle,
      { if case .toggleStyle(let payload) = $0 { payload } else { nil } },
      "The style of toggles.", #""button""#),
    CaseCodec(
      "labelStyle", Modifier.labelStyle,
      { if case .labelStyle(let payload) = $0 { payload } else { nil } },
      "The style of labels.", #""iconOnly""#),
    CaseCodec(
      "labelsHidden", Modifier.labelsHidden,
      { if case .labelsHidden(let payload) = $0 { payload } else { nil } },
      "Hides the labels of controls.", #"true"#),
    CaseCodec(
      "gaugeStyle", Modifier.gaugeStyle,
      { if case .gaugeStyle(let payload) = $0 { payload } else { nil } },
      "The style of gauges.", #""accessoryCircular""#),
    CaseCodec(
      "progressViewStyle", Modifier.progressViewStyle,
      { if case .progressViewStyle(let payload) = $0 { payload } else { nil } },
      "The style of progress views.", #""circular""#),
    CaseCodec(
      "controlSize", Modifier.controlSize,
      { if case .controlSize(let payload) = $0 { payload } else { nil } },
      "The size of controls.", #""small""#),
    CaseCodec(
      "buttonBorderShape", Modifier.buttonBorderShape,
      { if case .buttonBorderShape(let payload) = $0 { payload } else { nil } },
      "The outline of buttons with a border.", #"{"shape": "roundedRectangle", "radius": 12}"#),
    CaseCodec(
      "redacted", Modifier.redacted,
      { if case .redacted(let payload) = $0 { payload } else { nil } },
      "Adds a reason to redact content.", #""placeholder""#),
    CaseCodec(
      "unredacted", Modifier.unredacted,
      { if case .unredacted(let payload) = $0 { payload } else { nil } },
      "Removes all reasons to redact content.", #"true"#),
    CaseCodec(
      "privacySensitive", Modifier.privacySensitive,
      { if case .privacySensitive(let payload) = $0 { payload } else { nil } },
      "Marks content as private.", #"true"#),
    CaseCodec(
      "invalidatableContent", Modifier.invalidatableContent,
      { if case .invalidatableContent(let payload) = $0 { payload } else { nil } },
      "Marks content that waits for an update after an interaction.", #"true"#),
  ]
}
