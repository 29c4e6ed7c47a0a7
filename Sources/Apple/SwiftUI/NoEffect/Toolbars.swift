// Toolbars, which widgets do not have.

/// The content of a toolbar.
public protocol ToolbarContent {
  /// The type of the toolbar content's body.
  associatedtype Body: ToolbarContent
  /// The toolbar items.
  @MainActor @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: items without a body are never shown.
  public var body: Never { preconditionFailure("an item without a body was asked for it") }
}

/// The toolbar items that a builder combines.
public struct ToolbarItems: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
}

/// A result builder of toolbar items.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds a toolbar item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems()
  }
  /// Combines toolbar items.
  public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems { ToolbarItems() }
  /// Builds the items of an `if` without `else`.
  public static func buildOptional(_ items: ToolbarItems?) -> ToolbarItems { ToolbarItems() }
  /// Builds the first branch of a condition.
  public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }
  /// Builds the second branch of a condition.
  public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }
  /// Builds the items of an `if #available`.
  public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarItemPlacement()
  /// The principal placement, in the centre of a navigation bar.
  public static let principal = ToolbarItemPlacement()
  /// Items for navigation.
  public static let navigation = ToolbarItemPlacement()
  /// The primary action.
  public static let primaryAction = ToolbarItemPlacement()
  /// Secondary actions.
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
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the leading end of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// At the trailing end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement()
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// Creates a toolbar item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// Creates a toolbar item group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A space between toolbar items.
public struct ToolbarSpacer: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// The width of the space.
  public enum Sizing: Sendable {
    /// Flexible or fixed width.
    case flexible, fixed
  }
  /// Creates a toolbar spacer.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement()
  /// The tab bar.
  public static let tabBar = ToolbarPlacement()
}

nonisolated extension View {
  /// Adds items to toolbars.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    recorded("toolbar", .none)
  }
  /// Shows or hides toolbars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbar", .none)
  }
  /// Shows or hides toolbars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarVisibility", .none) }
  /// Shows or hides the background of toolbars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarBackground", .none) }
  /// Sets the background of toolbars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarBackground", .none) }
  /// Sets the colour scheme of toolbars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarColorScheme", .none) }
  /// Sets how the toolbar's title is displayed.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode", .none)
  }
}

/// How the toolbar's title is displayed.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The platform's default.
  public static let automatic = ToolbarTitleDisplayMode()
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode()
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode()
  /// A large title at the leading end of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}
