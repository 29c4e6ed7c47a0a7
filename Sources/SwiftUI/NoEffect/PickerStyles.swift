// Looks of choices that widgets cannot show.

/// How a choice looks.
public protocol PickerStyle {}
/// The look `automatic`.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// The look `segmented`.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look `segmented`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// The look `menu`.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The look `menu`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// The look `inline`.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The look `inline`.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// The look `wheel`.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// The look `navigationLink`.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look `navigationLink`.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// The look `palette`.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The look `palette`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// The look `radioGroup`.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The look `radioGroup`.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// How a choice of a date looks.
public protocol DatePickerStyle {}
/// The look `automatic`.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The look `compact`.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look `compact`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// The look `graphical`.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look `graphical`.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// The look `wheel`.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the look.
  public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the look of what is inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    recorded("pickerStyle", .none)
  }
  /// Sets the look of what is inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    recorded("datePickerStyle", .none)
  }
}
