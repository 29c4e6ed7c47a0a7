extension AccessibilityModifier: ArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.modifier

  package static let codecs = CaseCodecs<AccessibilityModifier>([
    CaseCodec(
      "accessibilityLabel", AccessibilityModifier.label,
      { if case .label(let payload) = $0 { payload } else { nil } },
      "What assistive technology calls the view.", #""Basil, watered""#),
    CaseCodec(
      "accessibilityValue", AccessibilityModifier.value,
      { if case .value(let payload) = $0 { payload } else { nil } },
      "The value that assistive technology reads after the label.", #""3 of 5""#),
    CaseCodec(
      "accessibilityHint", AccessibilityModifier.hint,
      { if case .hint(let payload) = $0 { payload } else { nil } },
      "What happens when the view is tapped, read after a pause.", #""Marks the task as done""#),
    CaseCodec(
      "accessibilityInputLabels", AccessibilityModifier.inputLabels,
      { if case .inputLabels(let payload) = $0 { payload } else { nil } },
      "Names by which a voice command may call the view.", #"["Basil", "Herbs"]"#),
    CaseCodec(
      "accessibilityIdentifier", AccessibilityModifier.identifier,
      { if case .identifier(let payload) = $0 { payload } else { nil } },
      rule: .notEmpty, "A name for tests, which is never read aloud.", #""basil""#),
    CaseCodec(
      "accessibilityAddTraits", AccessibilityModifier.addTraits,
      { if case .addTraits(let payload) = $0 { payload } else { nil } },
      "What the view is, in addition to what it is by itself.", #"["isHeader"]"#),
    CaseCodec(
      "accessibilityRemoveTraits", AccessibilityModifier.removeTraits,
      { if case .removeTraits(let payload) = $0 { payload } else { nil } },
      "What the view is not, although it is by itself.", #"["isImage"]"#),
    CaseCodec(
      "accessibilityHidden", AccessibilityModifier.hidden,
      { if case .hidden(let payload) = $0 { payload } else { nil } },
      "Leaves the view out of what assistive technology reads.", #"true"#),
    CaseCodec(
      "accessibilityElement", AccessibilityModifier.element,
      { if case .element(let payload) = $0 { payload } else { nil } },
      "Makes an accessibility element: of the view alone, of everything in it, or around "
        + "everything in it.",
      #""combine""#),
    CaseCodec(
      "accessibilitySortPriority", AccessibilityModifier.sortPriority,
      { if case .sortPriority(let payload) = $0 { payload } else { nil } },
      "The order of reading among its neighbours; higher comes first.", #"1"#),
    CaseCodec(
      "accessibilityHeading", AccessibilityModifier.heading,
      { if case .heading(let payload) = $0 { payload } else { nil } },
      "The level of a heading.", #""h2""#),
    CaseCodec(
      "accessibilityTextContentType", AccessibilityModifier.textContentType,
      { if case .textContentType(let payload) = $0 { payload } else { nil } },
      "What kind of text the view holds.", #""narrative""#),
    CaseCodec(
      "accessibilityRespondsToUserInteraction", AccessibilityModifier.respondsToUserInteraction,
      { if case .respondsToUserInteraction(let payload) = $0 { payload } else { nil } },
      "Whether Switch Control and Full Keyboard Access reach the view.", #"false"#),
    CaseCodec(
      "accessibilityIgnoresInvertColors", AccessibilityModifier.ignoresInvertColors,
      { if case .ignoresInvertColors(let payload) = $0 { payload } else { nil } },
      "Keeps the view's colours when the system inverts them.", #"true"#),
  ])
}
