internal import VitrineModel

// Scrolling, of which a picture shows the initial position.

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
  /// Scrolls to a view; a picture stays at the initial position.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view whose code can scroll its content.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// Creates a scroll view reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content, which is drawn without scrolling.
  public var body: some View { content(ScrollViewProxy()) }
}

/// When a default position of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// When the view appears.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When the content or the view changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// When the content is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When scrolling bounces at the ends.
public struct ScrollBounceBehavior: Sendable {
  /// The platform's default, always, or based on the size of the content.
  public static let automatic = ScrollBounceBehavior(), always = ScrollBounceBehavior()
  /// Scrolling bounces if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// When scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The platform's default.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// Scrolling dismisses the keyboard immediately.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Scrolling dismisses the keyboard interactively.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Scrolling never dismisses the keyboard.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The style of the effect where content scrolls under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The platform's default style.
  public static let automatic = ScrollEdgeEffectStyle()
  /// A hard edge with a dividing line.
  public static let hard = ScrollEdgeEffectStyle()
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle()
}

nonisolated extension View {
  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", .none)
  }
  /// Aligns scrolling with the views inside.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", .none)
  }
  /// Binds the scroll position to the identity of a view.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { recorded("scrollPosition", .none) }
  /// Sets whether content is visible outside the scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", .none)
  }
  /// Sets when scrolling bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { recorded("scrollBounceBehavior", .none) }
  /// Sets when scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", .none)
  }
  /// Sets the initial scroll position.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    screenTrait("defaultScrollAnchor") { $0.scrollAnchor = anchor?.archived }
  }
  /// Sets the scroll position in a role.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { recorded("defaultScrollAnchor", .none) }
  /// Sets the style of the effect where content scrolls under bars.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { recorded("scrollEdgeEffectStyle", .none) }
  /// Sets the action that refreshes content.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    recorded("refreshable", .none)
  }
  /// Adds swipe actions to a row.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { recorded("swipeActions", .none) }
  /// Sets the space between rows, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    screenTrait("listRowSpacing") { $0.listRowSpacing = spacing.map { Double($0) } }
  }
  /// Sets the space between sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    screenTrait("listSectionSpacing") { $0.listSectionSpacing = Double(spacing) }
  }
  /// Shows or hides the separators of sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { recorded("listSectionSeparator", .none) }
  /// Sets the tint of row separators.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { screenTrait("listRowSeparatorTint") { $0.rowSeparatorTint = color?.archived } }
  /// Sets the tint of list items.
  public func listItemTint(_ tint: Color?) -> some View {
    screenTrait("listItemTint") { $0.listItemTint = tint?.archived }
  }
  /// Sets whether deleting the row is disabled.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    screenTrait("deleteDisabled") { $0.deletes = isDisabled ? false : nil }
  }
  /// Sets whether moving the row is disabled.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    screenTrait("moveDisabled") { $0.moves = isDisabled ? false : nil }
  }
  /// Sets whether selecting the row is disabled.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", .none)
  }
  /// Adds a badge with a number to a row or a tab.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Adds a badge with a text to a row or a tab.
  public func badge(_ label: Text?) -> some View {
    screenTrait("badge", label) { $0.badge = $1 }
  }
  /// Adds a badge with a text to a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Sets the label of a tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    screenTrait("tabItem", label()) { $0.tabItem = $1 }
  }
  /// Sets the prominence of section headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    screenTrait("headerProminence") { $0.increasesHeaders = prominence == .increased }
  }
  /// Shows or hides the indicator of a menu.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", .none)
  }
}
