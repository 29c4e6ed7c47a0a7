// Names of the SDKs of 2026 that files shared with an app mention; a widget shows nothing of them.

/// How early an item leaves a bar that has too little room.
public struct ToolbarItemVisibilityPriority: Sendable, Hashable {
  private let rank: Int
  /// The platform's default.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 1)
  /// Among the first to leave.
  public static let low = ToolbarItemVisibilityPriority(rank: 0)
  /// Among the last to leave.
  public static let high = ToolbarItemVisibilityPriority(rank: 2)
}

/// How a bar becomes smaller while content scrolls.
public struct ToolbarMinimizationBehavior: Sendable, Hashable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  /// The toolbar is never minimized.
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

nonisolated extension ToolbarContent {
  /// Sets how early an item leaves a bar.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    ToolbarItems()
  }
  /// Removes the room around what an item shows.
  public func contentMarginsRemoved(_ isRemoved: Bool = true) -> some ToolbarContent {
    ToolbarItems()
  }
  /// Shows or hides the ground that items share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems()
  }
}

/// Actions that are always in the menu of what a bar has no room for.
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  /// Items have no body.
  public typealias Body = Never
  /// Creates a toolbar overflow menu.
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Order

/// Where things of a collection were moved to.
public struct ReorderDifference<ItemID: Hashable & Sendable>: Sendable {
  /// A place among the other things.
  public enum Destination: Hashable, Sendable {
    /// In front of a thing.
    case before(ItemID)
    /// The end of the collection.
    case end
  }
  /// The things that were moved.
  public let sources: [ItemID]
  /// Where they are now.
  public let destination: Destination
}

nonisolated extension ForEach where Content: View {
  /// Lets a person put rows into another order.
  public func reorderable() -> Self { self }
}

nonisolated extension View {
  /// Lets a person put the rows in a view into another order.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID>) -> Void
  ) -> some View where Item.ID: Sendable { recorded("reorderContainer", .none) }
  /// Lets a person put the rows in a view into another order.
  public func reorderContainer<Item, ID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ID>) -> Void
  ) -> some View { recorded("reorderContainer", .none) }
}

// MARK: Screens and fields

/// Where a screen comes from.
public struct PresentationPlacement: Sendable, Hashable {
  private let name: String
  /// The platform's default.
  public static let automatic = PresentationPlacement(name: "automatic")
}

/// The outline of a field for characters.
public struct TextInputBorderShape: Sendable, Hashable {
  private let name: String
  /// The platform's default.
  public static let automatic = TextInputBorderShape(name: "automatic")
  /// A capsule-shaped border.
  public static let capsule = TextInputBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = TextInputBorderShape(name: "roundedRectangle")
}

/// The input devices that a gesture accepts.
public struct GestureInputKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates a gesture input kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Direct touches with fingers.
  public static let direct = GestureInputKinds(rawValue: 1)
  /// An indirect pointer, such as a mouse.
  public static let indirectPointer = GestureInputKinds(rawValue: 2)
  /// A pencil.
  public static let pencil = GestureInputKinds(rawValue: 4)
  /// All kinds of input.
  public static let all: GestureInputKinds = [direct, indirectPointer, pencil]
}

extension NavigationTransition {
  /// The views cross-fade.
  public static let crossFade = NavigationTransition()
}

/// The `bordered` style.
public struct BorderedTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a bordered text field style.
  public init() {}
}
extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// The `bordered` style.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

/// The `tabs` style.
public struct TabsPickerStyle: PickerStyle, Sendable {
  /// Creates a tabs picker style.
  public init() {}
}
extension PickerStyle where Self == TabsPickerStyle {
  /// The `tabs` style.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

nonisolated extension View {
  /// Sets the source of a presentation.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    recorded("presentationPlacement", .none)
  }
  /// Sets the outline of fields.
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    recorded("textInputBorderShape", .none)
  }
  /// Sets how pictures of the network are loaded.
  public func asyncImageURLSession(_ session: URLSession) -> some View {
    recorded("asyncImageURLSession", .none)
  }
  /// Adds a gesture that is made with some of what there is.
  public func gesture<T: Gesture>(
    _ gesture: T, inputKinds: GestureInputKinds, including mask: GestureMask = .all
  ) -> some View { recorded("gesture", .none) }
  /// Adds swipe actions, with a closure that is called when they are shown.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { recorded("swipeActions", .none) }
  /// Extends the view into the safe area, with an alignment for smaller content.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, alignment: Alignment
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .ignoresSafeArea(regions, edges: edges)
  }
  /// Presents a message for a value.
  public func alert<Item, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
  ) -> some View { recorded("alert", .none) }
  /// Presents a message for a value, with a text.
  public func alert<Item, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View { recorded("alert", .none) }
  /// Presents a message for an error.
  public func alert<E: Error, A: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View { recorded("alert", .none) }
  /// Presents actions to choose from for a value.
  public func confirmationDialog<Item, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (Item) -> A
  ) -> some View { recorded("confirmationDialog", .none) }
}

nonisolated extension AsyncImage {
  /// Shows a picture once it is there.
  public init(request: URLRequest?, scale: CGFloat = 1) where Content == Color {
    self.init(url: request?.url, scale: scale)
  }
  /// Shows the placeholder, because nothing is loaded.
  public init<I: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder) }
}
