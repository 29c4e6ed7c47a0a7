import SwiftUI
import VitrineFoundation

nonisolated extension Toggle {
  /// Creates a toggle that performs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intent: intent.archived(turning: isOn), label: label())
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a localized title that performs an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived(turning: isOn), label: Text(titleKey))
  }
  /// Creates a toggle with an unlocalized title that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived(turning: isOn), label: Text(title))
  }
  /// Creates a toggle with a localized title that performs an intent.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived(turning: isOn), label: Text(titleResource))
  }
}
