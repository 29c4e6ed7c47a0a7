import VitrineCoding

extension AccessibilityModifier: ArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.modifier

  /// One row for each case: its name, payload and description.
  enum Cases {
    static let label = UnionCase(
      "accessibilityLabel", AccessibilityModifier.label,
      "The label that assistive technology reads.", #""Basil, watered""#)
    static let value = UnionCase(
      "accessibilityValue", AccessibilityModifier.value,
      "The value that assistive technology reads after the label.", #""3 of 5""#)
    static let hint = UnionCase(
      "accessibilityHint", AccessibilityModifier.hint,
      "What happens when the view is tapped, read after a pause.", #""Marks the task as done""#)
    static let inputLabels = UnionCase(
      "accessibilityInputLabels", AccessibilityModifier.inputLabels,
      "Names of the view for voice commands.", #"["Basil", "Herbs"]"#)
    static let identifier = UnionCase(
      "accessibilityIdentifier", AccessibilityModifier.identifier,
      rule: .notEmpty, "A name for tests, which is never read aloud.", #""basil""#)
    static let addTraits = UnionCase(
      "accessibilityAddTraits", AccessibilityModifier.addTraits,
      "Traits of the view, in addition to its own.", #"["isHeader"]"#)
    static let removeTraits = UnionCase(
      "accessibilityRemoveTraits", AccessibilityModifier.removeTraits,
      "Traits to remove from those of the view.", #"["isImage"]"#)
    static let hidden = UnionCase(
      "accessibilityHidden", AccessibilityModifier.hidden,
      "Hides the view from assistive technology.", #"true"#)
    static let element = UnionCase(
      "accessibilityElement", AccessibilityModifier.element,
      "Makes an accessibility element: of the view alone, of everything in it, or around "
        + "everything in it.",
      #""combine""#)
    static let sortPriority = UnionCase(
      "accessibilitySortPriority", AccessibilityModifier.sortPriority,
      "The order of reading among its neighbours; higher values are read first.", #"1"#)
    static let heading = UnionCase(
      "accessibilityHeading", AccessibilityModifier.heading,
      "The level of a heading.", #""h2""#)
    static let textContentType = UnionCase(
      "accessibilityTextContentType", AccessibilityModifier.textContentType,
      "The kind of text in the view.", #""narrative""#)
    static let respondsToUserInteraction = UnionCase(
      "accessibilityRespondsToUserInteraction", AccessibilityModifier.respondsToUserInteraction,
      "Whether Switch Control and Full Keyboard Access reach the view.", #"false"#)
    static let ignoresInvertColors = UnionCase(
      "accessibilityIgnoresInvertColors", AccessibilityModifier.ignoresInvertColors,
      "Keeps the view's colours when the system inverts them.", #"true"#)
  }

  package static let codecs = CaseCodecs<AccessibilityModifier>([
    Cases.label, Cases.value, Cases.hint, Cases.inputLabels, Cases.identifier, Cases.addTraits,
    Cases.removeTraits, Cases.hidden, Cases.element, Cases.sortPriority, Cases.heading,
    Cases.textContentType, Cases.respondsToUserInteraction, Cases.ignoresInvertColors,
  ])

  package func visit<Visitor: CaseVisitor<AccessibilityModifier>>(_ visit: Visitor)
    -> Visitor.Result
  {
    switch self {
    case .label(let payload): visit(Cases.label, payload)
    case .value(let payload): visit(Cases.value, payload)
    case .hint(let payload): visit(Cases.hint, payload)
    case .inputLabels(let payload): visit(Cases.inputLabels, payload)
    case .identifier(let payload): visit(Cases.identifier, payload)
    case .addTraits(let payload): visit(Cases.addTraits, payload)
    case .removeTraits(let payload): visit(Cases.removeTraits, payload)
    case .hidden(let payload): visit(Cases.hidden, payload)
    case .element(let payload): visit(Cases.element, payload)
    case .sortPriority(let payload): visit(Cases.sortPriority, payload)
    case .heading(let payload): visit(Cases.heading, payload)
    case .textContentType(let payload): visit(Cases.textContentType, payload)
    case .respondsToUserInteraction(let payload): visit(Cases.respondsToUserInteraction, payload)
    case .ignoresInvertColors(let payload): visit(Cases.ignoresInvertColors, payload)
    }
  }
}
