// Bars of screens: widgets have none.

/// The content of a toolbar.
public protocol ToolbarContent {
  /// The type of the toolbar content's body.
  associatedtype Body: ToolbarContent
  /// The toolbar items.
  @MainActor @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: items have no body.
  public var body: Never { preconditionFailure("an item without a body was asked for it") }
}

/// The toolbar items that a builder combines.
public struct ToolbarItems: ToolbarContent {
  /// Items have no body.
  public typealias Body = Never
}

/// Collects the items of a bar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds a toolbar item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems()
  }
  /// Combines toolbar items.
  public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems { ToolbarItems() }
  /// Items that may be missing.
  public static func buildOptional(_ items: ToolbarItems?) -> ToolbarItems { ToolbarItems() }
  /// Builds the first branch of a condition.
  public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }
  /// Builds the second branch of a condition.
  public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }
  /// Items of later systems.
  public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarItemPlacement()
  /// The principal placement, in the centre of a navigation bar.
  public static let principal = ToolbarItemPlacement()
  /// Where one goes to.
  public static let navigation = ToolbarItemPlacement()
  /// The most important action.
  public static let primaryAction = ToolbarItemPlacement()
  /// Actions that are less important.
  public static let secondaryAction = ToolbarItemPlacement()
  /// Items that show status.
  public static let status = ToolbarItemPlacement()
  /// The action that confirms a presentation.
  public static let confirmationAction = ToolbarItemPlacement()
  /// The action that cancels a presentation.
  public static let cancellationAction = ToolbarItemPlacement()
  /// The action that destroys data.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Above the on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// The bar at the top, at its start.
  public static let topBarLeading = ToolbarItemPlacement()
  /// The bar at the top, at its end.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// The bar at the top, at its start.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// The bar at the top, at its end.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement()
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Items have no body.
  public typealias Body = Never
  /// Creates a toolbar item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Items have no body.
  public typealias Body = Never
  /// Creates a toolbar item group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Room between items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// Items have no body.
  public typealias Body = Never
  /// How wide the room is.
  public enum Sizing: Sendable {
    /// Flexible or fixed width.
    case flexible, fixed
  }
  /// Creates a toolbar spacer.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
}

nonisolated extension View {
  /// Adds items to bars of a screen.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    recorded("toolbar", .none)
  }
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbar", .none)
  }
  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarVisibility", .none) }
  /// Shows or hides the ground of bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarBackground", .none) }
  /// Sets the ground of bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarBackground", .none) }
  /// Sets the scheme of bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarColorScheme", .none) }
  /// Sets what a touch of the title shows.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode", .none)
  }
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarTitleDisplayMode()
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode()
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode()
  /// In the bar, at its start.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}
