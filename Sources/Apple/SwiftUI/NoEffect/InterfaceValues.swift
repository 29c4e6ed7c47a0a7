// Values of apps that code shares with widgets; they have no effect in a picture.

/// The group of an action of assistive technologies.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// No group of its own.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Changes of the content.
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  /// Creates a group with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: "\(nameKey)") }
  /// Creates a group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

/// When the search of a tab begins.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where the bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In the sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A row of pages.
  public static let pageBar = TabBarPlacement(name: "pageBar")
  /// An ornament of visionOS.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// In a list of tabs that did not fit.
  public static let moreTab = TabBarPlacement(name: "moreTab")
}

/// The search in a text, which nobody opened.
public struct FindContext: Sendable {
  /// Whether the search is shown.
  public var isPresented: Binding<Bool>? { nil }
  /// Whether text can be replaced.
  public var supportsReplace: Bool { false }
}

/// What closing a window does with a document.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// People are asked.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Changes are lost.
  public static let destructive = DismissBehavior(name: "destructive")
}

/// Whether a window of macOS is the one that people use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window has the keyboard, is active, or is neither.
  case key, active, inactive
}

/// How the labels of toolbars of macOS look.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The title and the icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// Whether people can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// They can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// They cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// How a presentation of visionOS shows through what is in front of it.
public struct BreakthroughEffect: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = BreakthroughEffect(name: "automatic")
  /// It is hidden.
  public static let none = BreakthroughEffect(name: "none")
  /// It shines through a little.
  public static let subtle = BreakthroughEffect(name: "subtle")
  /// It shines through.
  public static let prominent = BreakthroughEffect(name: "prominent")
}

/// The width of a space in a toolbar.
public typealias SpacerSizing = ToolbarSpacer.Sizing

extension EnvironmentValues {
  /// Where the bar of tabs is; there is none.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// The search in a text; there is none.
  public var findContext: FindContext? { nil }
  /// Whether the window is the one that people use.
  public var controlActiveState: ControlActiveState { .inactive }
  /// How the labels of toolbars look.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

extension Transaction {
  /// What closing a window does with a document.
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }
}

nonisolated extension View {
  /// Adds actions of assistive technologies in a group.
  public func accessibilityActions<C: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C
  ) -> some View { recorded("accessibilityActions", .none) }
  /// Sets when the search of a tab begins.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    recorded("tabViewSearchActivation", .none)
  }
  /// Sets whether people can close the window.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowDismissBehavior", .none)
  }
  /// Sets whether people can minimize the window.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowMinimizeBehavior", .none)
  }
  /// Sets whether the window fills a screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowFullScreenBehavior", .none)
  }
  /// Sets whether people can change the size of the window.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowResizeBehavior", .none)
  }
  /// Sets how the view shows through what is in front of it.
  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    recorded("breakthroughEffect", .none)
  }
  /// Sets how presentations show through what is in front of them.
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View {
    recorded("presentationBreakthroughEffect", .none)
  }
}

nonisolated extension Scene {
  /// Sets whether people can move windows by their background.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    EmptyScene()
  }
}
