import AppIntents
import SwiftUI
package import VitrineArchive
package import VitrineCoding

/// A control with two states, as `ControlWidgetToggle`.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate, PrimitiveTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let label: Label?
  private let valueLabel: ((Bool) -> ValueLabel)?

  /// Creates a toggle whose label depends on its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    self.valueLabel = valueLabel
  }

  package func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? {
    var toggle = ControlToggle()
    if let label { toggle.label = try context.label(label) }
    toggle.isOn = isOn
    if let valueLabel {
      toggle.onLabel = try context.label(valueLabel(true))
      toggle.offLabel = try context.label(valueLabel(false))
    }
    toggle.intent = context.checked(action.archived(turning: isOn))
    toggle.requiresAuthentication = Action.authenticationPolicy != .alwaysAllowed
    var template = ControlTemplate()
    template.toggle = toggle
    return template
  }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle with a label.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    valueLabel = nil
  }
}

extension ControlWidgetToggle where Label == SwiftUI.Text {
  /// Creates a toggle with a localized title whose value has a label.
  @StringForm @ResourceForm public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { SwiftUI.Text(titleKey) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle
where Label == SwiftUI.Text, ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a control widget toggle with a localized title.
  @StringForm @ResourceForm
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn: isOn, action: action) { SwiftUI.Text(titleKey) }
  }
}

/// The label of a toggle without one for its value; it is empty, since the system draws it.
public struct ControlWidgetToggleDefaultLabel: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}
