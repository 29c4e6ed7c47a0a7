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
  @StringForm @ResourceForm
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived(turning: isOn), label: Text(titleKey))
  }
}
