extension CheckRule {
  /// All rules, one row for each id.
  public static let all: [CheckRule] =
    text + room + contrast + lost + touch + speech + data + limits + archive + device

  private static let text = [
    CheckRule(
      .textCut, .error, "A text on a single line ends in an ellipsis.",
      ways: ["give it more space", "let it shrink or wrap: minimumScaleFactor, lineLimit"],
      source: "Apple Human Interface Guidelines, Typography: avoid truncation"),
    CheckRule(
      .textLines, .warning, "A text of several lines is truncated.",
      ways: ["raise lineLimit or shorten the text", "choose a larger family for it"],
      source: "Apple Human Interface Guidelines, Typography: avoid truncation"),
    CheckRule(
      .textScaled, .warning, "A text is scaled down to a size that is hard to read.",
      ways: ["give it more space", "raise minimumScaleFactor"],
      source:
        "Apple Human Interface Guidelines, Typography: 11 points on iOS, 10 on macOS, 12 on watchOS"
    ),
    CheckRule(
      .textSmall, .warning, "A text is too small to read.",
      ways: ["use a text style, such as .caption2", "show less, so that the text can be larger"],
      source: "Two thirds of the smallest sizes in Apple's Human Interface Guidelines, Typography: "
        + "11 points on iOS, 10 on macOS, 12 on watchOS and visionOS (the fraction is assumed)"),
    CheckRule(
      .textMinimum, .warning, isDefault: false,
      "A text is smaller than Apple's guidelines recommend.",
      ways: ["use a text style, such as .caption2", "show less, so that the text can be larger"],
      source: "Apple Human Interface Guidelines, Typography: 11 points on iOS, 10 on macOS, 12 on "
        + "watchOS and visionOS"),
    CheckRule(
      .textDivided, .warning,
      "A word is broken where a line cannot end: without a hyphen, or inside a name.",
      ways: ["give the word more space", "let the text shrink: minimumScaleFactor"],
      source: "The line breaking rules of Unicode (UAX 14); capitals mark names, but not in German"),
    CheckRule(
      .textUnit, .warning, "A number and its unit are on two lines.",
      ways: ["put a no-break space (U+00A0) between them", "format them as a measurement"],
      source: "A number is not read without its unit (assumed)"),
    CheckRule(
      .textOverlap, .error, "Two texts are drawn over each other.",
      ways: ["put them into a stack", "move them apart"],
      source: "A quarter of the smaller text's box is covered (assumed)"),
    CheckRule(
      .textMirrored, .error, "A text is drawn as in a mirror, so that nobody can read it.",
      ways: [
        "turn shapes and images alone: flipsForRightToLeftLayoutDirection",
        "leave the text out of what scaleEffect(x: -1) turns",
      ],
      source: "The transforms around the text; wordpress-mobile/WordPress-iOS pull request 17731"),
    CheckRule(
      .textCovered, .error, "A text or a symbol is hidden behind something drawn over it.",
      ways: ["draw the text last", "give both their own space"],
      source: "A quarter of the letters' pixels are hidden (assumed)"),
  ]

  private static let room = [
    CheckRule(
      .roomCut, .error, "A text, a symbol or a control is cut off by the widget's edge.",
      ways: ["let the content shrink", "show less of it in this family"],
      source: "The sizes that devices give widgets (WidgetFamily)"),
    CheckRule(
      .roomCorner, .warning, "A text or a symbol touches the curve of the widget's corner.",
      ways: ["keep the content margins", "pad the text"],
      source: "Apple Human Interface Guidelines, Widgets: margins and corner radii"),
    CheckRule(
      .roomClipped, .error, "A text or a control is cut off by a clip shape or a mask around it.",
      ways: ["clip a view that is large enough for its content", "let the content shrink"],
      source: "A tenth of the box is cut off (assumed)"),
    CheckRule(
      .roomCamera, .error, "A text, a symbol or a control is behind the Dynamic Island's camera.",
      ways: ["keep content in its region", "shorten it or let it shrink"],
      source: "Apple Human Interface Guidelines, Live Activities: content surrounds the camera"),
    CheckRule(
      .roomOverflow, .warning,
      "A text or a symbol is larger than its frame.",
      ways: ["give the frame a minimum instead of a fixed size", "let the text shrink"],
      source: "SwiftUI draws content that exceeds a frame over its neighbours"),
    CheckRule(
      .roomMargins, .warning,
      "The content is larger than the space inside the content margins, or a text is next to the edge.",
      ways: ["let stacks and texts shrink", "show less of it in this family"],
      source: "Apple Human Interface Guidelines, Widgets: content margins"),
  ]

