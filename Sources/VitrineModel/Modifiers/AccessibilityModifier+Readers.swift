extension AccessibilityModifier {
  /// The modifiers by their name in archives.
  static let readers: [String: Modifier.Reader] = [
    "accessibilityLabel": Modifier.Reader(
      { (payload: Text) in .accessibility(.label(payload)) },
      "What assistive technology calls the view.",
      #""Basil, watered""#),
    "accessibilityValue": Modifier.Reader(
      { (payload: Text) in .accessibility(.value(payload)) },
      "The value that assistive technology reads behind the label.",
      #""3 of 5""#),
    "accessibilityHint": Modifier.Reader(
      { (payload: Text) in .accessibility(.hint(payload)) },
      "What happens when the view is tapped, read after a pause.",
      #""Marks the task as done""#),
    "accessibilityInputLabels": Modifier.Reader(
      { (payload: [Text]) in .accessibility(.inputLabels(payload)) },
      "Names by which a voice command may call the view.",
      #"["Basil", "Herbs"]"#),
    "accessibilityIdentifier": Modifier.Reader(
      { (payload: String) in .accessibility(.identifier(payload)) }, rule: .notEmpty,
      "A name for tests, which nobody hears.",
      #""basil""#),
    "accessibilityAddTraits": Modifier.Reader(
      { (payload: [AccessibilityTrait]) in .accessibility(.addTraits(payload)) },
      "What the view is, beside what it is by itself.",
      #"["isHeader"]"#),
    "accessibilityRemoveTraits": Modifier.Reader(
      { (payload: [AccessibilityTrait]) in .accessibility(.removeTraits(payload)) },
      "What the view is not, although it is by itself.",
      #"["isImage"]"#),
    "accessibilityHidden": Modifier.Reader(
      { (payload: Flag) in .accessibility(.hidden(payload)) },
      "Leaves the view out of what assistive technology reads.",
      #"true"#),
    "accessibilityElement": Modifier.Reader(
      { (payload: AccessibilityChildBehavior) in .accessibility(.element(payload)) },
      "Makes an element of the view: of its own, of all in it, or around all in it.",
      #""combine""#),
    "accessibilitySortPriority": Modifier.Reader(
      { (payload: Double) in .accessibility(.sortPriority(payload)) },
      "The order of reading among its neighbours; higher comes first.",
      #"1"#),
    "accessibilityHeading": Modifier.Reader(
      { (payload: AccessibilityHeadingLevel) in .accessibility(.heading(payload)) },
      "The level of a heading.",
      #""h2""#),
    "accessibilityTextContentType": Modifier.Reader(
      { (payload: AccessibilityTextContentType) in .accessibility(.textContentType(payload)) },
      "What kind of text the view holds.",
      #""narrative""#),
    "accessibilityRespondsToUserInteraction": Modifier.Reader(
      { (payload: Flag) in .accessibility(.respondsToUserInteraction(payload)) },
      "Whether Switch Control and Full Keyboard Access reach the view.",
      #"false"#),
    "accessibilityIgnoresInvertColors": Modifier.Reader(
      { (payload: Flag) in .accessibility(.ignoresInvertColors(payload)) },
      "Keeps the view's colours when the system inverts them.",
      #"true"#),
  ]
}
