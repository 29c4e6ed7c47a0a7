internal import VitrineModel

// Styles of pickers, which widgets cannot show.

/// The appearance of a picker.
public protocol PickerStyle {}
/// The `automatic` style.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates a default picker style.
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The `automatic` style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// The `segmented` style.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates a segmented picker style.
  public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The `segmented` style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// The `menu` style.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates a menu picker style.
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The `menu` style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// The `inline` style.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates an inline picker style.
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The `inline` style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// The `wheel` style.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates a wheel picker style.
  public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The `wheel` style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// The `navigationLink` style.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates a navigation link picker style.
  public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The `navigationLink` style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// The `palette` style.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates a palette picker style.
  public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The `palette` style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// The `radioGroup` style.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates a radio group picker style.
  public init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The `radioGroup` style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The appearance of a date picker.
public protocol DatePickerStyle {
  /// The type of the view's body.
  associatedtype Body: View = SystemStyleBody
  /// The properties that the style draws.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view in this style.
  @MainActor @preconcurrency @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}
/// The `automatic` style.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates a default date picker style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The `automatic` style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The `compact` style.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates a compact date picker style.
  public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The `compact` style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// The `graphical` style.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates a graphical date picker style.
  public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The `graphical` style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// The `wheel` style.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates a wheel date picker style.
  public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The `wheel` style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    screenTrait("pickerStyle") {
      $0.pickerStyle = ScreenStyles.Picker(style: style, of: "PickerStyle")
    }
  }
  /// Sets the style of date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let system = screenTrait("datePickerStyle") {
      $0.datePickerStyle = ScreenStyles.DatePicker(style: style, of: "DatePickerStyle")
    }
    return self.style(style as any DatePickerStyle, S.Body.self, system: system)
  }
}
