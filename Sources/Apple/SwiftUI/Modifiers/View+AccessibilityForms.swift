internal import VitrineCoding
internal import VitrineModel

// Properties for assistive technologies that can be turned off (iOS 18), and older forms of them.

nonisolated extension View {
  /// Sets the accessibility label of the view, if it is enabled.
  public func accessibilityLabel(_ text: Text, isEnabled: Bool) -> some View {
    accessible(isEnabled) { .label(text.content($0)) }
  }
  /// Sets the accessibility label of the view, if it is enabled.
  @StringForm @ResourceForm
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  /// Sets the value that assistive technologies describe, if it is enabled.
  public func accessibilityValue(_ text: Text, isEnabled: Bool) -> some View {
    accessible(isEnabled) { .value(text.content($0)) }
  }
  /// Sets the value that assistive technologies describe, if it is enabled.
  @StringForm @ResourceForm
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  /// Sets the hint about the result of the view's action, if it is enabled.
  public func accessibilityHint(_ text: Text, isEnabled: Bool) -> some View {
    accessible(isEnabled) { .hint(text.content($0)) }
  }
  /// Sets the hint about the result of the view's action, if it is enabled.
  @StringForm @ResourceForm
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  /// Sets whether the view is hidden from assistive technologies, if that is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible(isEnabled) { _ in .hidden(Flag(hidden)) }
  }
  /// Sets the identifier of the view for UI tests, if it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessible(isEnabled) { _ in .identifier(identifier) }
  }
  /// Sets the names by which Voice Control can refer to the view, if they are enabled.
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View {
    accessible(isEnabled) { context in .inputLabels(labels.map { $0.content(context) }) }
  }
  /// Sets the names by which Voice Control can refer to the view, if they are enabled.
  @StringForm public func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled) }
  /// Sets whether the view reacts to assistive technologies, if that is enabled.
  public func accessibilityRespondsToUserInteraction(
    _ activation: Bool, isEnabled: Bool
  ) -> some View { accessible(isEnabled) { _ in .respondsToUserInteraction(Flag(activation)) } }

  // MARK: Older forms

  /// Sets the names by which Voice Control can refer to the view.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Removes accessibility traits from the view.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the identity of the view in a selection, which a picture does not have.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    recorded("accessibility", .none)
  }
  /// Sets the point at which the view is activated.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Sets the point at which the view is activated, in points.
  public func accessibility(activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint", .none)
  }

  // MARK: Without effect in a picture

  /// Sets the point at which the view is activated, if it is enabled.
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
    recorded("accessibilityActivationPoint", .none)
  }
  /// Sets a point from which the view can be dragged, if it is enabled.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { recorded("accessibilityDragPoint", .none) }
  /// Sets a point at which the view takes what is dragged, if it is enabled.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { recorded("accessibilityDropPoint", .none) }
  /// Adds an action for a gesture of a watch's wearer.
  public func accessibilityQuickAction<C: View>(
    style: some AccessibilityQuickActionStyle, isActive: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) -> some View { recorded("accessibilityQuickAction", .none) }
}
