internal import VitrineCoding
public import VitrineModel

nonisolated extension View {
  /// Applies an accessibility modifier whose texts are resolved in the view's environment, if it is enabled.
  func accessible(
    _ isEnabled: Bool = true, _ modifier: @escaping (LoweringContext) -> AccessibilityModifier
  ) -> ModifiedView<Self> {
    archived { isEnabled ? [.accessibility(modifier($0))] : [] }
  }

  /// Sets the accessibility label of the view.
  public func accessibilityLabel(_ text: Text) -> some View {
    accessible { .label(text.content($0)) }
  }
  /// Sets the accessibility label of the view.
  @StringForm @ResourceForm public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// Sets the accessibility label of the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value that assistive technologies describe.
  public func accessibilityValue(_ text: Text) -> some View {
    accessible { .value(text.content($0)) }
  }
  /// Sets the value that assistive technologies describe.
  @StringForm @ResourceForm public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// Sets the value that assistive technologies describe.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the hint about the result of the view's action.
  public func accessibilityHint(_ text: Text) -> some View {
    accessible { .hint(text.content($0)) }
  }
  /// Sets the hint about the result of the view's action.
  @StringForm @ResourceForm public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  /// Sets the hint about the result of the view's action.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets the names by which Voice Control can refer to the view.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessible { context in .inputLabels(labels.map { label in label.content(context) }) }
  }
  /// Sets the identifier of the view for UI tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { _ in .identifier(identifier) }
  }
  /// Sets whether the view is hidden from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { _ in .hidden(Flag(hidden)) }
  }
  /// Makes the view an accessibility element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { _ in .element(children.archived) }
  }
  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { _ in .addTraits(traits.archived) }
  }
  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { _ in .removeTraits(traits.archived) }
  }
  /// Sets the priority of the view in the order of reading; higher comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { _ in .sortPriority(sortPriority) }
  }
  /// Sets the accessibility content type of the text.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    accessible { _ in .textContentType(type) }
  }
  /// Sets the accessibility level of the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { _ in .heading(level.archived) }
  }
  /// Sets whether the view keeps its colours when colours are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessible { _ in .ignoresInvertColors(Flag(active)) }
  }
  /// Sets whether the view reacts to assistive technologies.
  public func accessibilityRespondsToUserInteraction(_ activation: Bool) -> some View {
    accessible { _ in .respondsToUserInteraction(Flag(activation)) }
  }
  /// Sets the names by which Voice Control can refer to the view.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
  }
  /// Sets whether the view is hidden from assistive technologies.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the identifier of the view for UI tests.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Adds accessibility traits to the view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Sets the priority of the view in the order of reading; higher comes first.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
