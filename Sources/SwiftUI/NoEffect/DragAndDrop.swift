// What is dragged, dropped and copied: widgets take part in none of it.

nonisolated extension View {
  /// Lets the view be dragged.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    recorded("draggable", .none)
  }
  /// Lets the view be dragged as another one.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { recorded("draggable", .none) }
  /// Accepts dropped items.
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { recorded("dropDestination", .none) }
  /// Lets the view be dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    recorded("onDrag", .none)
  }
  /// Accepts dropped items.
  public func onDrop<T>(
    of supportedTypes: [T], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("onDrop", .none) }
  /// Provides a representation of the view to other parts of the system.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider", .none)
  }
  /// Handles a user activity.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { recorded("onContinueUserActivity", .none) }
  /// Sets the window that opens external events.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { recorded("handlesExternalEvents", .none) }
  /// Opens what is held over the view.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", .none)
  }
}

/// Whether something opens that is held over a view.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// Spring loading follows the platform, or is enabled.
  public static let automatic = SpringLoadingBehavior(), enabled = SpringLoadingBehavior()
  /// Spring loading is disabled.
  public static let disabled = SpringLoadingBehavior()
}
