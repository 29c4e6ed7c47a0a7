// Styles of menus and groups of controls, which widgets cannot show.

/// The appearance of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a menu that the style draws.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a style draws.
nonisolated public struct MenuStyleConfiguration {
  /// The type of the menu style configuration's label.
  public typealias Label = _StyledPart
  /// A type-erased view of the menu's items.
  public typealias Content = _StyledPart
  /// The label of the menu style configuration.
  public let label: Label
  /// The items, which a closed menu does not show.
  public let content: Content
}

extension MenuStyle {
  /// The placeholder for a view that widgets do not draw.
  fileprivate func closed(_ configuration: Configuration) -> some View {
    Menu<_StyledPart, _StyledPart>.closed(configuration)
  }
}
/// The `automatic` style.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates a default menu style.
  nonisolated public init() {}
  /// Returns the label, the only part that a closed menu shows.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The `automatic` style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The `button` style.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates a button menu style.
  nonisolated public init() {}
  /// Returns the label, the only part that a closed menu shows.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The `button` style.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// The `borderlessButton` style.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates a borderless button menu style.
  nonisolated public init() {}
  /// Returns the label, the only part that a closed menu shows.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The `borderlessButton` style.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The appearance of a group of controls.
public protocol ControlGroupStyle {
  /// The type of the view's body.
  associatedtype Body: View = SystemStyleBody
  /// The properties that the style draws.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view in this style.
  @MainActor @preconcurrency @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}
/// The `automatic` style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates an automatic control group style.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The `automatic` style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
/// The `navigation` style.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates a navigation control group style.
  public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The `navigation` style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
/// The `menu` style.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates a menu control group style.
  public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The `menu` style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
/// The `compactMenu` style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates a compact menu control group style.
  public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The `compactMenu` style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
/// The `palette` style.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates a palette control group style.
  public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The `palette` style.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  /// The style of menus.
  @Entry var menuStyle: any MenuStyle = DefaultMenuStyle()
}

nonisolated extension View {
  /// Sets the style of menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
  /// Sets the style of control groups in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(
      style as any ControlGroupStyle, S.Body.self, system: recorded("controlGroupStyle", .none))
  }
}
