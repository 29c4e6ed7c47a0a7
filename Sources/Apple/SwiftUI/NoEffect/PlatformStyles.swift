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