  private static let contrast = [
    CheckRule(
      .contrastInvisible, .error, "A text or a symbol has the colour of its background.",
      ways: ["use a colour of the scheme, such as .primary", "give the colour a dark variant"],
      source:
        "A contrast ratio below 1.2:1 and the same hue (assumed to be the limit of visibility)"
    ),
    CheckRule(
      .contrastLow, .warning, "A text has little contrast with its background.",
      ways: ["use a darker or lighter colour", "add a background"],
      source:
        "Two thirds of the contrast that WCAG 2.2, 1.4.3 requires: 3:1, and 2:1 for large or bold text"
    ),
    CheckRule(
      .contrastSymbol, .warning, isDefault: false,
      "A symbol has little contrast with its background, and may be more than decoration.",
      ways: ["use a darker or lighter colour", "add a background"],
      source: "WCAG 2.2, 1.4.11: 3:1 for graphics that are needed to understand the content"),
    CheckRule(
      .contrastMinimum, .warning, isDefault: false,
      "A text has less contrast than accessibility guidelines recommend.",
      ways: ["use a darker or lighter colour", "make the text larger or bold"],
      source:
        "Apple Human Interface Guidelines, Accessibility: 4.5:1 up to 17 points, 3:1 above or in bold"
    ),
  ]

  private static let lost = [
    CheckRule(
      .lostImage, .error,
      "An opaque image becomes a block of one colour where colours are replaced.",
      ways: [
        "add .widgetAccentedRenderingMode(.fullColor) or .desaturated to the image",
        "show another image where widgetRenderingMode is accented",
      ],
      source: "Apple's documentation of widgetAccentedRenderingMode(_:)"),
    CheckRule(
      .lostBackground, .warning,
      "A text in the container background disappears if the background is removed.",
      ways: [
        "move the text out of containerBackground",
        "show it again if showsWidgetContainerBackground is false",
      ],
      source: "Apple's documentation of containerBackground(for:): the system may remove it"),
    CheckRule(
      .lostSymbol, .error, "A symbol or an image does not exist, so devices show nothing.",
      ways: ["correct the name", "add the image or symbol to the asset catalogue"],
      source: "The names of SF Symbols, and the assets of the archive"),
    CheckRule(
      .lostContent, .warning, "Nothing is drawn but the background, or one colour.",
      ways: ["show what is missing in a text", "leave out the family or the entry"],
      source: "The pixels of the picture, and the views in it"),
  ]

  private static let touch = [
    CheckRule(
      .touchSmall, .warning, "A button, a toggle or a link is too small to tap reliably.",
      ways: ["add padding inside the label", "a contentShape of 44 points"],
      source: "WCAG 2.2, 2.5.8: 24 by 24 points"),
    CheckRule(
      .touchMinimum, .warning, isDefault: false,
      "A button, a toggle or a link is smaller than Apple's guidelines recommend.",
      ways: ["add padding inside the label", "a contentShape of 44 points"],
      source: "Apple Human Interface Guidelines, Buttons: 44 by 44 points"),
    CheckRule(
      .touchOverlap, .warning, "Two controls react to taps in the same place.",
      ways: ["move them apart", "make one of them part of the other's action"],
      source: "A quarter of the smaller region is covered (assumed)"),
    CheckRule(
      .touchCut, .error, "Part of a control is outside the widget, where it cannot be tapped.",
      ways: ["let the content shrink", "show fewer controls in this family"],
      source: "The sizes that devices give widgets (WidgetFamily)"),
    CheckRule(
      .touchInert, .warning, "A button, a toggle or a link has no effect in this family.",
      ways: ["show it as a label there", "use widgetURL or an intent for taps"],
      source: "Apple's documentation: systemSmall has no links, inline accessories no controls, "
        + "and widgets run intents, never closures"),
  ]

