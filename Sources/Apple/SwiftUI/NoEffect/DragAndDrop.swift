// Drag and drop, copying and activities, in which widgets do not take part.

nonisolated extension View {
  /// Makes the view draggable.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    recorded("draggable", .none)
  }
  /// Makes the view draggable, with a preview.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { recorded("draggable", .none) }
  /// Accepts dropped items.
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { recorded("dropDestination", .none) }
  /// Makes the view draggable.
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
  /// Sets the spring loading of the view.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", .none)
  }
}

/// Whether a view opens while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// Spring loading follows the platform, or is enabled.
  public static let automatic = SpringLoadingBehavior(), enabled = SpringLoadingBehavior()
  /// Spring loading is disabled.
  public static let disabled = SpringLoadingBehavior()
}
