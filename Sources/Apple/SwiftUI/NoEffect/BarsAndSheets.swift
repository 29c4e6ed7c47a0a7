// Further settings of bars, sheets, tabs and columns of apps, which widgets do not have.

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Navigation in a stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
}

/// Whether people can use what is behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// They can while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// What dragging in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The order of items in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is closest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How noticeable a badge is.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// The standard.
  public static let standard = BadgeProminence(name: "standard")
  /// More than the standard.
  public static let increased = BadgeProminence(name: "increased")
  /// Less than the standard.
  public static let decreased = BadgeProminence(name: "decreased")
}

/// How the selected item of a palette is marked.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// By a variant of its symbol.
  public static let symbolVariant = PaletteSelectionEffect(name: "symbolVariant")
  /// By the view itself.
  public static let custom = PaletteSelectionEffect(name: "custom")
}

/// Where a bar of tabs is.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Whether people can move or hide a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// They can.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// They cannot.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the end of the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How people have arranged the tabs of an app.
public struct TabViewCustomization: Codable, Sendable {
  /// Creates the standard arrangement.
  public init() {}
}

/// The content of a sheet, as its size asks it.
public struct PresentationSizingRoot: Sendable {
  /// Returns the size of the content; never called.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
/// Where a sheet is shown.
public struct PresentationSizingContext: Sendable {}

/// The size of a sheet, which is the platform's in a picture.
public protocol PresentationSizing: Sendable {
  /// Returns the size that is proposed to the content; never called.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

extension PresentationSizing {
  /// Returns a size that fits the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Returns a size that does not shrink.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// A size of a sheet that the platform defines.
public protocol _StandardPresentationSizing: PresentationSizing {}
extension _StandardPresentationSizing {
  /// Returns no size of its own.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
/// The platform's default.
public struct AutomaticPresentationSizing: _StandardPresentationSizing {}
/// The size of a page.
public struct PagePresentationSizing: _StandardPresentationSizing {}
/// The size of a form.
public struct FormPresentationSizing: _StandardPresentationSizing {}
/// The size of the content.
public struct FittedPresentationSizing: _StandardPresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's default.
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: Self { Self() }
}

nonisolated extension View {
  /// Sets what a toolbar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { recorded("toolbarRole", .none) }
  /// Sets the menu of a toolbar's title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("toolbarTitleMenu", .none)
  }
  /// Shows or hides the background of toolbars.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { recorded("toolbarBackgroundVisibility", .none) }
  /// Sets whether people can use what is behind a sheet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { recorded("presentationBackgroundInteraction", .none) }
  /// Sets what dragging in a sheet does first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { recorded("presentationContentInteraction", .none) }
  /// Sets the size of a sheet.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing", .none)
  }
  /// Sets the order of items in menus.
  public func menuOrder(_ order: MenuOrder) -> some View { recorded("menuOrder", .none) }
  /// Sets whether actions close their menus.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", .none)
  }
  /// Sets how noticeable badges are.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", .none)
  }
  /// Sets how the selected item of a palette is marked.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect", .none)
  }
  /// Sets how people have arranged tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    recorded("tabViewCustomization", .none)
  }
  /// Sets the identifier of a tab that people can arrange.
  public func customizationID(_ id: String) -> some View { recorded("customizationID", .none) }
  /// Sets whether people can move or hide a tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { recorded("customizationBehavior", .none) }
  /// Shows or hides a tab that people have not arranged.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View { recorded("defaultVisibility", .none) }
  /// Sets where tabs are first.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { recorded("defaultAdaptableTabBarPlacement", .none) }
  /// Sets where a tab is.
  public func tabPlacement(_ placement: TabPlacement) -> some View {
    recorded("tabPlacement", .none)
  }
  /// Adds actions to a section of tabs.
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    recorded("sectionActions", .none)
  }
  /// Sets the width of a column.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", .none)
  }
  /// Sets the widths of a column.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { recorded("navigationSplitViewColumnWidth", .none) }
  /// Sets the width of an inspector.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", .none)
  }
  /// Sets the widths of an inspector.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { recorded("inspectorColumnWidth", .none) }
  /// Sets the document that a navigation title stands for.
  public func navigationDocument(_ url: URL) -> some View { recorded("navigationDocument", .none) }
  /// Sets the action that renames a document.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    recorded("renameAction", .none)
  }
  /// Sets the label of a section in the index of a list.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    recorded("sectionIndexLabel", .none)
  }
  /// Sets the label of a section in the index of a list.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    recorded("sectionIndexLabel", .none)
  }
  /// Shows or hides the index of sections.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility", .none)
  }
  /// Sets the colour of the lines between sections.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  { recorded("listSectionSeparatorTint", .none) }
  /// Sets the margins of sections.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    recorded("listSectionMargins", .none)
  }
  /// Shows or hides the headers of columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", .none)
  }
  /// Shows or hides the thumb of sliders.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    recorded("sliderThumbVisibility", .none)
  }
}
