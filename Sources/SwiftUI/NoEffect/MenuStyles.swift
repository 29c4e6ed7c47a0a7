// Looks of menus and groups of controls that widgets cannot show.

/// How a menu looks.
public protocol MenuStyle {}
/// The look `automatic`.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The look `automatic`.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The look `button`.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look `button`.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// The look `borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look `borderlessButton`.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
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

nonisolated extension View {
  /// Sets the look of what is inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { recorded("menuStyle", .none) }
  /// Sets the look of what is inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    recorded("controlGroupStyle", .none)
  }
}
