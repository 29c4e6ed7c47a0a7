extension Modifier {
  /// The codecs of the modifiers of widgets and of the environment.
  static let widgetCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "containerBackground", Modifier.containerBackground,
      { if case .containerBackground(let payload) = $0 { payload } else { nil } },
      "What is behind the whole widget, ignoring its margins.", #""systemBackground""#),
    CaseCodec(
      "widgetURL", Modifier.widgetURL,
      { if case .widgetURL(let payload) = $0 { payload } else { nil } },
      rule: .notEmpty, "The URL that a tap outside of controls opens.", #""tasks://today""#),
    CaseCodec(
      "widgetAccentable", Modifier.widgetAccentable,
      { if case .widgetAccentable(let payload) = $0 { payload } else { nil } },
      "Puts the view into the accent group of a tinted surface; `false` does not take it out "
        + "of one.",
      #"true"#),
    CaseCodec(
      "widgetLabel", Modifier.widgetLabel,
      { if case .widgetLabel(let payload) = $0 { payload } else { nil } },
      "What a watch face writes along the edge of a corner or the bezel; the face draws it, "
        + "not the widget.",
      #""Tasks""#),
    CaseCodec(
      "widgetCurvesContent", Modifier.widgetCurvesContent,
      { if case .widgetCurvesContent(let payload) = $0 { payload } else { nil } },
      "Lets the content of a corner follow the edge of the display; the face bends it.", #"true"#),
    CaseCodec(
      "activityBackgroundTint", Modifier.activityBackgroundTint,
      { if case .activityBackgroundTint(let payload) = $0 { payload } else { nil } },
      "The colour behind a Live Activity on the Lock Screen.",
      #"{"color": "indigo", "opacity": 0.5}"#),
    CaseCodec(
      "activitySystemActionForegroundColor", Modifier.activitySystemActionForegroundColor,
      { if case .activitySystemActionForegroundColor(let payload) = $0 { payload } else { nil } },
      "The colour of texts on the buttons that the system shows beside a Live Activity.",
      #""white""#),
    CaseCodec(
      "colorScheme", Modifier.colorScheme,
      { if case .colorScheme(let payload) = $0 { payload } else { nil } },
      "Light or dark for the view and what it holds.", #""dark""#),
    CaseCodec(
      "environment", Modifier.environment,
      { if case .environment(let payload) = $0 { payload } else { nil } },
      "Values of the environment for the view and what it holds.",
      #"{"layoutDirection": "rightToLeft"}"#),
  ]
}