  private static let speech = [
    CheckRule(
      .speechUnlabeled, .warning, "A control or an image has no text for VoiceOver.",
      ways: ["add accessibilityLabel(_:)", "accessibilityHidden(true) to decoration"],
      source: "Apple Human Interface Guidelines, VoiceOver"),
    CheckRule(
      .speechOrder, .warning, isDefault: false,
      "VoiceOver reads elements in a different order than people do.",
      ways: ["order the views as people read them", "use accessibilitySortPriority(_:)"],
      source: "Apple Human Interface Guidelines, VoiceOver: reading direction"),
    CheckRule(
      .speechPrivate, .error, "Private content is hidden in the picture and read aloud.",
      ways: ["mark the label as privacySensitive, too", "omit the value"],
      source: "Apple's documentation of privacySensitive(_:)"),
  ]

  private static let data = [
    CheckRule(
      .privacyUneven, .error, "A text that is private in one family is readable in another.",
      ways: ["add privacySensitive() in this family, too", "omit the text in this family"],
      source: "Apple's documentation of privacySensitive(_:)"),
    CheckRule(
      .privacyMissing, .warning, isDefault: false,
      "The data protection requires redaction, but no view is marked as private.",
      ways: [
        "mark private views with privacySensitive()",
        "lower the data protection if nothing is private",
      ],
      source: "Apple's documentation of the Data Protection entitlement for widgets"),
    CheckRule(
      .languageMissing, .warning, "A string has no translation into a language of the catalogue.",
      ways: ["translate it", "exclude it from translation; in Swift write Text(verbatim:)"],
      source: "The languages of the archive's string tables"),
    CheckRule(
      .languageFormat, .error, "A translation has different placeholders than its key.",
      ways: [
        "use the specifiers of the key: %@, %lld, %1$@",
        "change the key and its other translations",
      ],
      source: "Apple's documentation of format specifiers"),
    CheckRule(
      .languageMirror, .warning,
      "A symbol points left or right although text runs in the opposite direction.",
      ways: [
        "use the symbol's forward or backward variant",
        "mirror it: flipsForRightToLeftLayoutDirection(true)",
      ],
      source: "Apple Human Interface Guidelines, Right to left"),
    CheckRule(
      .timelinePlaceholder, .warning, isDefault: false,
      "There is no placeholder, or it shows real data.",
      ways: [
        "return an entry of the same layout without data from placeholder(in:)",
        "redact it: redacted(reason: .placeholder)",
      ],
      source: "Apple's documentation of TimelineProvider"),
    CheckRule(
      .timelineOrder, .warning, "Entries are out of order, or one is never shown.",
      ways: ["give the entries ascending dates", "omit entries that are never shown"],
      source: "Apple's documentation of Timeline"),
    CheckRule(
      .timelineGap, .warning, isDefault: false, "The timeline ends and no new one is requested.",
      ways: [
        "use the policy .atEnd or .after if there will be further entries",
        "reload the timeline from the app: WidgetCenter",
      ],
      source: "Apple's documentation of TimelineReloadPolicy"),
    CheckRule(
      .timelineBudget, .warning, "The timeline requests more reloads than the system allows.",
      ways: ["put more entries into a timeline", "request the next one later"],
      source: "Apple, Keeping a widget up to date: 40 to 70 reloads a day, every 15 to 60 minutes"),
    CheckRule(
      .timelineDate, .warning,
      "A date or duration in a text becomes wrong before the next entry or the next reload.",
      ways: [
        "use Text(_:style:) or Text(timerInterval:), which the system keeps up to date",
        "add an entry for each date at which the text changes",
      ],
      source: "Apple, Displaying dynamic dates in widgets"),
    CheckRule(
      .timelineEnded, .warning, "A timer has ended before it is shown, and does not move.",
      ways: ["show a text instead of the timer", "add an entry for the date at which it ends"],
      source: "Apple's documentation of Text(timerInterval:): it stops at the end of its interval"),
    CheckRule(
      .timelineRelevance, .warning, "All entries have the same relevance, which has no effect.",
      ways: ["give entries different scores", "omit the relevance"],
      source: "Apple's documentation of TimelineEntryRelevance"),
  ]

