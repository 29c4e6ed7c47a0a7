import SwiftUI
import VitrineFoundation

nonisolated extension Button {
  /// Creates a button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(intent: intent.archived, label: label())
  }
  /// Creates a button with a role that performs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(intent: intent.archived, role: role, label: label())
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localized title that performs an intent.
  @StringForm @ResourceForm public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent.archived, label: Text(titleKey))
  }
  /// Creates a button with a role and a title that performs an intent.
  @StringForm
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent.archived, role: role, label: Text(titleKey))
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @StringForm
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(
      intent: intent.archived, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a button with a role, a title and a symbol that performs an intent.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(
      intent: intent.archived, role: role,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
