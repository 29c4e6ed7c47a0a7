// Modifiers of apps for menus, windows, rows, pointers and bars; a picture shows none of their effects.

nonisolated extension View {
  // MARK: Windows and dialogs

  /// Sets whether a dialog keeps the app from ending.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    recorded("dialogPreventsAppTermination", .none)
  }
  /// Sets whether a presentation keeps the app from ending.
  public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    recorded("presentationPreventsAppTermination", .none)
  }
  /// Asks before a presentation is dismissed.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { recorded("dismissalConfirmationDialog", .none) }
  /// Asks before a presentation is dismissed, with a message.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("dismissalConfirmationDialog", .none) }
  /// Asks before a presentation is dismissed.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { recorded("dismissalConfirmationDialog", .none) }
  /// Asks before a presentation is dismissed, with a message.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { recorded("dismissalConfirmationDialog", .none) }
  /// Sets the space around a window that is not cut off, in points.
  public func preferredWindowClippingMargins(_ edges: Edge.Set = .all, _ length: CGFloat)
    -> some View
  { recorded("preferredWindowClippingMargins", .none) }
  /// Sets the style of windows that the view opens.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    recorded("presentedWindowStyle", .none)
  }
  /// Sets the style of the toolbars of windows that the view opens.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
    recorded("presentedWindowToolbarStyle", .none)
  }
  /// Moves content away from the corner of a window, or makes it narrower.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    recorded("containerCornerOffset", .none)
  }

  // MARK: Menus and documents

  /// Sets the style of buttons that open menus.
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    recorded("menuButtonStyle", .none)
  }
  /// Replaces an item of a menu while keys are held.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { recorded("modifierKeyAlternate", .none) }
  /// Adds a menu to documents of a browser.
  public func documentBrowserContextMenu<Content: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> Content
  ) -> some View { recorded("documentBrowserContextMenu", .none) }
  /// Sets the document that the title stands for, with a preview.
  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View { recorded("navigationDocument", .none) }
  /// Sets the document that the title stands for, with a preview.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { recorded("navigationDocument", .none) }
  /// Turns pages with keys.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { recorded("pageCommand", .none) }
  /// Sets whether Links open in the app.
  public func onOpenURL(prefersInApp: Bool) -> some View { recorded("onOpenURL", .none) }
  /// Arranges radio buttons in a row.
  public func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout", .none)
  }
  /// Sets the icon of the view in Assistive Access.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    recorded("assistiveAccessNavigationIcon", .none)
  }
  /// Sets the icon of the view in Assistive Access.
  public func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View {
    recorded("assistiveAccessNavigationIcon", .none)
  }

  // MARK: Rows

  /// Sets the effect on a row under a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect", .none)
  }
  /// Disables the effect on a row under a pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("listRowHoverEffectDisabled", .none)
  }
  /// Sets the colour of a row's plate on a watch.
  public func listRowPlatterColor(_ color: Color?) -> some View {
    recorded("listRowPlatterColor", .none)
  }
  /// Sets the height of rows of wheels, in points.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    recorded("defaultWheelPickerItemHeight", .none)
  }

  // MARK: Pointers and touches

  /// Shows or hides the pointer over the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", .none)
  }
  /// Performs an action when the pointer moves, in a coordinate space.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { recorded("onContinuousHover", .none) }
  /// Performs an action for a long touch of a remote control.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { recorded("onLongTouchGesture", .none) }
  /// Sets whether a view takes the focus, and learns of it.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { recorded("focusable", .none) }
  /// Marks what is dragged as an item of a container.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, containerNamespace: Namespace.ID
  ) -> some View { recorded("draggable", .none) }

  // MARK: Text

  /// Sets the side of an ambiguous place at which a cursor is.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    recorded("textSelectionAffinity", .none)
  }
  /// Shows or hides the button of Writing Tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility", .none)
  }
  /// Sets suggestions for a field from elements.
  public func textInputSuggestions<D: RandomAccessCollection, C: View>(
    _ data: D, @ViewBuilder content: @escaping (D.Element) -> C
  ) -> some View where D.Element: Identifiable { recorded("textInputSuggestions", .none) }
  /// Sets suggestions for a field from elements with identities.
  public func textInputSuggestions<D: RandomAccessCollection, ID: Hashable, C: View>(
    _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C
  ) -> some View { recorded("textInputSuggestions", .none) }

  // MARK: Tasks and bars

  /// Performs an asynchronous action with a name when the view appears.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }
  /// Performs an asynchronous action with a name when the view appears or a value changes.
  public func task<T: Equatable>(
    id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(id: id, priority: priority, action) }
  /// Extends the view under bars at its sides, if it is enabled.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    recorded("backgroundExtensionEffect", .none)
  }
  /// Adds a view above the bar of tabs, if it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { recorded("tabViewBottomAccessory", .none) }
  /// Offers an activity for an element that is not `nil`.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { recorded("userActivity", .none) }
  /// Sets whether bars may be at the sides of a screen that folds.
  public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View {
    recorded("toolbarVerticalBehavior", .none)
  }
  /// Sets which bar is compressed if there is too little space for both.
  public func toolbarVerticalCompressionBehavior(
    _ behavior: ToolbarVerticalCompressionBehavior
  ) -> some View { recorded("toolbarVerticalCompressionBehavior", .none) }
}

/// Whether bars may be at the sides of a screen that folds (iOS 27.1).
public struct ToolbarVerticalBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarVerticalBehavior(name: "automatic")
  /// They are not.
  public static let disabled = ToolbarVerticalBehavior(name: "disabled")
}

/// Which bar is compressed if there is too little space for both (iOS 27.1).
public struct ToolbarVerticalCompressionBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarVerticalCompressionBehavior(name: "automatic")
  /// The bar of tabs is kept.
  public static let prefersTabBar = ToolbarVerticalCompressionBehavior(name: "prefersTabBar")
  /// The items of toolbars are kept.
  public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(
    name: "prefersToolbarItems")
}

/// The style of a button that opens a menu.
public protocol MenuButtonStyle {}
/// The platform's style.
public struct DefaultMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public init() {}
}
/// A button without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public init() {}
}
/// A button with an arrow.
public struct PullDownMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension MenuButtonStyle where Self == BorderlessButtonMenuButtonStyle {
  /// A button without a border.
  public static var borderlessButton: Self { Self() }
}

/// A button of macOS that opens a menu; a picture shows it as a menu.
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let menu: Menu<Label, Content>
  /// Creates a button with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    menu = Menu(content: content) { label }
  }
  /// The menu.
  public var body: some View { menu }
}
nonisolated extension MenuButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
}
