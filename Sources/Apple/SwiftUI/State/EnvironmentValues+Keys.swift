public import VitrineDevices
public import VitrineGeometry
internal import VitrineCoding
public import VitrineModel

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
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
  @Entry public var colorScheme: ColorScheme = .light
  /// Standard or increased contrast.
  @Entry public internal(set) var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The layout direction.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// The text size.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// The text size by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Pixels per point.
  @Entry public var displayScale: CGFloat = 3
  /// Length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The reasons for which content is hidden.
  @Entry public var redactionReasons: RedactionReasons = []
  /// Whether the display is dimmed, as on an Always-On display.
  @Entry public var isLuminanceReduced: Bool = false
  /// The locale for formatted text.
  @Entry public var locale: Locale = Locale(identifier: "en_US")
  /// The time zone for dates.
  @Entry public var timeZone: TimeZone = .gmt
  /// The calendar for dates.
  @Entry public var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The font of text.
  @Entry public var font: Font?
  /// The maximum number of lines; `nil` for no limit.
  @Entry public var lineLimit: Int?
  /// Alignment of lines that are shorter than the widest one.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Whether controls are enabled.
  @Entry public var isEnabled: Bool = true
  /// The minimum scale to which text may shrink to fit.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// The additional space between lines, in points.
  @Entry public var lineSpacing: CGFloat = 0
  /// Where text that does not fit is truncated.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// Whether letters can move closer together to fit.
  @Entry public var allowsTightening: Bool = false
  /// The case of letters.
  @Entry public var textCase: Text.Case?
  /// Size of controls.
  @Entry public var controlSize: ControlSize = .regular
  /// The scale of symbols relative to text.
  @Entry public var imageScale: Image.Scale = .medium
  /// How the layers of symbols are coloured.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// How symbols show their variable value.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?
  /// How the layers of symbols are filled.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?
  /// The height of lines.
  @Entry public var lineHeight: LineHeight?
  /// Variants of symbols.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// Opens a URL; has no effect here.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
  /// Dismisses the presentation; has no effect here.
  public var dismiss: DismissAction { self[DismissKey.self] }
  /// The weight of text that the user prefers.
  @Entry public var legibilityWeight: LegibilityWeight?
  /// Width class of the surface.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Height class of the surface.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The phase of the scene.
  @Entry public var scenePhase: ScenePhase = .active
  /// The style that the `background` shape style resolves to.
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// The prominence of headers.
  @Entry public var headerProminence: Prominence = .standard
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
