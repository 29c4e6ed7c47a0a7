public import VitrineDevices
public import VitrineGeometry
internal import VitrineCoding
public import VitrineModel

/// Stores a value under the type of its key.
private enum Keys {
  enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
  enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
  enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  enum SymbolValueKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
  enum SymbolColorKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
  enum LineHeightKey: EnvironmentKey { static var defaultValue: LineHeight? { nil } }
  enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
  enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
  enum WeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  enum HorizontalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  enum VerticalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
}

/// System settings that archives do not have.
private enum Flags {
  enum ReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
  enum ReduceTransparency: EnvironmentKey { static var defaultValue: Bool { false } }
  enum DifferentiateWithoutColor: EnvironmentKey { static var defaultValue: Bool { false } }
  enum InvertColors: EnvironmentKey { static var defaultValue: Bool { false } }
  enum ShowButtonShapes: EnvironmentKey { static var defaultValue: Bool { false } }
  enum VoiceOver: EnvironmentKey { static var defaultValue: Bool { false } }
  enum SwitchControl: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Focused: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Presented: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { self[Keys.ColorSchemeKey.self] }
    set { self[Keys.ColorSchemeKey.self] = newValue }
  }
  /// Standard or increased contrast.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.ContrastKey.self] }
    set { self[Keys.ContrastKey.self] = newValue }
  }
  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[Keys.DirectionKey.self] }
    set { self[Keys.DirectionKey.self] = newValue }
  }
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.TypeSizeKey.self] }
    set { self[Keys.TypeSizeKey.self] = newValue }
  }
  /// The text size by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[Keys.ScaleKey.self] }
    set { self[Keys.ScaleKey.self] = newValue }
  }
  /// Length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The reasons for which content is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[Keys.RedactionKey.self] }
    set { self[Keys.RedactionKey.self] = newValue }
  }
  /// Whether the display is dimmed, as on an Always-On display.
  public var isLuminanceReduced: Bool {
    get { self[Keys.LuminanceKey.self] }
    set { self[Keys.LuminanceKey.self] = newValue }
  }
  /// The locale for formatted text.
  public var locale: Locale {
    get { self[Keys.LocaleKey.self] }
    set { self[Keys.LocaleKey.self] = newValue }
  }
  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[Keys.ZoneKey.self] }
    set { self[Keys.ZoneKey.self] = newValue }
  }
  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[Keys.CalendarKey.self] }
    set { self[Keys.CalendarKey.self] = newValue }
  }
  /// The font of text.
  public var font: Font? {
    get { self[Keys.FontKey.self] }
    set { self[Keys.FontKey.self] = newValue }
  }
  /// The maximum number of lines; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[Keys.LineLimitKey.self] }
    set { self[Keys.LineLimitKey.self] = newValue }
  }
  /// Alignment of lines that are shorter than the widest one.
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.AlignmentKey.self] }
    set { self[Keys.AlignmentKey.self] = newValue }
  }
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[Keys.EnabledKey.self] }
    set { self[Keys.EnabledKey.self] = newValue }
  }
  /// The minimum scale to which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[Keys.ScaleFactorKey.self] }
    set { self[Keys.ScaleFactorKey.self] = newValue }
  }
  /// The additional space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[Keys.LineSpacingKey.self] }
    set { self[Keys.LineSpacingKey.self] = newValue }
  }
  /// Where text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[Keys.TruncationKey.self] }
    set { self[Keys.TruncationKey.self] = newValue }
  }
  /// Whether letters can move closer together to fit.
  public var allowsTightening: Bool {
    get { self[Keys.TighteningKey.self] }
    set { self[Keys.TighteningKey.self] = newValue }
  }
  /// The case of letters.
  public var textCase: Text.Case? {
    get { self[Keys.TextCaseKey.self] }
    set { self[Keys.TextCaseKey.self] = newValue }
  }
  /// Size of controls.
  public var controlSize: ControlSize {
    get { self[Keys.ControlSizeKey.self] }
    set { self[Keys.ControlSizeKey.self] = newValue }
  }
  /// The scale of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[Keys.ImageScaleKey.self] }
    set { self[Keys.ImageScaleKey.self] = newValue }
  }
  /// How the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Keys.SymbolModeKey.self] }
    set { self[Keys.SymbolModeKey.self] = newValue }
  }
  /// How symbols show their variable value.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[Keys.SymbolValueKey.self] }
    set { self[Keys.SymbolValueKey.self] = newValue }
  }
  /// How the layers of symbols are filled.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[Keys.SymbolColorKey.self] }
    set { self[Keys.SymbolColorKey.self] = newValue }
  }
  /// The height of lines.
  public var lineHeight: LineHeight? {
    get { self[Keys.LineHeightKey.self] }
    set { self[Keys.LineHeightKey.self] = newValue }
  }
  /// Variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[Keys.VariantsKey.self] }
    set { self[Keys.VariantsKey.self] = newValue }
  }
  /// Opens a URL; has no effect here.
  public var openURL: OpenURLAction {
    get { self[Keys.OpenURLKey.self] }
    set { self[Keys.OpenURLKey.self] = newValue }
  }
  /// Dismisses the presentation; has no effect here.
  public var dismiss: DismissAction { self[Keys.DismissKey.self] }
  /// The weight of text that the user prefers.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Keys.WeightKey.self] }
    set { self[Keys.WeightKey.self] = newValue }
  }
  /// Width class of the surface.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.HorizontalClassKey.self] }
    set { self[Keys.HorizontalClassKey.self] = newValue }
  }
  /// Height class of the surface.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.VerticalClassKey.self] }
    set { self[Keys.VerticalClassKey.self] = newValue }
  }
  /// The phase of the scene.
  public var scenePhase: ScenePhase {
    get { self[Keys.PhaseKey.self] }
    set { self[Keys.PhaseKey.self] = newValue }
  }
  /// The style that the `background` shape style resolves to.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[Keys.BackgroundKey.self] }
    set { self[Keys.BackgroundKey.self] = newValue }
  }
  /// The prominence of headers.
  public var headerProminence: Prominence {
    get { self[Keys.ProminenceKey.self] }
    set { self[Keys.ProminenceKey.self] = newValue }
  }
  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { self[Flags.ReduceMotion.self] }
  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { self[Flags.ReduceTransparency.self] }
  /// Whether the user prefers differences that do not depend on colour.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[Flags.DifferentiateWithoutColor.self]
  }
  /// Whether the user inverted colours.
  public var accessibilityInvertColors: Bool { self[Flags.InvertColors.self] }
  /// Whether the user prefers visible shapes of buttons.
  public var accessibilityShowButtonShapes: Bool { self[Flags.ShowButtonShapes.self] }
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { self[Flags.VoiceOver.self] }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { self[Flags.SwitchControl.self] }
  /// Whether the view has the focus.
  public var isFocused: Bool { self[Flags.Focused.self] }
  /// Whether the view is presented by another one.
  public var isPresented: Bool { self[Flags.Presented.self] }
  /// The values that exist in archives, in the order in which they are written.
  static let archivedValues: [ArchivedValue] = [
    .override(\.colorScheme, \.colorScheme), .override(\.layoutDirection, \.layoutDirection),
    .override(\.dynamicTypeSize, \.dynamicTypeSize),
    .override(\.font, \.font) { $0?.archived },
    .override(\.lineLimit, \.lineLimit) { $0.map { max($0, 1) } },
    .override(\.multilineTextAlignment, \.multilineTextAlignment),
    .override(\.isEnabled, \.isEnabled),
    .override(\.locale, \.locale) { LocaleIdentifier($0.identifier) },
    .override(\.timeZone, \.timeZone) { TimeZoneIdentifier($0.identifier) },
    .override(\.calendar.identifier, \.calendar) { CalendarIdentifier(rawValue: "\($0)") },
    .modifiers(\.minimumScaleFactor) { [.minimumScaleFactor(Double($0))] },
    .modifiers(\.lineSpacing) { [.lineSpacing(Double($0))] },
    .modifiers(\.truncationMode) { [.truncationMode($0)] },
    .modifiers(\.allowsTightening) { [.allowsTightening(Flag($0))] },
    .modifiers(\.textCase) { [.textCase($0?.archived ?? .asWritten)] },
    .modifiers(\.controlSize) { [.controlSize($0)] },
    .modifiers(\.imageScale) { [.imageScale($0)] },
    .modifiers(\.symbolRenderingMode) { mode in
      mode.map { [.symbolRenderingMode($0.archived)] } ?? []
    },
    .modifiers(\.symbolVariableValueMode) { mode in
      mode.map { [.symbolVariableValueMode($0.archived)] } ?? []
    },
    .modifiers(\.symbolColorRenderingMode) { mode in
      mode.map { [.symbolColorRenderingMode($0.archived)] } ?? []
    },
    .modifiers(\.lineHeight) { $0.map { [.lineHeight($0.archived)] } ?? [] },
    .modifiers(\.symbolVariants) { $0.archived.map(Modifier.symbolVariant) },
  ]
}
