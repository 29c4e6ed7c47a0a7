// Toolbars that people can change, which pictures do not show.

/// Items of a toolbar that people can move and remove.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItems: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

/// What people can change about an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The item can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item stays in place.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// How an item of a toolbar behaves before people change it.
@RawValue<Int>
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The item is always in the list of items to add.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension CustomizableToolbarContent {
  /// Sets what people can change.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { ToolbarItems() }
  /// Sets whether the item is shown before people change the toolbar.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { ToolbarItems() }
}

/// Whether a search changes a toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The platform's default.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The content of the toolbar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

nonisolated extension View {
  /// Removes an item that the system adds.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screenTrait("toolbar") {
      if defaultItemKind == .sidebarToggle { $0.hidesSidebarButton = true }
    }
  }
  /// Sets whether a search changes the toolbar.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { recorded("searchPresentationToolbarBehavior", .none) }
}
