import SwiftUI

// Actions of assistive technologies that run intents; a picture has none.

nonisolated extension View {
  /// Runs an intent for an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, intent: some AppIntent
  ) -> some View { accessibilityAction(actionKind) {} }
  /// Runs an intent for an action with a localized name.
  @StringForm public func accessibilityAction(
    named nameKey: LocalizedStringKey, intent: some AppIntent
  ) -> some View { accessibilityAction(named: Text(nameKey)) {} }
  /// Runs an intent for an action with a name.
  public func accessibilityAction(named name: Text, intent: some AppIntent) -> some View {
    accessibilityAction(named: name) {}
  }
  /// Runs an intent for an action with a label.
  public func accessibilityAction<L: View>(
    intent: some AppIntent, @ViewBuilder label: () -> L
  ) -> some View { accessibilityAction(named: Text(verbatim: "")) {} }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title, an image and a role, which runs an intent.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
  }
}
