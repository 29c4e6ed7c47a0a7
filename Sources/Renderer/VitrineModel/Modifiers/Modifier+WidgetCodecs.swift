import VitrineCoding

extension Modifier.Cases {
  /// The modifiers of widgets and of the environment.
  static let widgetRows: [any CaseRow<Modifier>] = [
    containerBackground, widgetURL, widgetAccentable, widgetLabel, widgetCurvesContent,
    activityBackgroundTint, activitySystemActionForegroundColor, colorScheme, environment,
  ]

  static let containerBackground = UnionCase(
    "containerBackground", Modifier.containerBackground, .of { .containerBackground($0) },
    "What is behind the whole widget, ignoring its margins.", #""systemBackground""#)
  static let widgetURL = UnionCase(
    "widgetURL", Modifier.widgetURL, .of { .widgetURL($0) },
    rule: .notEmpty, "The URL that a tap outside controls opens.", #""tasks://today""#)
  static let widgetAccentable = UnionCase(
    "widgetAccentable", Modifier.widgetAccentable, .drawing(DrawingModifier.widgetAccentable),
    "Puts the view into the accent group of a tinted surface; `false` does not remove it "
      + "of one.",
    #"true"#)
  static let widgetLabel = UnionCase(
    "widgetLabel", Modifier.widgetLabel, .none,
    "What a watch face writes along the edge of a corner or the bezel; the face draws it, "
      + "not the widget.",
    #""Tasks""#)
  static let widgetCurvesContent = UnionCase(
    "widgetCurvesContent", Modifier.widgetCurvesContent, .none,
    "Lets the content of a corner follow the edge of the display; the watch face curves it.",
    #"true"#)
  static let activityBackgroundTint = UnionCase(
    "activityBackgroundTint", Modifier.activityBackgroundTint, .of { .activityBackgroundTint($0) },
    "The colour behind a Live Activity on the Lock Screen.",
    #"{"color": "indigo", "opacity": 0.5}"#)
  static let activitySystemActionForegroundColor = UnionCase(
    "activitySystemActionForegroundColor", Modifier.activitySystemActionForegroundColor, .none,
    "The colour of text on the buttons that the system shows beside a Live Activity.",
    #""white""#)
  static let colorScheme = UnionCase(
    "colorScheme", Modifier.colorScheme, .environment { $0.colorScheme = $1 },
    "Light or dark for the view and its content.", #""dark""#)
  static let environment = UnionCase(
    "environment", Modifier.environment, .environment { $1.apply(to: &$0) },
    "Values of the environment for the view and its content.",
    #"{"layoutDirection": "rightToLeft"}"#)
}
