import VitrineCoding
import VitrineDisplayList
import VitrineModel

/// A control that a person can touch.
package struct InteractiveControl: Hashable, Sendable {
  /// The stable id, or the path if the archive has none.
  package let id: String
  /// Whether it is a toggle rather than a button.
  package let isToggle: Bool

  /// Creates an interactive control.
  package init(id: String, isToggle: Bool) {
    self.id = id
    self.isToggle = isToggle
  }
}

extension EnvironmentValues {
  /// Whether a button or toggle in this environment reacts to taps.
  var acceptsTaps: Bool { isEnabled && allowsInteraction && interactivity.allowsControls }

  /// Whether a link in this environment reacts to taps.
  var acceptsLinkTaps: Bool { isEnabled && allowsInteraction && interactivity.allowsLinks }
}

extension Resolver {
  /// The region of a button or toggle; nothing if controls do not react at all, so that a tap
  /// reaches the widget.
  func controlOperation(
    _ role: HitRegion.Role, _ intent: Action.Intent?, isOn: Bool?, _ scope: Scope
  ) -> DrawOperation {
    guard scope.environment.interactivity.allowsControls else {
      ignore("buttons and toggles", scope)
      return .none
    }
    if let warning = intent?.warning {
      context.report(Diagnostic(.ineffective(warning), path: scope.source.path))
    }
    return .hit(
      role, intent.map(Action.intent), isEnabled: scope.environment.acceptsTaps, isOn: isOn)
  }

  /// The region of a link; nothing where only the widget's own URL is opened.
  func linkOperation(_ url: String, _ scope: Scope) -> DrawOperation {
    guard scope.environment.interactivity.allowsLinks else {
      ignore("links", scope)
      return .none
    }
    return .hit(.link, .url(url), isEnabled: scope.environment.acceptsLinkTaps, isOn: nil)
  }

  private func ignore(_ what: String, _ scope: Scope) {
    let warning = scope.environment.interactivity.warning(of: what)
    context.report(Diagnostic(.ineffective(warning), path: scope.source.path))
  }

  /// Whether a finger is on a control.
  func isPressed(isToggle: Bool, _ scope: Scope) -> Bool {
    let interaction = scope.environment.interaction
    guard interaction.pressed != nil || !interaction.toggled.isEmpty else { return false }
    let name = scope.source.name
    context.didResolve(InteractiveControl(id: name, isToggle: isToggle))
    return interaction.pressed == name && reacts(scope)
  }

  /// The state that a toggle shows: the other one as soon as it was tapped.
  ///
  /// Source: Apple's documentation, "Adding interactivity to widgets and Live Activities".
  func isOn(_ toggle: Toggle, _ scope: Scope) -> Bool {
    let toggled = scope.environment.interaction.toggled
    guard !toggled.isEmpty, toggled.contains(scope.source.name), reacts(scope) else {
      return toggle.isOn
    }
    return !toggle.isOn
  }

  /// Whether a control reacts to taps; reports a warning if it does not.
  private func reacts(_ scope: Scope) -> Bool {
    if scope.environment.acceptsTaps { return true }
    context.report(
      Diagnostic(
        .ineffective("'\(scope.source.name)' is inactive, so that a touch changes nothing"),
        path: scope.source.path))
    return false
  }
}

extension LayoutNode {
  /// The node as it is drawn while its content is out of date; a part of a control fades as one.
  func dimmedIfInvalidated(_ scope: Scope) -> LayoutNode {
    guard scope.isInvalidated, !isSpacer else { return self }
    let opacity = scope.environment.invalidatedOpacity
    return LayoutNode(
      ".invalidated", scope, rule: PassThroughRule(),
      operation: .effect(
        operation.leaf is ControlPart ? GroupOpacityEffect(opacity) : OpacityEffect(opacity)),
      children: [self])
  }
}
