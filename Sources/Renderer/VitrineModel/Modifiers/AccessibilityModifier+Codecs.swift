import VitrineCoding

extension AccessibilityModifier: ArchiveUnion {
  package static let nameKind = ArchiveError.NameKind.modifier

  /// One row for each case: its name, payload and description.
  struct Cases: Sendable {
    let label = UnionCase(
      "accessibilityLabel", AccessibilityModifier.label,
      "The label that assistive technology reads.", #""Basil, watered""#)
    let value = UnionCase(
      "accessibilityValue", AccessibilityModifier.value,
      "The value that assistive technology reads after the label.", #""3 of 5""#)
    let hint = UnionCase(
      "accessibilityHint", AccessibilityModifier.hint,
      "What happens when the view is tapped, read after a pause.", #""Marks the task as done""#)
    let inputLabels = UnionCase(
      "accessibilityInputLabels", AccessibilityModifier.inputLabels,
      "Names of the view for voice commands.", #"["Basil", "Herbs"]"#)
    let identifier = UnionCase(
      "accessibilityIdentifier", AccessibilityModifier.identifier,
      rule: .notEmpty, "A name for tests, which is never read aloud.", #""basil""#)
    let addTraits = UnionCase(
      "accessibilityAddTraits", AccessibilityModifier.addTraits,
      "Traits of the view, in addition to its own.", #"["isHeader"]"#)
    let removeTraits = UnionCase(
      "accessibilityRemoveTraits", AccessibilityModifier.removeTraits,
      "Traits to remove from those of the view.", #"["isImage"]"#)
    let hidden = UnionCase(
      "accessibilityHidden", AccessibilityModifier.hidden,
      "Hides the view from assistive technology.", #"true"#)
    let element = UnionCase(
      "accessibilityElement", AccessibilityModifier.element,
      "Makes an accessibility element: of the view alone, of everything in it, or around "
        + "everything in it.",
      #""combine""#)
    let sortPriority = UnionCase(
      "accessibilitySortPriority", AccessibilityModifier.sortPriority,
      "The order of reading among its neighbours; higher values are read first.", #"1"#)
    let heading = UnionCase(
      "accessibilityHeading", AccessibilityModifier.heading,
      "The level of a heading.", #""h2""#)
    let textContentType = UnionCase(
      "accessibilityTextContentType", AccessibilityModifier.textContentType,
      "The kind of text in the view.", #""narrative""#)
    let respondsToUserInteraction = UnionCase(
      "accessibilityRespondsToUserInteraction", AccessibilityModifier.respondsToUserInteraction,
      "Whether Switch Control and Full Keyboard Access reach the view.", #"false"#)
    let ignoresInvertColors = UnionCase(
      "accessibilityIgnoresInvertColors", AccessibilityModifier.ignoresInvertColors,
      "Keeps the view's colours when the system inverts them.", #"true"#)
  }

  private static let cases = Cases()
  package static let codecs = CaseCodecs<AccessibilityModifier>(cases)

  package func visit<Visitor: CaseVisitor<AccessibilityModifier>>(_ visit: Visitor)
    -> Visitor.Result
  {
    switch self {
    case .label(let payload): visit(Self.cases.label, payload)
    case .value(let payload): visit(Self.cases.value, payload)
    case .hint(let payload): visit(Self.cases.hint, payload)
    case .inputLabels(let payload): visit(Self.cases.inputLabels, payload)
    case .identifier(let payload): visit(Self.cases.identifier, payload)
    case .addTraits(let payload): visit(Self.cases.addTraits, payload)
    case .removeTraits(let payload): visit(Self.cases.removeTraits, payload)
    case .hidden(let payload): visit(Self.cases.hidden, payload)
    case .element(let payload): visit(Self.cases.element, payload)
    case .sortPriority(let payload): visit(Self.cases.sortPriority, payload)
    case .heading(let payload): visit(Self.cases.heading, payload)
    case .textContentType(let payload): visit(Self.cases.textContentType, payload)
    case .respondsToUserInteraction(let payload):
      visit(Self.cases.respondsToUserInteraction, payload)
    case .ignoresInvertColors(let payload): visit(Self.cases.ignoresInvertColors, payload)
    }
  }
}
