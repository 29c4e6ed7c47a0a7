import AppIntents
import SwiftUI
package import VitrineArchive
package import VitrineCoding

/// A control that runs an action, as `ControlWidgetButton`.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate, PrimitiveTemplate
{
  private let action: Action
  private let label: Label
  private let actionLabel: ((Bool) -> ActionLabel)?

  /// Creates a button whose label shows whether its action is running.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label()
    self.actionLabel = actionLabel
  }

  package func archived(_ context: ControlContext) throws(ArchiveError) -> ControlTemplate? {
    var button = ControlButton()
    button.label = try context.label(label)
    if let actionLabel {
      button.activeLabel = try context.label(actionLabel(true))
      button.inactiveLabel = try context.label(actionLabel(false))
    }
    button.intent = context.checked(action.archived)
    button.requiresAuthentication = Action.authenticationPolicy != .alwaysAllowed
    var template = ControlTemplate()
    template.button = button
    return template
  }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.label = label()
    actionLabel = nil
  }
}

extension ControlWidgetButton where Label == SwiftUI.Text {
  /// Creates a button with a localized title whose label shows whether its action is running.
  @StringForm @ResourceForm public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { SwiftUI.Text(titleKey) }, actionLabel: actionLabel) }
}

extension ControlWidgetButton
where Label == SwiftUI.Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a control widget button with a localized title.
  @StringForm @ResourceForm public init(_ titleKey: LocalizedStringKey, action: Action) {
    self.init(action: action) { SwiftUI.Text(titleKey) }
  }
}

/// The label of a button without one for its action; it is empty, since the system draws it.
public struct ControlWidgetButtonDefaultActionLabel: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}
