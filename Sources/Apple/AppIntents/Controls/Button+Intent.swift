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
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent.archived, label: Text(titleKey))
  }
  /// Creates a button with an unlocalized title that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(intent: intent.archived, label: Text(title))
  }
  /// Creates a button with a localized title that performs an intent.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent.archived, label: Text(titleResource))
  }
  /// Creates a button with a role and a title that performs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent.archived, role: role, label: Text(titleKey))
  }
  /// Creates a button with a role and a title that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
    self.init(intent: intent.archived, role: role, label: Text(title))
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(
      intent: intent.archived, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a button with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent.archived, label: SwiftUI.Label(title, systemImage: systemImage))
  }
  /// Creates a button with a role, a title and a symbol that performs an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(
      intent: intent.archived, role: role,
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a button with a role, a title and a symbol that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(
      intent: intent.archived, role: role, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}
