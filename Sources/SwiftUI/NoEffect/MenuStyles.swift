// Looks of menus and groups of controls that widgets cannot show.

/// How a menu looks.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// What the view is made of.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration
  /// The view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a menu is given.
nonisolated public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The actions.
  public typealias Content = StyledPart
  /// The label.
  public let label: Label
  /// The actions, which no picture shows.
  public let content: Content
}

extension MenuStyle {
  /// The sign of a view that needs its platform: widgets show no menu of any kind.
  fileprivate func closed(_ configuration: Configuration) -> some View {
    Menu<StyledPart, StyledPart>.closed(configuration)
  }
}
/// The look `automatic`.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The look `automatic`.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The look `button`.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look `button`.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// The look `borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { closed(configuration) }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look `borderlessButton`.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// How a group of controls looks.
public protocol ControlGroupStyle {}
/// The look `automatic`.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
/// The look `navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look `navigation`.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
/// The look `menu`.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The look `menu`.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
/// The look `compactMenu`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The look `compactMenu`.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
/// The look `palette`.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The look `palette`.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

extension EnvironmentValues {
  /// The style of menus.
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of what is inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
  /// Sets the look of what is inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    recorded("controlGroupStyle", .none)
  }
}
