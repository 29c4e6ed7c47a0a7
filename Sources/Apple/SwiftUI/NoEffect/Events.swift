internal import VitrineModel

// Events, which still pictures do not have; their use is recorded.

nonisolated extension View {
  /// Performs an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    // Views are created, and act, only on the main actor.
    nonisolated(unsafe) let action = action
    return appearing("onAppear") { action?() }
  }
  /// Performs an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    recorded("onDisappear", .none)
  }
  /// Performs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    observing("onChange", value, initial: initial) { _, _ in action() }
  }
  /// Performs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { observing("onChange", value, initial: initial, action) }
  /// Performs an action when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { observing("onChange", value, initial: false) { action($1) } }
  /// Performs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    recorded("onTapGesture", .none)
  }
  /// Performs an action when the view is held.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { recorded("onLongPressGesture", .none) }
  /// Performs an action when a URL is opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL", .none)
  }
  /// Performs an action when the pointer enters or leaves the view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recorded("onHover", .none)
  }
  /// Performs an asynchronous action when the view appears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { appearing("task", action) }
  /// Performs an asynchronous action when the view appears or a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { appearing("task", action) }
  /// Adds a gesture to the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    recorded("gesture", .none)
  }
  /// Adds a gesture to the view, if it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("gesture", .none)
  }
  /// Adds a gesture with a name to the view, if it is enabled.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { recorded("gesture", .none) }
  /// Adds a gesture to the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    recorded("simultaneousGesture", .none)
  }
  /// Adds a gesture to the view, if it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("simultaneousGesture", .none)
  }
  /// Adds a gesture with a name to the view, if it is enabled.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { recorded("simultaneousGesture", .none) }
  /// Adds a gesture to the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    recorded("highPriorityGesture", .none)
  }
  /// Adds a gesture to the view, if it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recorded("highPriorityGesture", .none)
  }
  /// Adds a gesture with a name to the view, if it is enabled.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { recorded("highPriorityGesture", .none) }
  /// Sets whether the view reacts to touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { recorded("allowsHitTesting", .none) }
  /// Sets the identity of the view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    archived { _ in [.id(StableText.of(id))] }
  }
  /// Names the view's coordinate space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace", .none)
  }
  /// Sets the help text of the view.
  public func help(_ text: Text) -> some View { recorded("help", .none) }
  /// Sets the help text of the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { recorded("help", .none) }
  /// Plays feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    recorded("sensoryFeedback", .none)
  }
  /// Sets the effect under a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", .none)
  }
  /// Sets whether VoiceOver spells out characters.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", .none)
  }
  /// Sets whether text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", .none)
  }
  /// Sets whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { recorded("focusable", .none) }
  /// Advertises a user activity.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { recorded("userActivity", .none) }
  /// Sets the title for navigation.
  public func navigationTitle(_ title: Text) -> some View {
    screenTrait("navigationTitle", title) { $0.navigationTitle = $1 }
  }
  /// Sets the title for navigation.
  @StringForm public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets how the title for navigation is displayed.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    screenTrait("navigationBarTitleDisplayMode") {
      $0.titleDisplayMode = ScreenTraits.TitleDisplayMode(displayMode)
    }
  }
  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    screenTrait("listStyle") { $0.listStyle = ScreenStyles.List(style: style, of: "ListStyle") }
  }
  /// Sets the background of rows.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    screenTrait("listRowBackground", view) { $0.listRowBackground = $1 }
  }
  /// Sets the insets of rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    screenTrait("listRowInsets") { $0.listRowInsets = insets?.archived }
  }
  /// Sets the insets of rows at some edges.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    screenTrait("listRowInsets") { traits in
      if let length { traits.listRowInsets = EdgeInsets(edges, length).archived }
    }
  }
  /// Shows or hides the separators of rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { screenTrait("listRowSeparator") { $0.hidesRowSeparator = visibility == .hidden } }
  /// Sets whether scrolling is disabled.
  public func scrollDisabled(_ disabled: Bool) -> some View { recorded("scrollDisabled", .none) }
  /// Shows or hides scroll indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { recorded("scrollIndicators", .none) }
  /// Shows or hides the background of scrollable content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    screenTrait("scrollContentBackground") { $0.hidesScrollBackground = visibility == .hidden }
  }
  /// Sets the dynamic range of images.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange", .none)
  }
}

/// The visibility of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The platform's default, visible, or hidden.
  case automatic, visible, hidden
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  /// The platform's default.
  public static let automatic = ScrollIndicatorVisibility()
  /// Indicators are visible.
  public static let visible = ScrollIndicatorVisibility()
  /// Indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Indicators are never shown.
  public static let never = ScrollIndicatorVisibility()
}

extension VerticalEdge {
  /// A set of vertical edges.
  @RawValue<Int8>
  public struct Set: OptionSet, Sendable {
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both vertical edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Haptic or audio feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// Feedback for a success.
  public static let success = SensoryFeedback()
  /// Feedback for a warning.
  public static let warning = SensoryFeedback()
  /// Feedback for an error.
  public static let error = SensoryFeedback()
  /// Feedback for a changed selection.
  public static let selection = SensoryFeedback()
  /// Feedback for an impact.
  public static let impact = SensoryFeedback()
}

/// The effect on content under a pointer.
public struct HoverEffect: Sendable {
  /// The platform's default effect.
  public static let automatic = HoverEffect()
  /// The content is highlighted.
  public static let highlight = HoverEffect()
  /// The content is lifted.
  public static let lift = HoverEffect()
}

/// The selectability of text.
public protocol TextSelectability {}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Types for navigation bars.
public struct NavigationBarItem: Sendable {
  /// How a title is displayed.
  public enum TitleDisplayMode: Sendable {
    /// The platform's default, small inside the bar, or large.
    case automatic, inline, large
  }
}

/// The appearance of lists.
public protocol ListStyle {}
/// The platform's default style.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}
/// A style without a background.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  /// The platform's default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// A style without a background.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension Image {
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    /// The standard dynamic range.
    public static let standard = DynamicRange()
    /// A dynamic range slightly above the standard one.
    public static let constrainedHigh = DynamicRange()
    /// The full dynamic range of the display.
    public static let high = DynamicRange()
  }
}
