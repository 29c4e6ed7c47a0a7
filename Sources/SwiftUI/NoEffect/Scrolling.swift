// How content is scrolled: a picture shows its start.

/// Finds views by what they are called and scrolls to them.
public struct ScrollViewProxy {
  /// Scrolls to a view; a picture stays at the start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that can be scrolled by its own code.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  /// Creates a scroll view reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content that is drawn: the content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Where scrolling stops.
public struct ScrollTargetBehavior: Sendable {
  /// Aligns scrolling with views.
  public static let viewAligned = ScrollTargetBehavior()
  /// Aligns scrolling with pages.
  public static let paging = ScrollTargetBehavior()
}

/// Whether content springs back.
public struct ScrollBounceBehavior: Sendable {
  /// The platform's default, always, or based on the size of the content.
  public static let automatic = ScrollBounceBehavior(), always = ScrollBounceBehavior()
  /// Where the content is longer.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// When the keyboard goes.
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

/// The appearance of content below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The platform's default style.
  public static let automatic = ScrollEdgeEffectStyle()
  /// A hard edge with a dividing line.
  public static let hard = ScrollEdgeEffectStyle()
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle()
}

/// How far a view is from the middle of what is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before, at and after its place.
  case topLeading, identity, bottomTrailing
  /// Whether the view is at its place.
  public var isIdentity: Bool { self == .identity }
  /// Before: -1, there: 0, after: 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

nonisolated extension View {
  /// Sets where scrolling stops.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", .none)
  }
  /// Aligns scrolling with the views inside.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", .none)
  }
  /// Ties the view that is in sight to a value.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { recorded("scrollPosition", .none) }
  /// Lets content reach beyond what scrolls.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", .none)
  }
  /// Sets whether content springs back.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { recorded("scrollBounceBehavior", .none) }
  /// Sets when the keyboard goes.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", .none)
  }
  /// Sets where content is at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor", .none)
  }
  /// Sets the appearance of content below bars.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { recorded("scrollEdgeEffectStyle", .none) }
  /// Changes views while they are scrolled; a picture shows them at their place.
  public func scrollTransition(
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { recorded("scrollTransition", .none) }
  /// Renews content that is pulled.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    recorded("refreshable", .none)
  }
  /// Adds actions behind a row.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { recorded("swipeActions", .none) }
  /// Sets the room between rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing", .none)
  }
  /// Sets the room between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing", .none)
  }
  /// Shows lines between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { recorded("listSectionSeparator", .none) }
  /// Colours lines between rows.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { recorded("listRowSeparatorTint", .none) }
  /// Sets the tint of list items.
  public func listItemTint(_ tint: Color?) -> some View { recorded("listItemTint", .none) }
  /// Keeps a row from being removed.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { recorded("deleteDisabled", .none) }
  /// Keeps a row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { recorded("moveDisabled", .none) }
  /// Keeps a row from being chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", .none)
  }
  /// Adds a number to a row or a tab.
  public func badge(_ count: Int) -> some View { recorded("badge", .none) }
  /// Adds a text to a row or a tab.
  public func badge(_ label: Text?) -> some View { recorded("badge", .none) }
  /// Adds a text to a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { recorded("badge", .none) }
  /// Names a screen among others.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    recorded("tabItem", .none)
  }
  /// Makes titles of sections larger.
  public func headerProminence(_ prominence: Prominence) -> some View {
    recorded("headerProminence", .none)
  }
  /// Shows the arrow of a menu.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", .none)
  }
}
