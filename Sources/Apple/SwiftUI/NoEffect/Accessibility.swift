// Accessibility features that are not part of an archive.

nonisolated extension View {
  /// Adds an accessibility action.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", .none)
  }
  /// Adds an accessibility action.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recorded("accessibilityAction", .none)
  }
  /// Replaces the accessibility elements of the view with those of another view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    recorded("accessibilityRepresentation", .none)
  }
  /// Replaces the accessibility children of the view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    recorded("accessibilityChildren", .none)
  }
  /// Sets the point at which assistive technologies activate the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", .none)
  }
  /// Shows a large version of the view when it is held.
  public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer", .none)
  }
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The default action.
  public static let `default` = AccessibilityActionKind()
  /// Dismisses the view.
  public static let escape = AccessibilityActionKind()
  /// Performs the most important action.
  public static let magicTap = AccessibilityActionKind()
}
