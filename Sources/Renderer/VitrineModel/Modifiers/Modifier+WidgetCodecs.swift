import VitrineCoding

/// The modifiers of widgets and of the environment.
struct WidgetModifierCases: Sendable {
  let containerBackground = UnionCase(
    "containerBackground", Modifier.containerBackground, .of { .containerBackground($0) },
    "What is behind the whole widget, ignoring its margins.", #""systemBackground""#)
  let widgetURL = UnionCase(
    "widgetURL", Modifier.widgetURL, .of { .widgetURL($0) },
    rule: .notEmpty, "The URL that a tap outside controls opens.", #""tasks://today""#)
  let widgetAccentable = UnionCase(
    "widgetAccentable", Modifier.widgetAccentable, .drawing(DrawingModifier.widgetAccentable),
    "Puts the view into the accent group of a tinted surface; `false` does not remove it "
      + "of one.",
    #"true"#)
  let widgetLabel = UnionCase(
    "widgetLabel", Modifier.widgetLabel, .none,
    "What a watch face writes along the edge of a corner or the bezel; the face draws it, "
      + "not the widget.",
    #""Tasks""#)
  let widgetCurvesContent = UnionCase(
    "widgetCurvesContent", Modifier.widgetCurvesContent, .none,
    "Lets the content of a corner follow the edge of the display; the watch face curves it.",
    #"true"#)
  let activityBackgroundTint = UnionCase(
    "activityBackgroundTint", Modifier.activityBackgroundTint, .of { .activityBackgroundTint($0) },
    "The colour behind a Live Activity on the Lock Screen.",
    #"{"color": "indigo", "opacity": 0.5}"#)
  let activitySystemActionForegroundColor = UnionCase(
    "activitySystemActionForegroundColor", Modifier.activitySystemActionForegroundColor, .none,
    "The colour of text on the buttons that the system shows beside a Live Activity.",
    #""white""#)
  let colorScheme = UnionCase(
    "colorScheme", Modifier.colorScheme, .environment { $0.colorScheme = $1 },
    "Light or dark for the view and its content.", #""dark""#)
  let environment = UnionCase(
    "environment", Modifier.environment, .environment { $1.apply(to: &$0) },
    "Values of the environment for the view and its content.",
    #"{"layoutDirection": "rightToLeft"}"#)
}
