import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

/// The environment that a view inherits.
package struct EnvironmentValues: Hashable, Sendable {
  // Surface
  /// Light or dark.
  package var colorScheme: ColorScheme = .light
  /// Reading direction.
  package var layoutDirection: LayoutDirection = .leftToRight
  /// Text size.
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// Pixels per point.
  package var displayScale = 3.0
  /// Family that is rendered.
  package var widgetFamily: WidgetFamily = .systemSmall
  /// Standard or increased contrast.
  package var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The kind of device.
  package var idiom: Device.Platform = .iPhone
  /// Colours that the archive names.
  package var colors: ColorResolver?
  /// Images that styles paint with, by name.
  package var images: ResolvedImages?
  /// How the surface treats colours.
  package var widgetRenderingMode: WidgetRenderingMode = .fullColor
  /// Whether the display is dimmed, as on an Always-On display.
  package var isLuminanceReduced = false

  // Text
  /// Font of texts; `nil` is body.
  package var font: Font?
  /// Stroke weight in place of the font's.
  package var fontWeight: Font.Weight?
  /// Whether texts have the bold weight of their text style.
  package var isBold = false
  /// Whether letters are slanted.
  package var isItalic = false
  /// Design in place of the font's.
  package var fontDesign: FontDesign?
  /// Width of letters in place of the font's.
  package var fontWidth: FontWidth?
  /// Whether digits are equally wide.
  package var monospacedDigit = false
  /// Line under texts.
  package var underline: TextLine?
  /// Line through texts.
  package var strikethrough: TextLine?
  /// How many lines texts show.
  package var lineLimit = LineLimit()
  /// Space between lines, in points.
  package var lineSpacing = 0.0
  /// Height of lines; `nil` is that of the font.
  package var lineHeight: LineHeight?
  /// Size of texts relative to their font.
  package var textScale: TextScale = .default
  /// Where lines that are too long are truncated.
  package var truncationMode: TruncationMode = .tail
  /// How far texts may shrink to fit.
  package var minimumScaleFactor = 1.0
  /// Whether letters can move closer together to fit.
  package var allowsTightening = false
  /// Space after each character, in points.
  package var kerning = 0.0
  /// Space after each character in place of `kerning`, in points.
  package var tracking: Double?
  /// The distance of texts above the baseline, in points.
  package var baselineOffset = 0.0
  /// Capital or small letters; `nil` leaves it to the views around a text.
  package var textCase: TextCase?
  /// Alignment of lines that are shorter than the widest one.
  package var multilineTextAlignment: TextAlignment = .leading

  // Symbols
  /// Size of symbols relative to their font.
  package var imageScale: ImageScale = .medium
  /// How the layers of symbols are coloured; `nil` is the system's choice.
  package var symbolRenderingMode: SymbolRenderingMode?
  /// How layers of symbols are filled.
  package var symbolColorRenderingMode: SymbolColorRenderingMode = .flat
  /// How symbols show a value.
  package var symbolVariableValueMode: SymbolVariableValueMode = .color
  /// Variants of symbols.
  package var symbolVariants = SymbolVariants()

  // Motion
  /// How contents change into others; `nil` is the system's choice for the view.
  package var contentTransition: ContentTransition?
  /// The effect that animates symbols.
  package var symbolEffect: SymbolEffectModifier?

  // Locale
  /// Language and region for formatted text.
  package var locale: LocaleIdentifier = .standard
  /// Time zone for dates.
  package var timeZone: TimeZoneIdentifier = .standard
  /// Calendar for dates; `nil` is the locale's.
  package var calendar: CalendarIdentifier?
  /// The date at which the widget is rendered.
  package var now = ArchiveDate(secondsSince1970: 0)

  // Style
  /// The style that fills text, shapes and symbols.
  package var foreground = Foreground()
  /// Colour of controls; `nil` is the accent colour.
  package var tint: ShapeStyle?
  /// Whether a material is behind the view.
  package var isOnMaterial = false
  /// The style that fills backgrounds; `nil` for the system's default.
  package var backgroundStyle: ShapeStyle?

  // Controls
  /// Whether the author left controls enabled.
  package var isEnabled = true
  /// Whether taps have an effect at all; they have none on a locked device.
  package var allowsInteraction = true
  /// Style of buttons.
  package var buttonStyle: ButtonStyle = .automatic
  /// Style of toggles.
  package var toggleStyle: ToggleStyle = .automatic
  /// Style of labels.
  package var labelStyle: LabelStyle = .automatic
  /// Whether labels of controls are hidden.
  package var labelsHidden = false
  /// Style of gauges.
  package var gaugeStyle: GaugeStyle = .automatic
  /// Style of progress views.
  package var progressViewStyle: ProgressViewStyle = .automatic
  /// Size of controls.
  package var controlSize: ControlSize = .regular
  /// Outline of buttons with a border.
  package var buttonBorderShape = ButtonBorderShape()
  /// Styles of views that only screens of apps have.
  package var screen = ScreenStyles()
  /// Version of the system whose controls and colours are drawn.
  package var design = DesignGeneration.standard

  // Privacy
  /// The reasons for which content is hidden.
  package var redactionReasons: RedactionReasons = []
  /// Whether content is private.
  package var isPrivacySensitive = false
  /// Whether content may be out of date while the widget waits for its reload.
  package var isInvalidatable = false
  /// The opacity of content that is out of date.
  package var invalidatedOpacity = 1.0

  // Interaction
  /// The current interaction with the widget.
  package var interaction = Interaction()
  /// The parts that react to taps on this surface.
  package var interactivity = Interactivity()

  package init() {}

  /// Whether content is replaced by bars and blocks.
  ///
  /// Content is redacted under `placeholder`, and under `privacy` when it is marked as private.
  /// Source: Apple's documentation of `RedactionReasons` and `privacySensitive(_:)`.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }

  /// Whether content shows that it is out of date.
  ///
  /// Source: Apple's documentation of `invalidatableContent(_:)` and `RedactionReasons.invalidated`.
  package var isInvalidated: Bool {
    redactionReasons.contains(.invalidated) && isInvalidatable
  }
}

extension EnvironmentValues {
  /// The traits by which representations of assets are chosen.
  package var assetTraits: AssetTraits {
    var traits = AssetTraits(colorScheme: colorScheme, scale: displayScale)
    traits.contrast = colorSchemeContrast
    traits.isTinted = widgetRenderingMode == .accented
    traits.idiom = idiom
    return traits
  }
}
