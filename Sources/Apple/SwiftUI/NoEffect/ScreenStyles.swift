internal import VitrineModel

// Styles of app views, which widgets cannot show.

/// The appearance of tab views.
public protocol TabViewStyle {}
/// The `automatic` style.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates a default tab view style.
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The `automatic` style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// The `page` style.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether there are no dots.
  var hidesIndex = false
  /// Creates a page tab view style.
  public init() {}
  /// When page indicators are shown.
  public enum IndexDisplayMode: Sendable {
    /// When there are several pages, always, or never.
    case automatic, always, never
  }
  /// Creates a page tab view style.
  public init(indexDisplayMode: IndexDisplayMode) { hidesIndex = indexDisplayMode == .never }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The `page` style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The `page` style with a display mode for page indicators.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
/// The `verticalPage` style.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// Creates a vertical page tab view style.
  public init() {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The `verticalPage` style.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
/// The `sidebarAdaptable` style.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates a sidebar adaptable tab view style.
  public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The `sidebarAdaptable` style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
/// The `tabBarOnly` style.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates a tab view style without a sidebar.
  public init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The `tabBarOnly` style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
/// The `grouped` style.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates a grouped tab view style.
  public init() {}
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The `grouped` style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The appearance of page indicators.
public protocol IndexViewStyle {}
/// The `page` style.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Creates a page index view style.
  public init() {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The `page` style.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// The appearance of a text field.
public protocol TextFieldStyle {
  /// The type of the field's body.
  associatedtype _Body: View = SystemStyleBody
  /// The type of a field's label in a style.
  typealias _Label = _StyledPart
  /// Returns the field in this style.
  @MainActor @preconcurrency @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body
}
/// The `automatic` style.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a default text field style.
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The `automatic` style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The `plain` style.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a plain text field style.
  public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The `plain` style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The `roundedBorder` style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a rounded border text field style.
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The `roundedBorder` style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The appearance of a form.
public protocol FormStyle {
  /// The type of the view's body.
  associatedtype Body: View = SystemStyleBody
  /// The properties that the style draws.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view in this style.
  @MainActor @preconcurrency @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}
/// The `automatic` style.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates an automatic form style.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The `automatic` style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// The `columns` style.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates a columns form style.
  public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The `columns` style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// The `grouped` style.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates a grouped form style.
  public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  /// The `grouped` style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The appearance of a table.
public protocol TableStyle {}
/// The `automatic` style.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates an automatic table style.
  public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The `automatic` style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
/// The `inset` style.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates an inset table style.
  public init() {}
}
extension TableStyle where Self == InsetTableStyle {
  /// The `inset` style.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The `grouped` style.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates a grouped list style.
  public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  /// The `grouped` style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// The `inset` style.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates an inset list style.
  public init() {}
}
extension ListStyle where Self == InsetListStyle {
  /// The `inset` style.
  public static var inset: InsetListStyle { InsetListStyle() }
}
/// The `insetGrouped` style.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates an inset grouped list style.
  public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The `insetGrouped` style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// The `sidebar` style.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates a sidebar list style.
  public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  /// The `sidebar` style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
/// The `carousel` style.
public struct CarouselListStyle: ListStyle, Sendable {
  /// Creates a carousel list style.
  public init() {}
}
extension ListStyle where Self == CarouselListStyle {
  /// The `carousel` style.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
/// The `elliptical` style.
public struct EllipticalListStyle: ListStyle, Sendable {
  /// Creates an elliptical list style.
  public init() {}
}
extension ListStyle where Self == EllipticalListStyle {
  /// The `elliptical` style.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension View {
  /// Sets the style of tab views in the view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    screenTrait("tabViewStyle") {
      $0.tabViewStyle = ScreenStyles.TabView(style: style, of: "TabViewStyle")
      if let page = style as? PageTabViewStyle, page.hidesIndex { $0.hidesPageIndex = true }
    }
  }
  /// Sets the style of page indicators in the view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", .none)
  }
  /// Sets the style of text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let system = screenTrait("textFieldStyle") {
      $0.textFieldStyle = ScreenStyles.TextField(style: style, of: "TextFieldStyle")
    }
    return self.style(style as any TextFieldStyle, S._Body.self, system: system)
  }
  /// Sets the style of forms in the view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style as any FormStyle, S.Body.self, system: recorded("formStyle", .none))
  }
  /// Sets the style of tables in the view.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { recorded("tableStyle", .none) }
}
