/// An item that the system adds to a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The place of an item that the system adds to a toolbar.
public struct DefaultToolbarItem: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// Creates a place for an item.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// A menu of a toolbar's title.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// Toolbar items have no body.
  public typealias Body = Never
  /// Creates a menu with the default actions.
  public init() where Content == EmptyView {}
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension ToolbarItem {
  /// Creates an item that people can move and remove.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }
}

nonisolated extension ToolbarContent {
  /// Hides the item.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ToolbarItems(parts: hidden ? [] : [self])
  }
  /// Marks the item as where a transition begins, which a picture does not show.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

nonisolated extension View {
  /// Hides the view in a toolbar.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    recorded("toolbarItemHidden", .none)
  }
  /// Adds items to toolbars that people can change.
  public func toolbar<C: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { toolbar(content: content) }
  /// Sets the style of a bar's content.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { recorded("toolbarForegroundStyle", .none) }
  /// Sets how glass appears and disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", .none)
  }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Sendable {
  /// It appears at once.
  public static let identity = GlassEffectTransition()
  /// It takes the shape of glass nearby.
  public static let matchedGeometry = GlassEffectTransition()
  /// It appears by itself.
  public static let materialize = GlassEffectTransition()
}

/// A binding to a value of the focused view.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// The value; always `nil`, because no view has the focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
  /// Creates the property.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

/// An object of the focused view.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object; always `nil`, because no view has the focus.
  public var wrappedValue: ObjectType? { nil }
  /// Creates the property.
  public init() {}
}
