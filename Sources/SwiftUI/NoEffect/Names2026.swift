// Names of the SDKs of 2026 that files shared with an app mention; a widget shows nothing of them.

/// How early an item leaves a bar that has too little room.
public struct ToolbarItemVisibilityPriority: Sendable, Hashable {
  private let rank: Int
  /// As the platform does.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 1)
  /// Among the first to leave.
  public static let low = ToolbarItemVisibilityPriority(rank: 0)
  /// Among the last to leave.
  public static let high = ToolbarItemVisibilityPriority(rank: 2)
}

/// How a bar becomes smaller while content scrolls.
public struct ToolbarMinimizationBehavior: Sendable, Hashable {
  private let name: String
  /// As the platform does.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  /// Never.
  public static let never = ToolbarMinimizationBehavior(name: "never")
  /// While content moves up.
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
  /// While content moves down.
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

extension ToolbarItemPlacement {
  /// The bar at the top, at its end, where items stay.
  public static let topBarPinnedTrailing = ToolbarItemPlacement()
}

extension ToolbarPlacement {
  /// The status bar.
  public static let statusBar = ToolbarPlacement()
}

nonisolated extension View {
  /// Sets how early an item leaves a bar.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some View {
    recorded("visibilityPriority", .none)
  }
  /// Sets how bars become smaller.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarMinimizationBehavior", .none) }
  /// Lets swipes work on rows outside of a list.
  public func swipeActionsContainer() -> some View { recorded("swipeActionsContainer", .none) }
}

nonisolated extension ForEach where Content: View {
  /// Lets a person put rows into another order.
  public func reorderable() -> Self { self }
}
