import SwiftUI
import VitrineFoundation

nonisolated extension Toggle {
  /// Makes a toggle that runs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intent: intent.archived, label: label())
  }
}

nonisolated extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived, label: Text(titleKey))
  }
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived, label: Text(title))
  }
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent.archived, label: Text(titleResource))
  }
}
