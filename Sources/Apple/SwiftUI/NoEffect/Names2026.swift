internal import VitrineModel
// Names of the SDKs of 2026 in code that an app and a widget share; they have no effect in a
// widget.

/// The priority with which an item stays in a bar that has too little space.
public struct ToolbarItemVisibilityPriority: Sendable, Hashable {
  private let rank: Int
  /// The platform's default.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 1)
  /// The item is among the first to be removed.
  public static let low = ToolbarItemVisibilityPriority(rank: 0)
  /// The item is among the last to be removed.
  public static let high = ToolbarItemVisibilityPriority(rank: 2)
}

/// When a toolbar is minimized during scrolling.
public struct ToolbarMinimizationBehavior: Sendable, Hashable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  /// The toolbar is never minimized.
  public static let never = ToolbarMinimizationBehavior(name: "never")
  /// The toolbar is minimized while scrolling down.
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
  /// The toolbar is minimized while scrolling up.
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

extension ToolbarItemPlacement {
  /// At the trailing end of the bar at the top, and never removed.
  public static let topBarPinnedTrailing = topBarTrailing
}

extension ToolbarPlacement {
  /// The status bar.
  public static let statusBar = ToolbarPlacement(name: "statusBar")
}

nonisolated extension View {
  /// Sets the priority with which an item stays in a bar.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some View {
    recorded("visibilityPriority", .none)
  }
  /// Sets when toolbars are minimized.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarMinimizationBehavior", .none) }
  /// Enables swipe actions of rows outside a list.
  public func swipeActionsContainer() -> some View { recorded("swipeActionsContainer", .none) }
}

nonisolated extension ToolbarContent {
  /// Sets the priority with which an item stays in a bar.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    ToolbarItems(parts: [self])
  }
  /// Sets whether the margins of an item are removed.
  public func contentMarginsRemoved(_ isRemoved: Bool = true) -> some ToolbarContent {
    ToolbarItems(parts: [self])
  }
  /// Shows or hides the background that items share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems(parts: [self])
  }
}

/// Items that are always in the overflow menu of a toolbar.
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// Creates a toolbar overflow menu.
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Order

/// A change of the order of a collection.
public struct ReorderDifference<ItemID: Hashable & Sendable>: Sendable {
  /// A position in the collection.
  public enum Destination: Hashable, Sendable {
    /// Before an item.
    case before(ItemID)
    /// At the end of the collection.
    case end
  }
  /// The items that were moved.
  public let sources: [ItemID]
  /// The new position of the items.
  public let destination: Destination
}

nonisolated extension ForEach where Content: View {
  /// Makes rows reorderable.
  public func reorderable() -> Self { self }
}

nonisolated extension View {
  /// Makes the rows in a view reorderable.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID>) -> Void
  ) -> some View where Item.ID: Sendable { recorded("reorderContainer", .none) }
  /// Makes the rows in a view reorderable.
  public func reorderContainer<Item, ID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ID>) -> Void
  ) -> some View { recorded("reorderContainer", .none) }
}

// MARK: Screens and fields

/// The source of a presentation.
public struct PresentationPlacement: Sendable, Hashable {
  private let name: String
  /// The platform's default.
  public static let automatic = PresentationPlacement(name: "automatic")
}

/// The outline of a text field.
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
@RawValue<Int>
public struct GestureInputKinds: OptionSet, Sendable {
  /// Direct touches with fingers.
  public static let direct = GestureInputKinds(rawValue: 1)
  /// An indirect pointer, such as a mouse.
  public static let indirectPointer = GestureInputKinds(rawValue: 2)
  /// A pencil.
  public static let pencil = GestureInputKinds(rawValue: 4)
  /// All kinds of input.
  public static let all: GestureInputKinds = [direct, indirectPointer, pencil]
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
  /// Sets the outline of text fields.
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    recorded("textInputBorderShape", .none)
  }
  /// Sets the session that loads images from the network.
  public func asyncImageURLSession(_ session: URLSession) -> some View {
    recorded("asyncImageURLSession", .none)
  }
  /// Adds a gesture for some input devices.
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
  /// Presents an alert for a value.
  public func alert<Item, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
  ) -> some View {
    presenting(
      .alert, "alert", item.wrappedValue != nil, title: Text(titleKey),
      message: EmptyView()
    ) { item.wrappedValue.map { actions($0) } }
  }
  /// Presents an alert with a message for a value.
  public func alert<Item, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>, @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    presenting(
      .alert, "alert", item.wrappedValue != nil, title: Text(titleKey),
      message: item.wrappedValue.map { message($0) }
    ) { item.wrappedValue.map { actions($0) } }
  }
  /// Presents an alert for an error.
  public func alert<E: Error, A: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View {
    presenting(
      .alert, "alert", error.wrappedValue != nil,
      title: Text(error.wrappedValue?.localizedDescription ?? ""),
      message: EmptyView()
    ) { error.wrappedValue.map { actions($0) } }
  }
  /// Presents a confirmation dialog for a value.
  public func confirmationDialog<Item, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (Item) -> A
  ) -> some View {
    presenting(
      .confirmationDialog, "confirmationDialog", item.wrappedValue != nil,
      title: titleVisibility == .visible ? Text(titleKey) : nil,
      message: EmptyView()
    ) { item.wrappedValue.map { actions($0) } }
  }
}

nonisolated extension AsyncImage {
  /// Shows an image once it is loaded.
  public init(request: URLRequest?, scale: CGFloat = 1) where Content == Color {
    self.init(url: request?.url, scale: scale)
  }
  /// Shows the placeholder, because nothing is loaded.
  public init<I: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder) }
}
