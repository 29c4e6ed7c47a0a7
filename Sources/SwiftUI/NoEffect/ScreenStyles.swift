// Looks of screens and what they hold, which widgets cannot show.

/// How screens beside each other look.
public protocol TabViewStyle {}
/// The look `automatic`.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// The look `page`.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Makes the look.
  public init() {}
  /// Whether points stand below the pages.
  public enum IndexDisplayMode: Sendable {
    /// Where there are several, always, or never.
    case automatic, always, never
  }
  /// Makes the look with points or without.
  public init(indexDisplayMode: IndexDisplayMode) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The look `page`.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The look `page`, with points or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
/// The look `verticalPage`.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The look `verticalPage`.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
/// The look `sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The look `sidebarAdaptable`.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// How the points below pages look.
public protocol IndexViewStyle {}
/// The look `page`.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The look `page`.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// How a field for characters looks.
public protocol TextFieldStyle {}
/// The look `automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The look `plain`.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look `plain`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The look `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look `roundedBorder`.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How a form looks.
public protocol FormStyle {}
/// The look `automatic`.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// The look `columns`.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The look `columns`.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// The look `grouped`.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  /// The look `grouped`.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// How a table looks.
public protocol TableStyle {}
/// The look `automatic`.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
/// The look `inset`.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension TableStyle where Self == InsetTableStyle {
  /// The look `inset`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The look `grouped`.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  /// The look `grouped`.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// The look `inset`.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == InsetListStyle {
  /// The look `inset`.
  public static var inset: InsetListStyle { InsetListStyle() }
}
/// The look `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The look `insetGrouped`.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// The look `sidebar`.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  /// The look `sidebar`.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
/// The look `carousel`.
public struct CarouselListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == CarouselListStyle {
  /// The look `carousel`.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
/// The look `elliptical`.
public struct EllipticalListStyle: ListStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension ListStyle where Self == EllipticalListStyle {
  /// The look `elliptical`.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension View {
  /// Sets the look of what is inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    recorded("tabViewStyle", .none)
  }
  /// Sets the look of what is inside.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", .none)
  }
  /// Sets the look of what is inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    recorded("textFieldStyle", .none)
  }
  /// Sets the look of what is inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { recorded("formStyle", .none) }
  /// Sets the look of what is inside.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { recorded("tableStyle", .none) }
}
