// What other software does with a widget is not part of its archive.

nonisolated extension View {
  /// Adds an action for other software.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", .none)
  }
  /// Adds an action for other software.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", .none)
  }
  /// Stands for the view to other software.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    recorded("accessibilityRepresentation", .none)
  }
  /// Adds views for other software.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    recorded("accessibilityChildren", .none)
  }
  /// Sets the point at which assistive technologies activate the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", .none)
  }
  /// Shows a large form of the view.
  public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer", .none)
  }
}

/// A kind of action for other software.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The usual one.
  public static let `default` = AccessibilityActionKind()
  /// Dismisses the view.
  public static let escape = AccessibilityActionKind()
  /// Performs the most important action.
  public static let magicTap = AccessibilityActionKind()
}
