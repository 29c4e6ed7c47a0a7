internal import VitrineModel

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

/// A view in a toolbar, and where it is.
struct ToolbarEntry {
  var placement = ToolbarItemPlacement.automatic
  let content: any View

  /// The views, each of which is an item.
  @MainActor func items(_ context: LoweringContext) -> [ScreenToolbarItem] {
    AnyView(content).lowered(context).map { ScreenToolbarItem(placement.archived, $0) }
  }
}

/// Toolbar content without a body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The items, from leading to trailing.
  @MainActor func collect() -> [ToolbarEntry]
}

extension ToolbarContent {
  /// The items of the content or of its body.
  @MainActor var allEntries: [ToolbarEntry] {
    if let items = self as? any PrimitiveToolbarContent { return items.collect() }
    return Body.self == Never.self ? [] : body.allEntries
  }
}

/// The toolbar items that a builder combines.
public struct ToolbarItems: PrimitiveToolbarContent {
  var parts: [any ToolbarContent] = []
  @MainActor func collect() -> [ToolbarEntry] { parts.flatMap { $0.allEntries } }
}

/// A result builder of toolbar items.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds a toolbar item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems(parts: [content])
  }
  /// Combines toolbar items.
  public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems {
    ToolbarItems(parts: items)
  }
  /// Builds the items of an `if` without `else`.
  public static func buildOptional(_ items: ToolbarItems?) -> ToolbarItems {
    items ?? ToolbarItems()
  }
  /// Builds the first branch of a condition.
  public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }
  /// Builds the second branch of a condition.
  public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }
  /// Builds the items of an `if #available`.
  public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  var archived = ScreenToolbarItem.Placement.automatic
  /// The platform's default.
  public static let automatic = ToolbarItemPlacement()
  /// The principal placement, in the centre of a navigation bar.
  public static let principal = ToolbarItemPlacement(archived: .principal)
  /// Items for navigation.
  public static let navigation = ToolbarItemPlacement(archived: .navigation)
  /// The primary action.
  public static let primaryAction = ToolbarItemPlacement(archived: .primaryAction)
  /// Secondary actions.
  public static let secondaryAction = ToolbarItemPlacement(archived: .secondaryAction)
  /// Items that show status.
  public static let status = ToolbarItemPlacement(archived: .status)
  /// The action that confirms a presentation.
  public static let confirmationAction = ToolbarItemPlacement(archived: .confirmationAction)
  /// The action that cancels a presentation.
  public static let cancellationAction = ToolbarItemPlacement(archived: .cancellationAction)
  /// The action that destroys data.
  public static let destructiveAction = ToolbarItemPlacement(archived: .destructiveAction)
  /// Above the on-screen keyboard.
  public static let keyboard = ToolbarItemPlacement(archived: .keyboard)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(archived: .topBarLeading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(archived: .topBarTrailing)
  /// At the leading end of the bar at the top.
  public static let navigationBarLeading = topBarLeading
  /// At the trailing end of the bar at the top.
  public static let navigationBarTrailing = topBarTrailing
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(archived: .bottomBar)
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  private let entries: [ToolbarEntry]
  @MainActor func collect() -> [ToolbarEntry] { entries }
  /// Creates a toolbar item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entries = [ToolbarEntry(placement: placement, content: SingleView(content: content()))]
  }
}

/// A group of toolbar items.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let entries: [ToolbarEntry]
  @MainActor func collect() -> [ToolbarEntry] { entries }
  /// Creates a toolbar item group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    entries = [ToolbarEntry(placement: placement, content: content())]
  }
}

/// A space between toolbar items.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let entries: [ToolbarEntry]
  @MainActor func collect() -> [ToolbarEntry] { entries }
  /// The width of the space.
  public enum Sizing: Sendable {
    /// Flexible or fixed width.
    case flexible, fixed
  }
  /// Creates a toolbar spacer.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    entries = sizing == .flexible ? [ToolbarEntry(placement: placement, content: Spacer())] : []
  }
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Sendable, Equatable {
  var name = "automatic"
  /// The platform's default.
  public static let automatic = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

nonisolated extension View {
  /// Adds items to toolbars.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    nonisolated(unsafe) let content = content()
    return screenTraits("toolbar") { traits, context in
      traits.toolbarItems = content.allEntries.flatMap { $0.items(context) }
    }
  }
  func toolbar(items: [ToolbarEntry]) -> some View {
    nonisolated(unsafe) let items = items
    return screenTraits("toolbar") { traits, context in
      traits.toolbarItems = items.flatMap { $0.items(context) }
    }
  }
  /// Shows or hides toolbars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hidingBars("toolbar", visibility, bars)
  }
  /// Shows or hides toolbars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { hidingBars("toolbarVisibility", visibility, bars) }
  private func hidingBars(
    _ name: String, _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    screenTrait(name) { traits in
      guard visibility != .automatic else { return }
      func hides(_ bar: ToolbarPlacement) -> Bool? {
        bars.isEmpty || bars.contains(bar) || bars.contains(.automatic)
          ? visibility == .hidden : nil
      }
      traits.hidesNavigationBar = hides(.navigationBar)
      traits.hidesBottomBar = hides(.bottomBar)
      if bars.contains(.tabBar) { traits.hidesTabBar = visibility == .hidden }
    }
  }
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
    screenTrait("toolbarTitleDisplayMode") { $0.titleDisplayMode = mode.archived }
  }
}

/// How the toolbar's title is displayed.
public struct ToolbarTitleDisplayMode: Sendable {
  var archived = ScreenTraits.TitleDisplayMode.automatic
  /// The platform's default.
  public static let automatic = ToolbarTitleDisplayMode()
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(archived: .large)
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode(archived: .inline)
  /// A large title at the leading end of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(archived: .large)
}