  private static let limits = [
    CheckRule(
      .limitImage, .error, "An image has more pixels than the system archives.",
      ways: [
        "make the image smaller before it is shown",
        "store a smaller copy for the widget: preparingThumbnail(of:)",
      ],
      source:
        "Logs of devices: 4.4 times the widget's pixels (TortugaPower/BookPlayer pull request 1282), "
        + "1.44 times those of a complication; Apple's documentation of ActivityKit"),
    CheckRule(
      .limitPush, .error, "The state of a Live Activity is too large for a push notification.",
      ways: [
        "keep identifiers in the state and load the rest in the widget",
        "shorten texts and names of keys in the state",
      ],
      source: "Apple's documentation of ActivityKit: 4 KB for attributes and state"),
    CheckRule(
      .limitFont, .warning, "A font is not on the device, so the system font is used.",
      ways: [
        "add the font to the widget's target and to UIAppFonts",
        "use a font of the system: .system(size:design:)",
      ],
      source: "Apple, Applying custom fonts to text"),
    CheckRule(
      .limitFace, .note,
      "A font of the device is drawn by another face here, so that lines may break elsewhere.",
      ways: [
        "look at these texts on a device, too",
        "give the folder of the font's file with --font-dir",
      ],
      source: "Apple, System Fonts"),
    CheckRule(
      .limitMemory, .warning,
      "The images of all entries together need more memory than the system allows.",
      ways: ["make the images smaller", "put fewer entries into a timeline"],
      source: "Feedback FB8832751: 30 MB for the extension, for all entries together"),
    CheckRule(
      .limitSymbol, .warning, "A symbol is newer than the oldest system that the widget runs on.",
      ways: ["use an older symbol", "another one in an if #available statement"],
      source: "The versions of iOS in Apple's list of SF Symbols"),
    CheckRule(
      .limitEntries, .note,
      "Entries follow each other faster than the system promises to show them.",
      ways: ["put entries at least five minutes apart", "let a text update itself"],
      source: "Apple, Keeping a widget up to date: about five minutes apart; a device kept the "
        + "placeholder at 1440 entries (pawello2222/WidgetExamples issue 8)"),
    CheckRule(
      .limitArchive, .note, "The views of all entries together are larger than is known to work.",
      ways: ["put fewer entries into a timeline", "show less in each"],
      source: "A device kept the placeholder at entries of some megabytes (millianlmx/swimmich "
        + "issue 19); the limit is not published"),
    CheckRule(
      .limitHeight, .warning, "The content of a Live Activity is higher than the system shows.",
      ways: ["show less", "let it shrink"],
      source: "Apple's documentation of ActivityKit: above 160 points the system may truncate it"),
    CheckRule(
      .limitDuration, .warning, "A timer of a Live Activity runs on after the activity has ended.",
      ways: ["show the date instead of a timer", "start the activity later"],
      source: "Apple's documentation of ActivityKit: an activity ends after eight hours"),
  ]

  private static let archive = [
    CheckRule(
      .archiveMistake, .warning,
      "The archive says something that has no effect, or names a string that it does not have.",
      ways: ["correct the name", "remove what has no effect"],
      source: "The warnings of 'vitrine render' and 'vitrine validate'")
  ]

  /// Defects of iOS that people reported and work around: devices do not do what is documented.
  private static let device = [
    CheckRule(
      .deviceURL, .warning, "Several views set the widget's URL, and a tap opens only one of them.",
      ways: ["use Link or Button in the widget", "keep one widgetURL around all of it"],
      source: "Apple leaves it undefined; devices open the last (ABausG/home_widget issue 235)"),
    CheckRule(
      .deviceLink, .warning,
      "An image with widgetAccentedRenderingMode in a link breaks the link's destination.",
      ways: [
        "put the link over the image: .overlay(Link(destination:) { Color.clear })",
        "use widgetURL for the whole widget",
      ],
      source:
        "Apple's developer forum, thread 795408; mozilla-mobile/firefox-ios pull request 32491"),
    CheckRule(
      .deviceStill, .warning,
      "A spinner or a repeating symbol effect does not move, because widgets are snapshots.",
      ways: ["show a symbol", "a timer: Text(timerInterval:), ProgressView(timerInterval:)"],
      source: "jerryfane/herdrup pull request 113: both are static on devices"),
    CheckRule(
      .deviceFullScreen, .warning,
      "isActivityFullscreen keeps a Live Activity from appearing on iOS 16.",
      ways: ["require iOS 17", "do not read isActivityFullscreen"],
      source: "kiwix/kiwix-apple pull request 1114"),
  ]
}
