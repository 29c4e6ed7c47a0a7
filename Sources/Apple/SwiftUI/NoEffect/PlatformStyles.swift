package import VitrineModel

// Styles of platforms whose pictures show the automatic ones.

/// The `bordered` style.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style, perhaps with rows on alternating backgrounds, which are not drawn.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension ListStyle where Self == BorderedListStyle {
  /// The `bordered` style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// The `bordered` style, perhaps with rows on alternating backgrounds.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// The `bordered` style.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style, perhaps with rows on alternating backgrounds, which are not drawn.
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == BorderedTableStyle {
  /// The `bordered` style.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// The `bordered` style, perhaps with rows on alternating backgrounds.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// The `squareBorder` style.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The `squareBorder` style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The `field` style.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The `field` style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The `stepperField` style.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The `stepperField` style.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// The `carousel` style.
public struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// The `carousel` style.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension VerticalPageTabViewStyle {
  /// How pages replace each other.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    /// The platform's choice.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Pages blur.
    public static let blur = TransitionStyle(name: "blur")
    /// Pages only move.
    public static let identity = TransitionStyle(name: "identity")
  }
  /// Creates the style with how pages replace each other.
  public init(transitionStyle: TransitionStyle) { self.init() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The `verticalPage` style, with how pages replace each other.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

/// The tint of list items.
public struct ListItemTint: Sendable {
  let color: Color
  /// The tint of the item, whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The tint of the item, unless the system prefers another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No colour.
  public static let monochrome = ListItemTint(color: .gray)
}

nonisolated extension View {
  /// Sets the tint of list items.
  public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
}

/// A button of macOS that looks like a link; a borderless one is drawn.
public struct LinkButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderless }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A choice in a bar of macOS; a borderless button is drawn.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .borderless }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A choice in a bar.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// An action in a bar of macOS; a bordered button is drawn.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .bordered }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// An action in a bar.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A card of tvOS; a plain button is drawn.
public struct CardButtonStyle: PrimitiveButtonStyle, ArchivedButtonStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the button unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated package var primitive: VitrineModel.ButtonStyle { .plain }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card.
  nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}
