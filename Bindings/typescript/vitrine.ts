/** What archives hold of views. Made by Scripts/make-bindings.py from the JSON Schema of archives; do not edit. */

export type ViewLike = View | string;
export type Modifier = { [name: string]: unknown };

/** A view with its modifiers; each modifier gives a new view, as in SwiftUI. */
export class View {
  constructor(
    private readonly kind: string,
    private readonly payload: unknown,
    private readonly modifiers: readonly Modifier[] = [],
    private readonly identifier?: string,
  ) {}

  /** The view as archives hold it. */
  toJSON(): unknown {
    return {
      [this.kind]: this.payload,
      ...(this.modifiers.length > 0 ? { modifiers: this.modifiers } : {}),
      ...(this.identifier === undefined ? {} : { id: this.identifier }),
    };
  }

  /** The view with a stable name for hit regions and reports. */
  named(identifier: string): View {
    return new View(this.kind, this.payload, this.modifiers, identifier);
  }

  /** The view with one more modifier, the outermost so far. */
  modifier(name: string, payload: unknown): View {
    const modifiers = [...this.modifiers, { [name]: payload }];
    return new View(this.kind, this.payload, modifiers, this.identifier);
  }

  /** A box of fixed or bounded size around the view. */
  frame(value: Frame): View {
    return this.modifier("frame", value);
  }

  /** Space around the view; a number is the same on all edges. */
  padding(value: Padding): View {
    return this.modifier("padding", value);
  }

  /** Proposes the ideal size on the chosen axes. */
  fixedSize(value: FixedSize = {}): View {
    return this.modifier("fixedSize", value);
  }

  /** The order in which a stack offers space; higher numbers come first. */
  layoutPriority(value: number): View {
    return this.modifier("layoutPriority", value);
  }

  /** Moves the view without a change of layout. */
  offset(value: Offset = {}): View {
    return this.modifier("offset", value);
  }

  /** Puts the view's centre on a point of the space that it is offered. */
  position(value: Position = {}): View {
    return this.modifier("position", value);
  }

  /** The order of drawing among the views of a container; higher is nearer. */
  zIndex(value: number): View {
    return this.modifier("zIndex", value);
  }

  /** How many columns of its grid the view covers. */
  gridCellColumns(value: number): View {
    return this.modifier("gridCellColumns", value);
  }

  /** The point of the view and of its cell that coincide. */
  gridCellAnchor(value: UnitPoint): View {
    return this.modifier("gridCellAnchor", value);
  }

  /** How the view's whole column is aligned. */
  gridColumnAlignment(value: HorizontalAlignment): View {
    return this.modifier("gridColumnAlignment", value);
  }

  /** The axes on which the view takes what other cells give. */
  gridCellUnsizedAxes(value: Axis[]): View {
    return this.modifier("gridCellUnsizedAxes", value);
  }

  /** A box of a fixed ratio of sides. */
  aspectRatio(value: AspectRatio = {}): View {
    return this.modifier("aspectRatio", value);
  }

  /** Short for an `aspectRatio` of the view's own ratio that fits. */
  scaledToFit(value: boolean = true): View {
    return this.modifier("scaledToFit", value);
  }

  /** Short for an `aspectRatio` of the view's own ratio that fills. */
  scaledToFill(value: boolean = true): View {
    return this.modifier("scaledToFill", value);
  }

  /** Moves one of the view's guides: to another guide plus a distance, in the view's box. */
  alignmentGuide(value: AlignmentGuide): View {
    return this.modifier("alignmentGuide", value);
  }

  /** A box that covers `span` of `count` parts of the widget's content area. */
  containerRelativeFrame(value: ContainerRelativeFrame = {}): View {
    return this.modifier("containerRelativeFrame", value);
  }

  /** Lets a view that touches the widget's content margins extend to the surface's edges. */
  ignoresSafeArea(value: SafeAreaExtension = {}): View {
    return this.modifier("ignoresSafeArea", value);
  }

  /** Space around the view that `ignoresSafeArea` inside of it extends into. */
  safeAreaPadding(value: Padding): View {
    return this.modifier("safeAreaPadding", value);
  }

  /** Another view at an edge, for which this one makes space. */
  safeAreaInset(value: SafeAreaInset): View {
    return this.modifier("safeAreaInset", value);
  }

  /** Something behind the view: a style, or another view. */
  background(value: Layer): View {
    return this.modifier("background", value);
  }

  /** Something in front of the view: a style, or another view. */
  overlay(value: Layer): View {
    return this.modifier("overlay", value);
  }

  /** Keeps the view's space but draws nothing. */
  hidden(value: boolean = true): View {
    return this.modifier("hidden", value);
  }

  /** What text, shapes and symbols are filled with; a list gives a style to each level. */
  foregroundStyle(value: ShapeStyle | ShapeStyle[]): View {
    return this.modifier("foregroundStyle", value);
  }

  /** Short for a `foregroundStyle` of one colour. */
  foregroundColor(value: Color): View {
    return this.modifier("foregroundColor", value);
  }

  /** What the style `background` refers to in the view. */
  backgroundStyle(value: ShapeStyle): View {
    return this.modifier("backgroundStyle", value);
  }

  /** The colour of controls. */
  tint(value: ShapeStyle): View {
    return this.modifier("tint", value);
  }

  /** Fades the view: 0 is invisible, 1 opaque. */
  opacity(value: number): View {
    return this.modifier("opacity", value);
  }

  /** Clips the view to a rectangle with round corners; radius in points. */
  cornerRadius(value: number): View {
    return this.modifier("cornerRadius", value);
  }

  /** Clips the view to a shape. */
  clipShape(value: Shape): View {
    return this.modifier("clipShape", value);
  }

  /** The region of the view that takes taps. */
  contentShape(value: Shape): View {
    return this.modifier("contentShape", value);
  }

  /** The outline that `containerRelativeShape` in the view follows. */
  containerShape(value: Shape): View {
    return this.modifier("containerShape", value);
  }

  /** Whether the view is drawn mirrored where leading is on the right. */
  layoutDirectionBehavior(value: LayoutDirectionBehavior): View {
    return this.modifier("layoutDirectionBehavior", value);
  }

  /** Clips the view to its box. */
  clipped(value: boolean = true): View {
    return this.modifier("clipped", value);
  }

  /** A line inside the view's box, over the view. */
  border(value: Border): View {
    return this.modifier("border", value);
  }

  /** Rotates what the view draws, without a change of layout. */
  rotationEffect(value: RotationEffect): View {
    return this.modifier("rotationEffect", value);
  }

  /** Enlarges or shrinks what the view draws, without a change of layout. */
  scaleEffect(value: ScaleEffect = {}): View {
    return this.modifier("scaleEffect", value);
  }

  /** A blurred copy under each thing that the view draws. */
  shadow(value: Shadow): View {
    return this.modifier("shadow", value);
  }

  /** Size of symbols relative to their font. */
  imageScale(value: ImageScale): View {
    return this.modifier("imageScale", value);
  }

  /** How the layers of symbols are coloured. */
  symbolRenderingMode(value: SymbolRenderingMode): View {
    return this.modifier("symbolRenderingMode", value);
  }

  /** A variant of symbols, added to those around it. */
  symbolVariant(value: SymbolVariant): View {
    return this.modifier("symbolVariant", value);
  }

  /** Shows the view only where another one is opaque. */
  mask(value: Layer): View {
    return this.modifier("mask", value);
  }

  /** Blurs what the view draws; radius in points. */
  blur(value: Blur): View {
    return this.modifier("blur", value);
  }

  /** How the view's colours meet those behind it. */
  blendMode(value: BlendMode): View {
    return this.modifier("blendMode", value);
  }

  /** Draws the view as one picture before effects around it see it. */
  compositingGroup(value: boolean = true): View {
    return this.modifier("compositingGroup", value);
  }

  /** Draws the view as one bitmap. */
  drawingGroup(value: boolean = true): View {
    return this.modifier("drawingGroup", value);
  }

  /** Adds an amount to every component; 0 changes nothing. */
  brightness(value: number): View {
    return this.modifier("brightness", value);
  }

  /** Spreads colours around middle grey; 1 changes nothing. */
  contrast(value: number): View {
    return this.modifier("contrast", value);
  }

  /** Strengthens colours; 0 leaves greys, 1 changes nothing. */
  saturation(value: number): View {
    return this.modifier("saturation", value);
  }

  /** Removes colour; 1 leaves greys. */
  grayscale(value: number): View {
    return this.modifier("grayscale", value);
  }

  /** Rotates colours around the colour wheel, in degrees. */
  hueRotation(value: number): View {
    return this.modifier("hueRotation", value);
  }

  /** Inverts colours. */
  colorInvert(value: boolean = true): View {
    return this.modifier("colorInvert", value);
  }

  /** Multiplies colours by a colour. */
  colorMultiply(value: Color): View {
    return this.modifier("colorMultiply", value);
  }

  /** Turns luminance into the opacity of black. */
  luminanceToAlpha(value: boolean = true): View {
    return this.modifier("luminanceToAlpha", value);
  }

  /** Rotates what the view draws in three dimensions, without a change of layout. */
  rotation3DEffect(value: Rotation3DEffect): View {
    return this.modifier("rotation3DEffect", value);
  }

  /** Draws the view through a projective transform of its box. */
  projectionEffect(value: ProjectionTransform = {}): View {
    return this.modifier("projectionEffect", value);
  }

  /** Draws the view through an affine transform of its box. */
  transformEffect(value: AffineTransform = {}): View {
    return this.modifier("transformEffect", value);
  }

  /** The font of texts and symbols. */
  font(value: Font): View {
    return this.modifier("font", value);
  }

  /** The stroke weight of texts and symbols. */
  fontWeight(value: FontWeight): View {
    return this.modifier("fontWeight", value);
  }

  /** Bold stroke weight. */
  bold(value: boolean = true): View {
    return this.modifier("bold", value);
  }

  /** Italic letters. */
  italic(value: boolean = true): View {
    return this.modifier("italic", value);
  }

  /** The design of the system face. */
  fontDesign(value: FontDesign): View {
    return this.modifier("fontDesign", value);
  }

  /** The width of letters. */
  fontWidth(value: FontWidth): View {
    return this.modifier("fontWidth", value);
  }

  /** Letters that are equally wide. */
  monospaced(value: boolean = true): View {
    return this.modifier("monospaced", value);
  }

  /** Digits that are equally wide. */
  monospacedDigit(value: boolean = true): View {
    return this.modifier("monospacedDigit", value);
  }

  /** A line through texts. */
  strikethrough(value: TextLine = {}): View {
    return this.modifier("strikethrough", value);
  }

  /** A line under texts. */
  underline(value: TextLine = {}): View {
    return this.modifier("underline", value);
  }

  /** The most lines of texts, or a range; less than 1 counts as 1. */
  lineLimit(value: LineLimit): View {
    return this.modifier("lineLimit", value);
  }

  /** Space between the lines of a text, in points. */
  lineSpacing(value: number): View {
    return this.modifier("lineSpacing", value);
  }

  /** Where a line that is too long is truncated. */
  truncationMode(value: TruncationMode): View {
    return this.modifier("truncationMode", value);
  }

  /** How far texts may shrink to fit, as a fraction of their size. */
  minimumScaleFactor(value: number): View {
    return this.modifier("minimumScaleFactor", value);
  }

  /** Lets the letters of a text move closer together when it does not fit. */
  allowsTightening(value: boolean = true): View {
    return this.modifier("allowsTightening", value);
  }

  /** Space after each character, in points. */
  kerning(value: number): View {
    return this.modifier("kerning", value);
  }

  /** Space after each character, in points; `kerning` beside it is ignored. */
  tracking(value: number): View {
    return this.modifier("tracking", value);
  }

  /** The distance of texts above the baseline, in points. */
  baselineOffset(value: number): View {
    return this.modifier("baselineOffset", value);
  }

  /** Uppercase or lowercase letters. */
  textCase(value: TextCase): View {
    return this.modifier("textCase", value);
  }

  /** The text size, or the range that it stays in. */
  dynamicTypeSize(value: DynamicTypeLimits): View {
    return this.modifier("dynamicTypeSize", value);
  }

  /** How lines shorter than the widest one are aligned. */
  multilineTextAlignment(value: TextAlignment): View {
    return this.modifier("multilineTextAlignment", value);
  }

  /** Makes controls inactive. */
  disabled(value: boolean = true): View {
    return this.modifier("disabled", value);
  }

  /** The style of buttons. */
  buttonStyle(value: ButtonStyle): View {
    return this.modifier("buttonStyle", value);
  }

  /** The style of toggles. */
  toggleStyle(value: ToggleStyle): View {
    return this.modifier("toggleStyle", value);
  }

  /** The style of labels. */
  labelStyle(value: LabelStyle): View {
    return this.modifier("labelStyle", value);
  }

  /** Hides the labels of controls. */
  labelsHidden(value: boolean = true): View {
    return this.modifier("labelsHidden", value);
  }

  /** The style of gauges. */
  gaugeStyle(value: GaugeStyle): View {
    return this.modifier("gaugeStyle", value);
  }

  /** The style of progress views. */
  progressViewStyle(value: ProgressViewStyle): View {
    return this.modifier("progressViewStyle", value);
  }

  /** The size of controls. */
  controlSize(value: ControlSize): View {
    return this.modifier("controlSize", value);
  }

  /** The outline of buttons with a border. */
  buttonBorderShape(value: ButtonBorderShape): View {
    return this.modifier("buttonBorderShape", value);
  }

  /** Adds a reason to redact content. */
  redacted(value: RedactionReason): View {
    return this.modifier("redacted", value);
  }

  /** Removes all reasons to redact content. */
  unredacted(value: boolean = true): View {
    return this.modifier("unredacted", value);
  }

  /** Marks content as private. */
  privacySensitive(value: boolean = true): View {
    return this.modifier("privacySensitive", value);
  }

  /** Marks content that waits for an update after an interaction. */
  invalidatableContent(value: boolean = true): View {
    return this.modifier("invalidatableContent", value);
  }

  /** What is behind the whole widget, ignoring its margins. */
  containerBackground(value: Layer): View {
    return this.modifier("containerBackground", value);
  }

  /** The URL that a tap outside of controls opens. */
  widgetURL(value: string): View {
    return this.modifier("widgetURL", value);
  }

  /** Puts the view into the accent group of a tinted surface; `false` does not take it out of one. */
  widgetAccentable(value: boolean = true): View {
    return this.modifier("widgetAccentable", value);
  }

  /** What a watch face writes along the edge of a corner or the bezel; the face draws it, not the widget. */
  widgetLabel(value: ViewLike): View {
    return this.modifier("widgetLabel", value);
  }

  /** Lets the content of a corner follow the edge of the display; the face bends it. */
  widgetCurvesContent(value: boolean = true): View {
    return this.modifier("widgetCurvesContent", value);
  }

  /** The colour behind a Live Activity on the Lock Screen. */
  activityBackgroundTint(value: Color): View {
    return this.modifier("activityBackgroundTint", value);
  }

  /** The colour of texts on the buttons that the system shows beside a Live Activity. */
  activitySystemActionForegroundColor(value: Color): View {
    return this.modifier("activitySystemActionForegroundColor", value);
  }

  /** Light or dark for the view and what it holds. */
  colorScheme(value: ColorScheme): View {
    return this.modifier("colorScheme", value);
  }

  /** Values of the environment for the view and what it holds. */
  environment(value: EnvironmentOverrides = {}): View {
    return this.modifier("environment", value);
  }

  /** What the view is called among those of its container: of two entries, views of the same id are one view that changes. */
  id(value: string): View {
    return this.modifier("id", value);
  }

  /** How changes of the view pass when a value changes. */
  animation(value: AnimationModifier = {}): View {
    return this.modifier("animation", value);
  }

  /** How all changes of the view pass. */
  transaction(value: TransactionModifier = {}): View {
    return this.modifier("transaction", value);
  }

  /** How the view comes and goes. */
  transition(value: Transition): View {
    return this.modifier("transition", value);
  }

  /** Lets the view pass into another one of the same id that comes while it goes. */
  matchedGeometryEffect(value: MatchedGeometryEffect): View {
    return this.modifier("matchedGeometryEffect", value);
  }

  /** Lets the view pass through further states, as `phaseAnimator` and `keyframeAnimator` do. */
  phaseAnimator(value: ViewPhases): View {
    return this.modifier("phaseAnimator", value);
  }

  /** How the content of the views inside passes into another one. */
  contentTransition(value: ContentTransition): View {
    return this.modifier("contentTransition", value);
  }

  /** A movement of the symbols inside. */
  symbolEffect(value: SymbolEffectModifier): View {
    return this.modifier("symbolEffect", value);
  }

  /** What assistive technology calls the view. */
  accessibilityLabel(value: Text): View {
    return this.modifier("accessibilityLabel", value);
  }

  /** The value that assistive technology reads after the label. */
  accessibilityValue(value: Text): View {
    return this.modifier("accessibilityValue", value);
  }

  /** What happens when the view is tapped, read after a pause. */
  accessibilityHint(value: Text): View {
    return this.modifier("accessibilityHint", value);
  }

  /** Names by which a voice command may call the view. */
  accessibilityInputLabels(value: Text[]): View {
    return this.modifier("accessibilityInputLabels", value);
  }

  /** A name for tests, which is never read aloud. */
  accessibilityIdentifier(value: string): View {
    return this.modifier("accessibilityIdentifier", value);
  }

  /** What the view is, in addition to what it is by itself. */
  accessibilityAddTraits(value: AccessibilityTrait[]): View {
    return this.modifier("accessibilityAddTraits", value);
  }

  /** What the view is not, although it is by itself. */
  accessibilityRemoveTraits(value: AccessibilityTrait[]): View {
    return this.modifier("accessibilityRemoveTraits", value);
  }

  /** Leaves the view out of what assistive technology reads. */
  accessibilityHidden(value: boolean = true): View {
    return this.modifier("accessibilityHidden", value);
  }

  /** Makes an accessibility element: of the view alone, of everything in it, or around everything in it. */
  accessibilityElement(value: AccessibilityChildBehavior): View {
    return this.modifier("accessibilityElement", value);
  }

  /** The order of reading among its neighbours; higher comes first. */
  accessibilitySortPriority(value: number): View {
    return this.modifier("accessibilitySortPriority", value);
  }

  /** The level of a heading. */
  accessibilityHeading(value: AccessibilityHeadingLevel): View {
    return this.modifier("accessibilityHeading", value);
  }

  /** What kind of text the view holds. */
  accessibilityTextContentType(value: AccessibilityTextContentType): View {
    return this.modifier("accessibilityTextContentType", value);
  }

  /** Whether Switch Control and Full Keyboard Access reach the view. */
  accessibilityRespondsToUserInteraction(value: boolean = true): View {
    return this.modifier("accessibilityRespondsToUserInteraction", value);
  }

  /** Keeps the view's colours when the system inverts them. */
  accessibilityIgnoresInvertColors(value: boolean = true): View {
    return this.modifier("accessibilityIgnoresInvertColors", value);
  }
}

/** Characters in one style; a plain string in place of a view means the same. */
export function text(value: Text): View {
  return new View("text", value);
}

/** A bitmap of the archive's assets or a symbol of the system. */
export function image(value: Image): View {
  return new View("image", value);
}

/** A title with an icon beside it. */
export function label(value: Label): View {
  return new View("label", value);
}

/** Views side by side. */
export function hStack(children: ViewLike[], options: Omit<HStack, "children"> = {}): View {
  return new View("hStack", { ...options, children });
}

/** Views one above the other. */
export function vStack(children: ViewLike[], options: Omit<VStack, "children"> = {}): View {
  return new View("vStack", { ...options, children });
}

/** Views in front of each other. */
export function zStack(children: ViewLike[], options: Omit<ZStack, "children"> = {}): View {
  return new View("zStack", { ...options, children });
}

/** Views side by side that are as wide as they like. */
export function lazyHStack(children: ViewLike[], options: Omit<HStack, "children"> = {}): View {
  return new View("lazyHStack", { ...options, children });
}

/** Views one above the other that are as high as they like. */
export function lazyVStack(children: ViewLike[], options: Omit<VStack, "children"> = {}): View {
  return new View("lazyVStack", { ...options, children });
}

/** Rows of cells in columns. */
export function grid(children: ViewLike[], options: Omit<Grid, "children"> = {}): View {
  return new View("grid", { ...options, children });
}

/** The cells of one row of a grid. */
export function gridRow(children: ViewLike[], options: Omit<GridRow, "children"> = {}): View {
  return new View("gridRow", { ...options, children });
}

/** Cells in rows of given columns, filled row by row. */
export function lazyVGrid(children: ViewLike[], options: Omit<LazyVGrid, "children">): View {
  return new View("lazyVGrid", { ...options, children });
}

/** Cells in columns of given rows, filled column by column. */
export function lazyHGrid(children: ViewLike[], options: Omit<LazyHGrid, "children">): View {
  return new View("lazyHGrid", { ...options, children });
}

/** The first of several views that fits; the last one if none does. */
export function viewThatFits(children: ViewLike[], options: Omit<ViewThatFits, "children"> = {}): View {
  return new View("viewThatFits", { ...options, children });
}

/** Space that grows along its stack's axis. */
export function spacer(value: Spacer = {}): View {
  return new View("spacer", value);
}

/** A thin line across its stack's axis. */
export function divider(value: boolean = true): View {
  return new View("divider", value);
}

/** Views that share modifiers; their container sees each of them. */
export function group(children: ViewLike[], options: Omit<Group, "children"> = {}): View {
  return new View("group", { ...options, children });
}

/** A colour that fills its box. */
export function color(value: Color): View {
  return new View("color", value);
}

/** A rectangle. */
export function rectangle(value: Rectangle): View {
  return new View("rectangle", value);
}

/** A rectangle with round corners. */
export function roundedRectangle(value: RoundedRectangle): View {
  return new View("roundedRectangle", value);
}

/** A rectangle with a radius for each corner. */
export function unevenRoundedRectangle(value: UnevenRoundedRectangle): View {
  return new View("unevenRoundedRectangle", value);
}

/** The largest circle in the middle of the box. */
export function circle(value: Circle): View {
  return new View("circle", value);
}

/** A rectangle whose shorter sides are half circles. */
export function capsule(value: Capsule): View {
  return new View("capsule", value);
}

/** An ellipse that touches the box's sides. */
export function ellipse(value: Ellipse): View {
  return new View("ellipse", value);
}

/** The widget's own outline, inset as far as the shape's box is. */
export function containerRelativeShape(value: ContainerRelativeShape): View {
  return new View("containerRelativeShape", value);
}

/** An outline with fixed coordinates, measured from the box's top left corner. */
export function path(value: PathShape): View {
  return new View("path", value);
}

/** Colours along a straight line. */
export function linearGradient(value: LinearGradient): View {
  return new View("linearGradient", value);
}

/** Colours in circles around a point. */
export function radialGradient(value: RadialGradient): View {
  return new View("radialGradient", value);
}

/** Colours around a point, clockwise from the right. */
export function angularGradient(value: AngularGradient): View {
  return new View("angularGradient", value);
}

/** Colours in ellipses of the box's proportions. */
export function ellipticalGradient(value: EllipticalGradient): View {
  return new View("ellipticalGradient", value);
}

/** Colours at the points of a mesh over the box. */
export function meshGradient(value: MeshGradient): View {
  return new View("meshGradient", value);
}

/** A control that runs an intent. */
export function button(value: Button): View {
  return new View("button", value);
}

/** A control with two states. */
export function toggle(value: Toggle): View {
  return new View("toggle", value);
}

/** A control that opens a URL in the app. */
export function link(value: Link): View {
  return new View("link", value);
}

/** A value in a range, shown on a bar or a ring. */
export function gauge(value: Gauge): View {
  return new View("gauge", value);
}

/** The progress of a task, or of a span of time. */
export function progressView(value: ProgressView): View {
  return new View("progressView", value);
}

/** Data drawn as marks along two axes. */
export function chart(value: Chart): View {
  return new View("chart", value);
}

/** The backdrop of a circular, corner or rectangular accessory; elsewhere it is invisible. */
export function accessoryWidgetBackground(value: boolean = true): View {
  return new View("accessoryWidgetBackground", value);
}

/** Nothing; its container gives it no space. */
export function emptyView(value: boolean = true): View {
  return new View("emptyView", value);
}

/** A view that WidgetKit does not draw: the sign that it shows in its place, and a warning. */
export function unsupported(value: UnsupportedView): View {
  return new View("unsupported", value);
}

/** An archive of a widget, a Live Activity or a control, as JSON. */
export function archive(values: Omit<WidgetArchive, "vitrine">): string {
  return JSON.stringify({ vitrine: "1.0", ...values }, null, 2) + "\n";
}

export type AccessibilityChildBehavior = "ignore" | "combine" | "contain";

export type AccessibilityHeadingLevel = "unspecified" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

export type AccessibilityTextContentType = "plain" | "console" | "fileSystem" | "messaging" | "narrative" | "sourceCode" | "spreadsheet" | "wordProcessing";

export type AccessibilityTrait = "isButton" | "isHeader" | "isSelected" | "isLink" | "isSearchField" | "isImage" | "playsSound" | "isKeyboardKey" | "isStaticText" | "isSummaryElement" | "updatesFrequently" | "startsMediaSession" | "allowsDirectInteraction" | "causesPageTurn" | "isModal" | "isToggle" | "isTabBar";

export interface AccessoryWidgetBackground {
}

export type ActionIntent = ActionIntentWithType | string;

export type ActionIntentProcess = "widgetExtension" | "app";

export type ActivityFamily = "small" | "medium";

export interface ActivityState {
  /** When it becomes current, in ISO 8601. */
  date: string;
  /** The values of the content state, by name. */
  contentState?: { [name: string]: unknown };
  /** The views of the Dynamic Island. */
  dynamicIsland?: DynamicIsland;
  /** The view on the Lock Screen and of banners. */
  lockScreen?: VariantView;
  /** How important it is among several activities. */
  relevanceScore?: number;
  /** The view of the small size: the Smart Stack and CarPlay. */
  small?: VariantView;
  /** From when on its content is out of date. */
  staleDate?: string;
}

export interface AffineTransform {
  /** First column; default 1. */
  a?: number;
  /** First column, second row. */
  b?: number;
  /** Second column. */
  c?: number;
  /** Second column, second row; default 1. */
  d?: number;
  /** Way to the right in points. */
  tx?: number;
  /** Way downwards in points. */
  ty?: number;
}

export type Alignment = AlignmentWithHorizontal | "topLeading" | "top" | "topTrailing" | "leading" | "center" | "trailing" | "bottomLeading" | "bottom" | "bottomTrailing" | "leadingFirstTextBaseline" | "centerFirstTextBaseline" | "trailingFirstTextBaseline" | "leadingLastTextBaseline" | "centerLastTextBaseline" | "trailingLastTextBaseline";

export interface AlignmentGuide {
  /** The part of the view's height that is added. */
  heightFraction?: number;
  /** The guide, of the horizontal axis. */
  horizontal?: HorizontalAlignment;
  /** Distance from there in points. */
  offset?: number;
  /** The guide of the same view that the place is counted from; default: the near edge. */
  relativeTo?: AlignmentGuideBase;
  /** The guide, of the vertical axis. */
  vertical?: VerticalAlignment;
  /** The part of the view's width that is added. */
  widthFraction?: number;
}

export type AlignmentGuideBase = "leading" | "trailing" | "center" | "top" | "bottom" | "firstTextBaseline" | "lastTextBaseline";

export interface AngularGradient {
  /** Colours, or objects with colour and location. */
  stops: GradientStop[];
  /** The point that the colours go around; default: center. */
  center?: UnitPoint;
  /** How colours are mixed; default: perceptual. */
  colorSpace?: GradientColorSpace;
  /** Direction of the last colour in degrees, clockwise from the right; default 360. */
  endAngle?: number;
  /** Direction of the first colour in degrees, clockwise from the right. */
  startAngle?: number;
}

export interface AnimatedTransition {
  /** How the view comes and goes. */
  transition: Transition;
  /** How that passes; without one it passes at once. */
  animation?: Animation;
}

export type Animation = AnimationWithAutoreverses | AnimationCurve;

export type AnimationCurve = "default" | "linear" | "easeIn" | "easeOut" | "easeInOut" | "timingCurve" | "spring" | "smooth" | "snappy" | "bouncy" | "interactiveSpring" | "interpolatingSpring";

export interface AnimationModifier {
  /** How changes pass; without one they pass at once. */
  animation?: Animation;
  /** The value as a text: changes are animated where it is another one than before; without one all are. */
  value?: string;
}

export interface AspectRatio {
  /** Whether the view fits into the proposal or fills it. */
  contentMode?: AspectRatioContentMode;
  /** Width divided by height; default: the view's. */
  ratio?: number;
}

export type AspectRatioContentMode = "fit" | "fill";

export type AssetRepresentation = AssetRepresentationWithCapInsets | string;

export interface AsymmetricTransition {
  /** How the view comes. */
  insertion: Transition;
  /** How the view goes. */
  removal: Transition;
}

export type Axis = "horizontal" | "vertical";

export type BlendMode = "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "colorDodge" | "colorBurn" | "softLight" | "hardLight" | "difference" | "exclusion" | "hue" | "saturation" | "color" | "luminosity" | "sourceAtop" | "destinationOver" | "destinationOut" | "plusDarker" | "plusLighter";

export type Blur = BlurWithRadius | number;

export type BlurReplace = "downUp" | "upUp";

export type Border = BorderWithStyle | "primary" | "secondary" | "tertiary" | "quaternary" | "quinary" | "foreground" | "tint" | "background" | "background.secondary" | "background.tertiary" | "background.quaternary" | "fill" | "fill.secondary" | "fill.tertiary" | "fill.quaternary" | "separator" | "selection" | "link" | "placeholder" | "windowBackground" | "ultraThinMaterial" | "thinMaterial" | "regularMaterial" | "thickMaterial" | "ultraThickMaterial" | "bar" | SystemColor | string;

export interface Button {
  /** What the button shows. */
  label: ViewLike;
  /** What a custom style draws in place of the label and the border. */
  bodies?: ButtonStateVariants;
  /** The intent that a tap runs. */
  intent?: ActionIntent;
  /** The role of the button. */
  role?: ButtonRole;
}

export type ButtonRole = "destructive" | "cancel";

export interface ButtonStateVariants {
  /** What it draws. */
  released: ViewLike;
  /** What it draws while it is pressed; default: the same. */
  pressed?: ViewLike;
}

export type ButtonBorderShape = ButtonBorderShapeWithShape | ButtonBorderShapeForm;

export type ButtonBorderShapeForm = "automatic" | "capsule" | "roundedRectangle" | "circle";

export type ButtonStyle = "automatic" | "plain" | "borderless" | "bordered" | "borderedProminent";

export interface ByteCountFormat {
  /** The number of bytes. */
  value: number;
  /** Whether zero is a word. */
  spellsOutZero?: boolean;
  /** Whether a kilobyte has 1000 bytes (default: `file`) or 1024. */
  style?: ByteCountFormatStyle;
}

export type ByteCountFormatStyle = "file" | "memory" | "decimal" | "binary";

export type CalendarIdentifier = "gregorian" | "buddhist" | "chinese" | "coptic" | "ethiopicAmeteAlem" | "ethiopicAmeteMihret" | "hebrew" | "iso8601" | "indian" | "islamic" | "islamicCivil" | "islamicTabular" | "islamicUmmAlQura" | "japanese" | "persian" | "republicOfChina";

export interface Capsule {
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
  /** How the corners bend. */
  style?: RoundedCornerStyle;
}

export interface Chart {
  /** The marks, the first behind all others. */
  marks: ChartMark[];
  /** A view behind the chart. */
  background?: Layer;
  /** Which style each value has. */
  foregroundStyleScale?: ChartStyleScale;
  /** What the styles and symbols mean. */
  legend?: ChartLegend;
  /** Which line each value has. */
  lineStyleScale?: ChartLineScale;
  /** What the values of the marks are called. */
  names?: ChartNames;
  /** A view in front of the chart. */
  overlay?: Layer;
  /** Modifiers of the plot area, the innermost first. */
  plotStyle?: Modifier[];
  /** Which symbol each value has. */
  symbolScale?: ChartSymbolScale;
  /** Which area the symbol of each value has. */
  symbolSizeScale?: ChartSizeScale;
  /** The horizontal axis. */
  xAxis?: ChartAxis;
  /** How values become places from left to right. */
  xScale?: ChartScale;
  /** The vertical axis. */
  yAxis?: ChartAxis;
  /** How values become places from bottom to top. */
  yScale?: ChartScale;
}

export interface ChartAnnotation {
  /** The view. */
  content: ViewLike;
  /** How it is aligned with the mark's side; default: center. */
  alignment?: Alignment;
  /** What becomes of it beside the chart; default: `chart`. */
  overflowX?: ChartAnnotationOverflow;
  /** What becomes of it above and below; default: `chart`. */
  overflowY?: ChartAnnotationOverflow;
  /** Its position. */
  position?: ChartAnnotationPosition;
  /** Points between it and the mark. */
  spacing?: number;
}

export type ChartAnnotationOverflow = "automatic" | "chart" | "plot" | "disabled";

export type ChartAnnotationPosition = "automatic" | "top" | "bottom" | "leading" | "trailing" | "overlay" | "topLeading" | "topTrailing" | "bottomLeading" | "bottomTrailing";

export type ChartAxis = ChartAxisWithMarks | ChartAxisVisibility;

export type ChartAxisVisibility = "automatic" | "visible" | "hidden";

export interface ChartAxisItem {
  /** A line across the plot. */
  gridLine?: ChartAxisLine;
  /** A label. */
  label?: ChartAxisLabel;
  /** A short line outside of the plot. */
  tick?: ChartAxisLine;
  /** The value. */
  value?: ChartValue;
}

export interface ChartAxisLabel {
  /** The point of the label that is aligned with the value. */
  anchor?: UnitPoint;
  /** Whether it is centred between two values. */
  centered?: boolean;
  /** Which of two that meet stays: the higher. */
  collisionPriority?: number;
  /** What happens to labels that meet. */
  collisionResolution?: ChartAxisLabelCollisionResolution;
  /** The label; default: the value in words. */
  content?: ViewLike;
  /** Font of the label. */
  font?: Font;
  /** The format of the value in words. */
  format?: ChartLabelFormat;
  /** Points from the value, left to right. */
  horizontalSpacing?: number;
  /** Points from the next label. */
  minimumSpacing?: number;
  /** How far it is moved to the right, in points. */
  offsetX?: number;
  /** How far it is moved downwards, in points. */
  offsetY?: number;
  /** How the label runs. */
  orientation?: ChartAxisLabelOrientation;
  /** What the label is drawn with. */
  style?: ShapeStyle;
  /** Points from the value, top to bottom. */
  verticalSpacing?: number;
}

export type ChartAxisLabelCollisionResolution = "automatic" | "greedy" | "truncate" | "disabled";

export type ChartAxisLabelOrientation = "horizontal" | "vertical" | "verticalReversed";

export interface ChartAxisLine {
  /** Whether it is centred between two values. */
  centered?: boolean;
  /** Length of a tick in points. */
  length?: number;
  /** Its geometry. */
  lineStyle?: ChartLineStyle;
  /** How far it is moved to the right, in points. */
  offsetX?: number;
  /** How far it is moved downwards, in points. */
  offsetY?: number;
  /** What it is drawn with. */
  style?: ShapeStyle;
}

export interface ChartAxisMarks {
  /** The marks at each value. */
  content?: ChartAxisItem;
  /** Values with lines and labels of their own; `values` round the axis. */
  items?: ChartAxisItem[];
  /** The side of the plot. */
  position?: ChartAxisMarksPosition;
  /** How labels and lines share the room. */
  preset?: ChartAxisMarksPreset;
  /** The values; default: a few round ones. */
  values?: ChartAxisValues;
}

export type ChartAxisMarksPosition = "automatic" | "top" | "bottom" | "leading" | "trailing";

export type ChartAxisMarksPreset = "automatic" | "aligned" | "extended" | "inset";

export interface ChartAxisTitle {
  /** The title. */
  content: ViewLike;
  /** Its position along that side. */
  alignment?: Alignment;
  /** The side of the plot. */
  position?: ChartAnnotationPosition;
  /** Points between it and the axis. */
  spacing?: number;
}

export interface ChartAxisValues {
  /** Units from one to the next; default 1. */
  count?: number;
  /** How many there should be. */
  desiredCount?: number;
  /** The values themselves. */
  given?: ChartValue[];
  /** Their least distance. */
  minimumStride?: number;
  /** Whether the axis starts at one of them. */
  roundLowerBound?: boolean;
  /** Whether the axis ends at one of them. */
  roundUpperBound?: boolean;
  /** Their distance. */
  stride?: number;
  /** Unit of the calendar from one to the next. */
  unit?: TimeField;
}

export type ChartDimension = ChartDimensionWithFixed | number;

export interface ChartLabelFormat {
  /** The three letters of a currency. */
  code?: string;
  /** Digits after the point. */
  fractionLength?: DigitRange;
  /** How large numbers are written. */
  notation?: NumberFormatNotation;
  /** What numbers are. */
  style?: NumberFormatStyle;
  /** The fields of a date, such as `MMMd`. */
  template?: string;
}

export type ChartLegend = ChartLegendWithAlignment | ChartAxisVisibility;

export interface ChartLineScale {
  /** The values in the order of their lines. */
  domain?: ChartValue[];
  /** The lines; default: the chart's choice. */
  range?: ChartLineStyle[];
}

export interface ChartLineStyle {
  /** Lengths of dashes and gaps in points. */
  dash?: unknown;
  /** How far into the dashes the line starts, in points. */
  dashPhase?: number;
  /** The shape of open ends. */
  lineCap?: StrokeStyleLineCap;
  /** The shape of corners. */
  lineJoin?: StrokeStyleLineJoin;
  /** Thickness in points. */
  lineWidth?: number;
}

export interface ChartMark {
  /** What is drawn. */
  mark: ChartMarkKind;
  /** Whether nothing is read of it. */
  accessibilityHidden?: boolean;
  /** What is read in place of its place. */
  accessibilityLabel?: string;
  /** What is read of its value. */
  accessibilityValue?: string;
  /** Whether gradients follow the plot instead of the mark. */
  alignsStylesWithPlotArea?: boolean;
  /** The value that a sector's angle shows. */
  angle?: ChartValue;
  /** Points between neighbouring sectors. */
  angularInset?: number;
  /** Views beside it. */
  annotations?: ChartAnnotation[];
  /** Radius of the corners in points. */
  cornerRadius?: number;
  /** How the corners bend. */
  cornerStyle?: RoundedCornerStyle;
  /** What it is filled or stroked with. */
  foregroundStyle?: ShapeStyle;
  /** What its style is chosen by. */
  foregroundStyleBy?: ChartValue;
  /** Extent along the vertical axis. */
  height?: ChartDimension;
  /** Inner radius of a sector; default: 0. */
  innerRadius?: ChartDimension;
  /** How a line runs between values. */
  interpolation?: ChartMarkInterpolation;
  /** The geometry of a line. */
  lineStyle?: ChartLineStyle;
  /** What the dashes of a line are chosen by. */
  lineStyleBy?: ChartValue;
  /** Marks that it is drawn inside of. */
  mask?: ChartMark[];
  /** How far it is moved to the right, in points. */
  offsetX?: number;
  /** How far it is moved downwards, in points. */
  offsetY?: number;
  /** Opacity from 0 to 1; default 1. */
  opacity?: number;
  /** Outer radius of a sector; default: all the room. */
  outerRadius?: ChartDimension;
  /** The axis along which groups are put side by side. */
  positionAxis?: Axis;
  /** What groups at one place are put beside each other by. */
  positionBy?: ChartValue;
  /** The room of all groups at one place. */
  positionSpan?: ChartDimension;
  /** The line or area that the value belongs to. */
  series?: ChartValue;
  /** How marks at one place are put on top of each other. */
  stacking?: ChartMarkStacking;
  /** Symbol of a point, or of the values of a line. */
  symbol?: ChartSymbol;
  /** What its symbol is chosen by. */
  symbolBy?: ChartValue;
  /** Area of a symbol in square points. */
  symbolSize?: number;
  /** What the area of its symbol follows. */
  symbolSizeBy?: ChartValue;
  /** Tension of a cardinal spline, or alpha of a Catmull-Rom spline. */
  tension?: number;
  /** Extent along the horizontal axis. */
  width?: ChartDimension;
  /** Place along the horizontal axis. */
  x?: ChartValue;
  /** Where it ends along the horizontal axis. */
  xEnd?: ChartValue;
  /** Where it starts along the horizontal axis. */
  xStart?: ChartValue;
  /** Place along the vertical axis. */
  y?: ChartValue;
  /** Where it ends along the vertical axis. */
  yEnd?: ChartValue;
  /** Where it starts along the vertical axis. */
  yStart?: ChartValue;
  /** The order of drawing; higher comes later. */
  zIndex?: number;
}

export type ChartMarkInterpolation = "linear" | "monotone" | "catmullRom" | "cardinal" | "stepStart" | "stepCenter" | "stepEnd";

export type ChartMarkKind = "bar" | "line" | "area" | "point" | "rule" | "rectangle" | "sector";

export type ChartMarkStacking = "standard" | "normalized" | "center" | "unstacked";

export type ChartMarkSymbol = "circle" | "square" | "triangle" | "diamond" | "pentagon" | "plus" | "cross" | "asterisk";

export interface ChartNames {
  /** What sectors show. */
  angle?: string;
  /** The values that styles encode. */
  foregroundStyle?: string;
  /** What the horizontal axis shows. */
  x?: string;
  /** What the vertical axis shows. */
  y?: string;
}

export interface ChartScale {
  /** Both ends of the axis, or its categories in their order. */
  domain?: ChartValue[];
  /** Points left free after the last place. */
  endPadding?: number;
  /** The exponent of a power; default 1. */
  exponent?: number;
  /** Whether the axis includes zero; default: true. */
  includesZero?: boolean;
  /** Whether the axis runs backwards. */
  reversed?: boolean;
  /** How fast a symmetric logarithm starts. */
  slopeAtZero?: number;
  /** Points left free before the first place. */
  startPadding?: number;
  /** How distances between values become distances between places. */
  type?: ChartScaleKind;
  /** Whether no value between whole numbers is marked. */
  wholeNumbers?: boolean;
}

export type ChartScaleKind = "linear" | "log" | "symmetricLog" | "squareRoot" | "power" | "date" | "category";

export interface ChartSizeScale {
  /** The ends of the numbers, or the categories in their order. */
  domain?: ChartValue[];
  /** Areas in square points: of the least and the greatest number, or of the categories. */
  range?: number[];
}

export interface ChartStyleScale {
  /** The values in the order of their styles. */
  domain?: ChartValue[];
  /** The colours between the first and the last value. */
  gradient?: LinearGradient;
  /** The styles; default: the chart's palette. */
  range?: ShapeStyle[];
  /** How values and styles go together; default: by the data. */
  type?: ChartStyleScaleKind;
}

export type ChartStyleScaleKind = "category" | "continuous";

export type ChartSymbol = ChartSymbolWithD | ChartMarkSymbol;

export interface ChartSymbolScale {
  /** The values in the order of their symbols. */
  domain?: ChartValue[];
  /** The symbols; default: the chart's choice. */
  range?: ChartSymbol[];
}

export type ChartValue = ChartValueWithBinWidth | number | string;

export interface Circle {
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
}

export type Color = SystemColor | string | ColorWithColor | ColorWithNamed | ColorWithDark | ColorWithBlue;

export interface ColorAssetVariant {
  /** The colour. */
  color: Color;
  /** Colour scheme it is for; default: any. */
  colorScheme?: ColorScheme;
  /** Contrast it is for; default: any. */
  contrast?: ColorSchemeContrast;
  /** Kind of device it is for; default: any. */
  idiom?: DevicePlatform;
  /** Whether it is for surfaces that replace colours by one tint; default: any. */
  tinted?: boolean;
}

export type ColorScheme = "light" | "dark";

export type ColorSchemeContrast = "standard" | "increased";

export interface ContainerRelativeFrame {
  /** The position of the view in the box. */
  alignment?: Alignment;
  /** The axes on which the box has that extent; default: both. */
  axes?: Axis[];
  /** Into how many parts the area is divided. */
  count?: number;
  /** Gap between the parts in points. */
  spacing?: number;
  /** How many of them the box covers. */
  span?: number;
}

export interface ContainerRelativeShape {
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
}

export type ContentTransition = ContentTransitionWithKind | ContentTransitionKind;

export type ContentTransitionKind = "identity" | "interpolate" | "numericText" | "opacity" | "symbolEffect";

export interface ControlButton {
  /** Symbol and title. */
  label: ControlLabel;
  /** What it shows beside its label while its intent runs. */
  activeLabel?: ControlLabel;
  /** What it shows beside its label otherwise. */
  inactiveLabel?: ControlLabel;
  /** The intent that a press runs, with the value to set. */
  intent?: ActionIntent;
  /** Whether the intent opens the app; an intent says so itself, too. */
  opensApp?: boolean;
  /** Whether the intent runs only on an unlocked device. */
  requiresAuthentication?: boolean;
}

export type ControlLabel = ControlLabelWithActionHint | string;

export type ControlSize = "mini" | "small" | "regular" | "large" | "extraLarge";

export interface ControlTemplate {
  /** A control that runs an intent. */
  button?: ControlButton;
  /** Whether the control is inactive. */
  disabled?: boolean;
  /** Whether a locked device hides title, value and state. */
  privacySensitive?: boolean;
  /** Colour of the symbol while the control is on or active. */
  tint?: Color;
  /** A control with two states. */
  toggle?: ControlToggle;
}

export interface ControlToggle {
  /** The state it is in. */
  isOn: boolean;
  /** What it is called. */
  label: ControlLabel;
  /** The intent that a press runs, with the value to set. */
  intent?: ActionIntent;
  /** Symbol and value while it is off. */
  offLabel?: ControlLabel;
  /** Symbol and value while it is on. */
  onLabel?: ControlLabel;
  /** Whether the intent runs only on an unlocked device. */
  requiresAuthentication?: boolean;
}

export interface ControlWidget {
  /** The control with its current value. */
  current: ControlTemplate;
  /** The control with its preview value, for the gallery of controls; default: `current`. */
  preview?: ControlTemplate;
  /** Whether the system asks for values when the control is added. */
  promptsForUserConfiguration?: boolean;
}

export type DataProtection = "complete" | "completeUnlessOpen" | "completeUntilFirstUserAuthentication" | "none";

export interface DateIntervalFormat {
  /** The last date. */
  end: string;
  /** The first date. */
  start: string;
  /** How much of the dates is written. */
  date?: DateTimeFormatDateStyle;
  /** The fields to write as a Unicode date skeleton, such as `MMMd`. */
  template?: string;
  /** How much of the times is written. */
  time?: DateTimeFormatTimeStyle;
}

export interface DateIntervalText {
  /** The last date. */
  end: string;
  /** The first date. */
  start: string;
}

export interface DateOffsetFormat {
  /** The date that the distance is measured to. */
  anchor: string;
  /** The units that may be named; default: all. */
  allowedFields?: TimeField[];
  /** Most units that are named. */
  maxFieldCount?: number;
  /** When a sign is written; a date before the anchor has a minus. */
  sign?: NumberFormatSign;
  /** The date; default: the date of the render. */
  value?: string;
}

export interface DateReferenceFormat {
  /** The date. */
  date: string;
  /** The units that may be named; default: all but weeks and seconds. */
  allowedFields?: TimeField[];
  /** Most fields of a date that is written out. */
  maxFieldCount?: number;
  /** The largest unit of a date that is not written out; default: day. */
  thresholdField?: TimeField;
  /** The date it is read at; default: the date of the render. */
  value?: string;
}

export interface DateText {
  /** The date. */
  date: string;
  /** How it is written. */
  style: DateTextStyle;
}

export type DateTextStyle = "time" | "date" | "relative" | "offset" | "timer";

export interface DateTimeFormat {
  /** How much of the date is written; default: `numeric`, or nothing beside `time`. */
  date?: DateTimeFormatDateStyle;
  /** A fixed Unicode pattern, such as `yyyy-MM-dd`. */
  pattern?: string;
  /** The fields to write as a Unicode date skeleton, such as `EEEMMMd`; the language orders them. */
  template?: string;
  /** How much of the time is written; default: `shortened`, or nothing beside `date`. */
  time?: DateTimeFormatTimeStyle;
  /** The date; default: the date of the render. */
  value?: string;
}

export type DateTimeFormatDateStyle = "omitted" | "numeric" | "abbreviated" | "long" | "complete";

export type DateTimeFormatTimeStyle = "omitted" | "shortened" | "standard" | "complete";

export type DesignGeneration = "ios17" | "ios18" | "ios26" | "ios27";

export type DevicePlatform = "iPhone" | "iPad" | "watch" | "vision" | "mac";

export type DigitRange = DigitRangeWithLeast | number;

export type DisfavoredLocation = DisfavoredLocationWithLocation | WidgetLocation;

export interface Divider {
}

export interface DurationTimeFormat {
  /** The length, in seconds. */
  seconds: number;
  /** Digits of the seconds after the decimal point. */
  fractionLength?: number;
  /** Fewest digits of the first field. */
  padding?: number;
  /** The fields; default: hours, minutes and seconds. */
  pattern?: DurationTimeFormatPattern;
}

export type DurationTimeFormatPattern = "hourMinute" | "hourMinuteSecond" | "minuteSecond";

export interface DurationUnitsFormat {
  /** The length, in seconds. */
  seconds: number;
  /** The units that may be named, of weeks to seconds; default: hours, minutes and seconds. */
  allowedUnits?: ("week" | "day" | "hour" | "minute" | "second")[];
  /** Digits after the decimal point of the smallest unit. */
  fractionLength?: DigitRange;
  /** Most units that are named; default: no limit. */
  maximumUnitCount?: number;
  /** Whether units of which there are none are named. */
  showsZeroUnits?: boolean;
  /** How long names of units are; default: abbreviated. */
  width?: UnitWidth;
}

export interface DynamicIsland {
  /** The view left of the camera. */
  compactLeading?: VariantView;
  /** The view right of the camera. */
  compactTrailing?: VariantView;
  /** Space between the island's edges and its content; later ones win. */
  contentMargins?: DynamicIslandMargins[];
  /** The regions of the expanded presentation. */
  expanded?: DynamicIslandExpandedRegion[];
  /** Colour of the line around the island. */
  keylineTint?: Color;
  /** The view when several activities share the island. */
  minimal?: VariantView;
  /** The URL that a tap opens. */
  widgetURL?: string;
}

export interface DynamicIslandMargins {
  /** Its width, in points. */
  length: number;
  /** The edges it is for; default: all. */
  edges?: EdgeSet;
  /** The presentation it is for; default: every one. */
  mode?: DynamicIslandMode;
}

export interface DynamicIslandExpandedRegion {
  /** Its view. */
  content: VariantView;
  /** Where it is placed. */
  position: DynamicIslandExpandedRegionPosition;
  /** Which of leading and trailing gets its width first; higher comes first. */
  priority?: number;
  /** What happens when it is wider than the space beside the camera. */
  verticalPlacement?: DynamicIslandExpandedRegionVerticalPlacement;
}

export type DynamicIslandExpandedRegionVerticalPlacement = "default" | "belowIfTooWide";

export type DynamicIslandExpandedRegionPosition = "leading" | "trailing" | "center" | "bottom";

export type DynamicIslandMode = "expanded" | "compactLeading" | "compactTrailing" | "minimal";

export type DynamicTypeLimits = DynamicTypeLimitsWithMax | DynamicTypeSize;

export type DynamicTypeSize = "xSmall" | "small" | "medium" | "large" | "xLarge" | "xxLarge" | "xxxLarge" | "accessibility1" | "accessibility2" | "accessibility3" | "accessibility4" | "accessibility5";

export interface EdgeInsets {
  /** Distance from the bottom edge in points. */
  bottom?: number;
  /** Distance from the leading edge in points. */
  leading?: number;
  /** Distance from the top edge in points. */
  top?: number;
  /** Distance from the trailing edge in points. */
  trailing?: number;
}

export type EdgeSet = "top" | "leading" | "bottom" | "trailing" | "horizontal" | "vertical" | "all" | ("top" | "leading" | "bottom" | "trailing" | "horizontal" | "vertical" | "all")[];

export interface Ellipse {
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
}

export interface EllipticalGradient {
  /** Colours, or objects with colour and location. */
  stops: GradientStop[];
  /** The centre of the ellipses; default: center. */
  center?: UnitPoint;
  /** How colours are mixed; default: perceptual. */
  colorSpace?: GradientColorSpace;
  /** Radii of the last colour as fractions of the box's sides; default 0.5. */
  endRadiusFraction?: number;
  /** Radii of the first colour as fractions of the box's sides. */
  startRadiusFraction?: number;
}

export interface EmptyView {
}

export interface Entry {
  /** When it becomes current, in ISO 8601. */
  date: string;
  /** A view for each family, or a default. */
  views: FamilyViews;
  /** How important it is in a Smart Stack. */
  relevance?: EntryRelevance;
}

export interface EntryRelevance {
  /** Importance relative to the widget's other entries. */
  score: number;
  /** How long the score holds, in seconds. */
  duration?: number;
}

export interface EntryViews {
  /** A view for each family, or a default. */
  views: FamilyViews;
}

export interface EnvironmentOverrides {
  /** Calendar of dates. */
  calendar?: CalendarIdentifier;
  /** Light or dark. */
  colorScheme?: ColorScheme;
  /** Text size. */
  dynamicTypeSize?: DynamicTypeSize;
  /** Font of texts. */
  font?: Font;
  /** Whether controls are active. */
  isEnabled?: boolean;
  /** Reading direction. */
  layoutDirection?: LayoutDirection;
  /** Most lines of texts. */
  lineLimit?: number;
  /** Language and region of texts; the reading direction stays. */
  locale?: string;
  /** Where lines shorter than the widest one are aligned. */
  multilineTextAlignment?: TextAlignment;
  /** Zone of dates. */
  timeZone?: string;
}

export interface EvaluatedSurface {
  /** Version of the system whose sizes it was told. */
  design: DesignGeneration;
  /** Name of the device; the usual one of each family by default. */
  device?: string;
}

export type Extent = number | "infinity";

export interface FamilyViews {
  accessoryCircular?: VariantView;
  accessoryCorner?: VariantView;
  accessoryInline?: VariantView;
  accessoryRectangular?: VariantView;
  default?: VariantView;
  systemExtraLarge?: VariantView;
  systemExtraLargePortrait?: VariantView;
  systemLarge?: VariantView;
  systemMedium?: VariantView;
  systemSmall?: VariantView;
}

export interface FillStyle {
  /** Whether edges are antialiased; default true. */
  antialiased?: boolean;
  /** Whether the even-odd rule, instead of the winding rule, says what is inside. */
  eoFill?: boolean;
}

export type FixedSize = FixedSizeWithHorizontal | boolean;

export type Flag = boolean | { [name: string]: unknown };

export type Font = FontWithDesign | FontTextStyle;

export type FontLeading = "standard" | "tight" | "loose";

export type FontSmallCaps = "lowercase" | "uppercase" | "all";

export type FontTextStyle = "largeTitle" | "title" | "title2" | "title3" | "headline" | "subheadline" | "body" | "callout" | "footnote" | "caption" | "caption2";

export type FontWeight = "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";

export type FontDesign = "default" | "serif" | "rounded" | "monospaced";

export type FontWidth = "compressed" | "condensed" | "standard" | "expanded" | number;

export interface FormattedText {
  /** A number of bytes. */
  byteCount?: ByteCountFormat;
  /** Two dates. */
  dateInterval?: DateIntervalFormat;
  /** The distance of a date from another one. */
  dateOffset?: DateOffsetFormat;
  /** A date as one speaks of it now. */
  dateReference?: DateReferenceFormat;
  /** A date. */
  dateTime?: DateTimeFormat;
  /** A length of time as a clock. */
  durationTime?: DurationTimeFormat;
  /** A length of time in words. */
  durationUnits?: DurationUnitsFormat;
  /** Several texts. */
  list?: ListFormat;
  /** A quantity in a unit. */
  measurement?: MeasurementFormat;
  /** A number, a part of a hundred or an amount of money. */
  number?: NumberFormat;
  /** A date's distance from now. */
  relative?: RelativeFormat;
  /** A clock that counts up. */
  stopwatch?: StopwatchFormat;
  /** A clock in an interval. */
  timer?: TimerFormat;
}

export interface Frame {
  /** Where the view is placed in the box. */
  alignment?: Alignment;
  /** Fixed height in points; negative counts as 0. */
  height?: number;
  /** Height in points when the container asks for the ideal. */
  idealHeight?: Extent;
  /** Width in points when the container asks for the ideal. */
  idealWidth?: Extent;
  /** Greatest height in points, or "infinity". */
  maxHeight?: Extent;
  /** Greatest width in points, or "infinity". */
  maxWidth?: Extent;
  /** Least height in points. */
  minHeight?: Extent;
  /** Least width in points. */
  minWidth?: Extent;
  /** Fixed width in points; negative counts as 0. */
  width?: number;
}

export interface Gauge {
  /** The value that is shown. */
  value: number;
  /** The value in words. */
  currentValueLabel?: ViewLike;
  /** The range of the value; default: 0 to 1. */
  in?: GaugeBounds;
  /** What the gauge shows. */
  label?: ViewLike;
  /** The greatest value in words. */
  maximumValueLabel?: ViewLike;
  /** The least value in words. */
  minimumValueLabel?: ViewLike;
}

export interface GaugeBounds {
  /** The value of an empty gauge. */
  lowerBound: number;
  /** The value of a full gauge. */
  upperBound: number;
}

export type GaugeStyle = "automatic" | "linearCapacity" | "accessoryCircular" | "accessoryCircularCapacity" | "accessoryLinear" | "accessoryLinearCapacity";

export type GradientColorSpace = "device" | "perceptual";

export type GradientStop = GradientStopWithColor | SystemColor | string;

export interface Grid {
  /** The alignment of cells in their slots. */
  alignment?: Alignment;
  /** Rows, and views that cover all columns. */
  children?: ViewLike[];
  /** Gap between columns in points; default: by neighbours. */
  horizontalSpacing?: number;
  /** Gap between rows in points; default: by neighbours. */
  verticalSpacing?: number;
}

export interface GridItem {
  /** Whether the item creates as many columns as fit. */
  adaptive?: boolean;
  /** How cells are aligned in the item; default: center. */
  alignment?: Alignment;
  /** Fixed extent in points. */
  fixed?: number;
  /** Greatest extent in points of an item that adapts or flexes; default "infinity". */
  maximum?: Extent;
  /** Least extent in points of an item that adapts or flexes; default 10. */
  minimum?: number;
  /** Gap to the next item in points; default 8. */
  spacing?: number;
}

export interface GridRow {
  /** How the row's cells are aligned vertically; default: as the grid says. */
  alignment?: VerticalAlignment;
  /** The cells from leading to trailing. */
  children?: ViewLike[];
}

export interface Group {
  /** The views. */
  children?: ViewLike[];
}

export interface HStack {
  /** How views of different height are aligned. */
  alignment?: VerticalAlignment;
  /** The views from leading to trailing. */
  children?: ViewLike[];
  /** Gap between views in points; default: by neighbours. */
  spacing?: number;
}

export type HorizontalAlignment = "leading" | "center" | "trailing" | HorizontalAlignmentWithCustom;

export interface Image {
  /** Whether edges between pixels are softened. */
  antialiased?: boolean;
  /** Parts along the edges that keep their size, in points; default: the asset's. */
  capInsets?: EdgeInsets;
  /** Whether it only decorates; no effect on the picture. */
  decorative?: boolean;
  /** How pixels are interpolated when it is scaled. */
  interpolation?: ImageInterpolation;
  /** Name of an asset of this archive. */
  name?: string;
  /** Own colours or the foreground style; default: own colours for assets. */
  renderingMode?: ImageRenderingMode;
  /** Whether it fills the proposed size instead of keeping its own. */
  resizable?: boolean;
  /** How the part between them is enlarged; default: the asset's. */
  resizingMode?: ImageResizingMode;
  /** Pixels per point of the image; default: the asset's. */
  scale?: number;
  /** How the layers of a symbol are coloured; default: the environment's choice. */
  symbolRenderingMode?: SymbolRenderingMode;
  /** Name of a system symbol. */
  systemName?: string;
  /** How much of a symbol with steps is lit, from 0 to 1; default: all. */
  variableValue?: number;
  /** How it is drawn where a surface replaces colours; default: like its surroundings. */
  widgetAccentedRenderingMode?: WidgetAccentedRenderingMode;
}

export type ImageRenderingMode = "original" | "template";

export type ImageResizingMode = "stretch" | "tile";

export type ImageInterpolation = "none" | "low" | "medium" | "high";

export interface ImagePaint {
  /** Name of an asset of this archive. */
  name: string;
  /** Size relative to the image's own; default 1. */
  scale?: number;
  /** The region of the image, as fractions of its sides; default: all of it. */
  sourceRect?: ImagePaintRegion;
}

export interface ImagePaintRegion {
  /** Fraction of the height; default 1. */
  height?: number;
  /** Fraction of the width; default 1. */
  width?: number;
  /** Left edge as a fraction of the width. */
  x?: number;
  /** Top edge as a fraction of the height. */
  y?: number;
}

export type ImageScale = "small" | "medium" | "large";

export interface InnerShadow {
  /** How soft the edge is, in points. */
  radius: number;
  /** Its colour; default: black at 0.55. */
  color?: Color;
  /** Way to the right in points. */
  x?: number;
  /** Way downwards in points. */
  y?: number;
}

export interface Label {
  /** The title. */
  title: ViewLike;
  /** The icon. */
  icon?: ViewLike;
  /** Name of a system symbol for the icon. */
  systemImage?: string;
}

export type LabelStyle = "automatic" | "titleOnly" | "iconOnly" | "titleAndIcon";

export type Layer = LayerWithAlignment | "primary" | "secondary" | "tertiary" | "quaternary" | "quinary" | "foreground" | "tint" | "background" | "background.secondary" | "background.tertiary" | "background.quaternary" | "fill" | "fill.secondary" | "fill.tertiary" | "fill.quaternary" | "separator" | "selection" | "link" | "placeholder" | "windowBackground" | "ultraThinMaterial" | "thinMaterial" | "regularMaterial" | "thickMaterial" | "ultraThickMaterial" | "bar" | SystemColor | string;

export type LayoutDirection = "leftToRight" | "rightToLeft";

export type LayoutDirectionBehavior = "fixed" | "mirrors";

export interface LazyHGrid {
  /** The rows from top to bottom. */
  rows: GridItem[];
  /** The alignment of the rows in a higher box. */
  alignment?: VerticalAlignment;
  /** The cells, column by column. */
  children?: ViewLike[];
  /** Gap between columns in points; default 8. */
  spacing?: number;
}

export interface LazyVGrid {
  /** The columns from leading to trailing. */
  columns: GridItem[];
  /** The alignment of the columns in a wider box. */
  alignment?: HorizontalAlignment;
  /** The cells in reading order. */
  children?: ViewLike[];
  /** Gap between rows in points; default 8. */
  spacing?: number;
}

export type LevelOfDetail = "default" | "simplified";

export type LineLimit = LineLimitWithLimit | number;

export interface LinearGradient {
  /** Colours, or objects with colour and location. */
  stops: GradientStop[];
  /** How colours are mixed; default: perceptual. */
  colorSpace?: GradientColorSpace;
  /** Where the last colour is; default: bottom. */
  endPoint?: UnitPoint;
  /** Where the first colour is; default: top. */
  startPoint?: UnitPoint;
}

export interface Link {
  /** The URL to open. */
  destination: string;
  /** What the link shows. */
  label: ViewLike;
}

export interface ListFormat {
  /** The texts. */
  items: string[];
  /** What joins the last two. */
  type?: ListFormatListType;
  /** How long the joint is. */
  width?: ListFormatWidth;
}

export type ListFormatListType = "and" | "or";

export type ListFormatWidth = "standard" | "short" | "narrow";

export interface LiveActivity {
  /** Its content states in the order of time. */
  states: ActivityState[];
  /** What does not change while it runs, by name. */
  attributes?: { [name: string]: unknown };
  /** Name of the type of its attributes. */
  attributesType?: string;
  /** Sizes beside those of iPhone that it has a layout of its own for. */
  supplementalFamilies?: ActivityFamily[];
}

export type LocalizedArgument = LocalizedArgumentWithDate | string | number;

export type LocalizedString = LocalizedStringWithPlural | string;

export type LocalizedText = LocalizedTextWithKey | string;

export interface MatchedGeometryEffect {
  /** What both views are called, as a text. */
  id: string;
  /** Where the id is unique. */
  namespace?: string;
  /** What passes from one view to the other. */
  properties?: MatchedGeometryEffectProperties;
}

export type MatchedGeometryEffectProperties = "frame" | "position" | "size";

export interface MeasurementFormat {
  /** The unit's identifier in Unicode's CLDR, such as `meter`, `celsius`, `kilometer-per-hour`. */
  unit: string;
  /** The number of units. */
  value: number;
  /** Digits after the decimal point; default: by region and usage. */
  fractionLength?: DigitRange;
  /** Whether a temperature names no scale. */
  hidesScaleName?: boolean;
  /** What is measured; the region's unit is taken unless it is `asProvided`. */
  usage?: MeasurementFormatUsage;
  /** How long the unit's name is; default: abbreviated. */
  width?: UnitWidth;
}

export type MeasurementFormatUsage = "general" | "asProvided" | "person" | "personHeight" | "road" | "food" | "weather" | "rainfall" | "snowfall";

export interface MeshGradient {
  /** The colour of each point. */
  colors: Color[];
  /** Rows of the mesh. */
  height: number;
  /** The points row by row, 0 and 1 being the box's edges. */
  points: UnitPoint[];
  /** Columns of the mesh. */
  width: number;
  /** The colour outside of the mesh; default: clear. */
  background?: Color;
  /** How colours are mixed; default: device. */
  colorSpace?: GradientColorSpace;
  /** Whether colours are interpolated with curves instead of straight lines; default true. */
  smoothsColors?: boolean;
}

export interface NumberFormat {
  /** The number. */
  value: number;
  /** Whether the point is always written. */
  alwaysShowsDecimalSeparator?: boolean;
  /** The currency's three letters. */
  code?: string;
  /** Digits after the decimal point: a number, or least and most; default: the style's. */
  fractionLength?: DigitRange;
  /** Whether digits are grouped. */
  grouping?: NumberFormatGrouping;
  /** What the shown number is rounded to a multiple of. */
  increment?: number;
  /** Fewest digits before the point. */
  integerLength?: number;
  /** How large numbers are written. */
  notation?: NumberFormatNotation;
  /** How a currency is named. */
  presentation?: NumberFormatPresentation;
  /** What happens to digits that are not shown. */
  rounded?: NumberFormatRoundingRule;
  /** What it is multiplied by; default: 100 for percent, otherwise 1. */
  scale?: number;
  /** When a sign is written. */
  sign?: NumberFormatSign;
  /** Significant digits; default: all that the fraction allows. */
  significantDigits?: DigitRange;
  /** What it is; default: `number`. */
  style?: NumberFormatStyle;
}

export type NumberFormatGrouping = "automatic" | "never";

export type NumberFormatNotation = "automatic" | "compactName" | "scientific";

export type NumberFormatPresentation = "standard" | "narrow" | "isoCode" | "fullName";

export type NumberFormatRoundingRule = "toNearestOrEven" | "toNearestOrAwayFromZero" | "up" | "down" | "towardZero" | "awayFromZero";

export type NumberFormatSign = "automatic" | "never" | "always" | "exceptZero" | "accounting";

export type NumberFormatStyle = "number" | "percent" | "currency";

export interface Offset {
  /** Distance to the right in points. */
  x?: number;
  /** Distance downwards in points. */
  y?: number;
}

export type Padding = PaddingWithEdges | number;

export interface PathShape {
  /** Steps in points: M x y, L x y, Q cx cy x y, C …, Z, arc cx cy r start end and more. */
  d: string;
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Whether the outline is mirrored where leading is on the right; default `mirrors`. */
  layoutDirectionBehavior?: LayoutDirectionBehavior;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
}

export interface PluralString {
  /** For every other number. */
  other: string;
  /** Which argument is counted, from 1. */
  argument?: number;
  /** For a few. */
  few?: string;
  /** How the number is written in the place of `%arg`. */
  formatSpecifier?: string;
  /** For many. */
  many?: string;
  /** For one. */
  one?: string;
  /** For two. */
  two?: string;
  /** For nothing. */
  zero?: string;
}

export interface Position {
  /** Distance of the centre from the left edge in points. */
  x?: number;
  /** Distance of the centre from the top edge in points. */
  y?: number;
}

export interface ProgressView {
  /** Whether the span is shown emptying instead of filling. */
  countsDown?: boolean;
  /** How far it has come, in words. */
  currentValueLabel?: ViewLike;
  /** What is under way. */
  label?: ViewLike;
  /** A span of time in place of a value. */
  timerInterval?: DateIntervalText;
  /** What there is to do; default 1. */
  total?: number;
  /** What is done; default: unknown. */
  value?: number;
}

export type ProgressViewStyle = "automatic" | "linear" | "circular";

export interface ProjectionTransform {
  /** First row; default 1. */
  m11?: number;
  /** First row. */
  m12?: number;
  /** First row; foreshortens along x. */
  m13?: number;
  /** Second row. */
  m21?: number;
  /** Second row; default 1. */
  m22?: number;
  /** Second row; foreshortens along y. */
  m23?: number;
  /** Third row; way to the right in points. */
  m31?: number;
  /** Third row; way downwards in points. */
  m32?: number;
  /** Third row; default 1. */
  m33?: number;
}

export interface RadialGradient {
  /** Radius of the last colour in points. */
  endRadius: number;
  /** Colours, or objects with colour and location. */
  stops: GradientStop[];
  /** The centre of the circles; default: center. */
  center?: UnitPoint;
  /** How colours are mixed; default: perceptual. */
  colorSpace?: GradientColorSpace;
  /** Radius of the first colour in points. */
  startRadius?: number;
}

export interface Rectangle {
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
}

export type RedactionReason = "placeholder" | "privacy" | "invalidated";

export interface RelativeFormat {
  /** The date. */
  date: string;
  /** The units that may be named; default: all. */
  allowedFields?: TimeField[];
  /** Whether near dates have names. */
  presentation?: RelativeFormatPresentation;
  /** How long names of units are. */
  unitsStyle?: UnitWidth;
}

export type RelativeFormatPresentation = "numeric" | "named";

export type RenderState = "entry" | "placeholder" | "preview" | "locked";

export interface Rotation3DEffect {
  /** The axis of rotation, as x, y and z. */
  axis: Rotation3DEffectAxis3D;
  /** The angle in degrees. */
  degrees: number;
  /** The point of the view's box that the axis goes through; default: center. */
  anchor?: UnitPoint;
  /** The distance of the axis in front of the view, in points. */
  anchorZ?: number;
  /** How strongly what is farther away shrinks; 0 is not at all; default 1. */
  perspective?: number;
}

export interface Rotation3DEffectAxis3D {
  /** Share to the right. */
  x?: number;
  /** Share downwards. */
  y?: number;
  /** Share towards the eye. */
  z?: number;
}

export type RotationEffect = RotationEffectWithDegrees | number;

export type RoundedCornerStyle = "circular" | "continuous";

export interface RoundedRectangle {
  /** Radius of the corners in points, at most half the shorter side. */
  cornerRadius: number;
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
  /** How the corners bend. */
  style?: RoundedCornerStyle;
}

export type SafeAreaExtension = SafeAreaExtensionWithEdges | boolean;

export interface SafeAreaInset {
  /** The view at the edge. */
  content: ViewLike;
  /** The edge at which the view is placed. */
  edge: SafeAreaInsetEdge;
  /** Where the view is placed along its edge; the guide of the other axis has no effect. */
  alignment?: Alignment;
  /** Gap between the views in points; default: by neighbours. */
  spacing?: number;
}

export type SafeAreaInsetEdge = "top" | "leading" | "bottom" | "trailing";

export type ScaleEffect = ScaleEffectWithAnchor | number;

export interface ScaleTransition {
  /** The point of the view's box that stays; default: its centre. */
  anchor?: UnitPoint;
  /** The size before and after; default 0. */
  scale?: number;
}

export interface Shadow {
  /** How soft the edge is, in points. */
  radius: number;
  /** Its colour; default: black at 0.33. */
  color?: Color;
  /** Way to the right in points. */
  x?: number;
  /** Way downwards in points. */
  y?: number;
}

export type ShadowStyle = ShadowStyleWithDrop | ShadowStyleWithInner;

export type Shape = "rectangle" | "circle" | "capsule" | "ellipse" | "containerRelativeShape" | ShapeWithRectangle | ShapeWithRoundedRectangle | ShapeWithUnevenRoundedRectangle | ShapeWithCircle | ShapeWithCapsule | ShapeWithEllipse | ShapeWithContainerRelativeShape | ShapeWithPath;

export type ShapeModifier = ShapeModifierWithTrim | ShapeModifierWithInset | ShapeModifierWithOffset | ShapeModifierWithScale | ShapeModifierWithRotation | ShapeModifierWithTransform | ShapeModifierWithSize;

export interface ShapeSize {
  /** Height in points. */
  height: number;
  /** Width in points. */
  width: number;
  /** The point that both boxes share; default: the top left corner. */
  anchor?: UnitPoint;
}

export type ShapeStyle = "primary" | "secondary" | "tertiary" | "quaternary" | "quinary" | "foreground" | "tint" | "background" | "background.secondary" | "background.tertiary" | "background.quaternary" | "fill" | "fill.secondary" | "fill.tertiary" | "fill.quaternary" | "separator" | "selection" | "link" | "placeholder" | "windowBackground" | "ultraThinMaterial" | "thinMaterial" | "regularMaterial" | "thickMaterial" | "ultraThickMaterial" | "bar" | Color | ShapeStyleWithLinearGradient | ShapeStyleWithRadialGradient | ShapeStyleWithAngularGradient | ShapeStyleWithEllipticalGradient | ShapeStyleWithMeshGradient | ShapeStyleWithGradient | ShapeStyleWithImagePaint | ShapeStyleWithLevel | ShapeStyleWithOpacity | ShapeStyleWithBlendMode | ShapeStyleWithShadow;

export type ShapeStyleLevel = "primary" | "secondary" | "tertiary" | "quaternary" | "quinary";

export interface Spacer {
  /** Least length in points; default 8. */
  minLength?: number;
}

export interface StopwatchFormat {
  /** When it starts. */
  start: string;
  /** Most fields that are shown. */
  maxFieldCount?: number;
  /** The smallest step, in seconds. */
  maxPrecision?: number;
  /** Whether hours are separate; otherwise minutes exceed 59. */
  showsHours?: boolean;
  /** The date; default: the date of the render. */
  value?: string;
}

export interface Stroke {
  /** Whether edges are antialiased; default true. */
  antialiased?: boolean;
  /** Lengths of dashes and gaps in points. */
  dash?: unknown;
  /** How far into the dashes the line starts, in points. */
  dashPhase?: number;
  /** The shape of open ends. */
  lineCap?: StrokeStyleLineCap;
  /** The shape of corners. */
  lineJoin?: StrokeStyleLineJoin;
  /** Thickness in points; default 1. */
  lineWidth?: number;
  /** The longest mitre in line widths; a longer one is cut; default 10. */
  miterLimit?: number;
  /** What the line is drawn with. */
  style?: ShapeStyle;
}

export type StrokeStyleLineCap = "butt" | "round" | "square";

export type StrokeStyleLineJoin = "miter" | "round" | "bevel";

export type SymbolEffect = "bounce" | "pulse" | "variableColor" | "scale" | "appear" | "disappear" | "replace" | "rotate" | "breathe" | "wiggle";

export type SymbolEffectModifier = SymbolEffectModifierWithEffect | SymbolEffect;

export type SymbolRenderingMode = "monochrome" | "hierarchical" | "palette" | "multicolor";

export type SymbolVariant = "none" | "fill" | "circle" | "circle.fill" | "square" | "square.fill" | "rectangle" | "rectangle.fill" | "slash" | "slash.fill";

export type SystemColor = "red" | "orange" | "yellow" | "green" | "teal" | "mint" | "cyan" | "blue" | "indigo" | "purple" | "pink" | "brown" | "gray" | "primary" | "secondary" | "systemGray" | "systemGray2" | "systemGray3" | "systemGray4" | "systemGray5" | "systemGray6" | "label" | "secondaryLabel" | "tertiaryLabel" | "quaternaryLabel" | "systemFill" | "secondarySystemFill" | "tertiarySystemFill" | "quaternarySystemFill" | "placeholderText" | "systemBackground" | "secondarySystemBackground" | "tertiarySystemBackground" | "systemGroupedBackground" | "secondarySystemGroupedBackground" | "tertiarySystemGroupedBackground" | "separator" | "opaqueSeparator" | "link" | "black" | "white" | "clear" | "accentColor";

export type Text = TextWithContent | string;

export type TextAlignment = "leading" | "center" | "trailing";

export type TextCase = "uppercase" | "lowercase" | "none";

export type TextLine = TextLineWithColor | boolean;

export type TextLinePattern = "solid" | "dot" | "dash" | "dashDot" | "dashDotDot";

export type TimeField = "year" | "month" | "week" | "day" | "hour" | "minute" | "second";

export type TimelineReloadPolicy = "atEnd" | "never" | TimelineReloadPolicyWithAfter;

export interface TimerFormat {
  /** When it stops. */
  end: string;
  /** When it starts. */
  start: string;
  /** Whether it shows what is left instead of what is past. */
  countsDown?: boolean;
  /** Most fields that are shown. */
  maxFieldCount?: number;
  /** The smallest step, in seconds. */
  maxPrecision?: number;
  /** Whether hours are separate; otherwise minutes exceed 59. */
  showsHours?: boolean;
  /** The date; default: the date of the render. */
  value?: string;
}

export interface TimerText {
  /** When it stops. */
  end: string;
  /** When it starts. */
  start: string;
  /** Whether it shows what is left instead of what is past. */
  countsDown?: boolean;
  /** When it is paused; default: never. */
  pauseTime?: string;
  /** Whether hours are separate; otherwise minutes exceed 59. */
  showsHours?: boolean;
}

export interface Toggle {
  /** The state it is drawn in. */
  isOn: boolean;
  /** What is beside the switch. */
  label: ViewLike;
  /** What a custom style draws in place of the label and the switch. */
  bodies?: ToggleStateVariants;
  /** The intent that a tap runs. */
  intent?: ActionIntent;
}

export interface ToggleStateVariants {
  /** What it draws while the toggle is off. */
  off: ViewLike;
  /** What it draws while the toggle is on. */
  on: ViewLike;
}

export type ToggleStyle = "automatic" | "switch" | "button" | "checkbox";

export interface TransactionModifier {
  /** How all changes pass; without one they pass at once. */
  animation?: Animation;
  /** Whether `animation` modifiers inside have no effect. */
  disablesAnimations?: boolean;
}

export type Transition = "identity" | "opacity" | "scale" | "slide" | "blurReplace" | TransitionWithIdentity | TransitionWithOpacity | TransitionWithScale | TransitionWithSlide | TransitionWithMove | TransitionWithPush | TransitionWithOffset | TransitionWithBlurReplace | TransitionWithSymbolEffect | TransitionWithAsymmetric | TransitionWithCombined | TransitionWithAnimation;

export interface Trim {
  /** Where the part starts, as a fraction of the outline's length; default 0. */
  from?: number;
  /** Where the part ends, as a fraction of the outline's length; default 1. */
  to?: number;
}

export type TruncationMode = "head" | "middle" | "tail";

export interface UnevenRoundedRectangle {
  /** Radius in points. */
  bottomLeading?: number;
  /** Radius in points. */
  bottomTrailing?: number;
  /** What the inside is filled with. */
  fill?: ShapeStyle;
  /** The winding rule and the antialiasing of the inside. */
  fillStyle?: FillStyle;
  /** Changes of the outline in the order of SwiftUI's source, the innermost first. */
  modifiers?: ShapeModifier[];
  /** The line along the outline. */
  stroke?: Stroke;
  /** The line inside the outline. */
  strokeBorder?: Stroke;
  /** How the corners bend. */
  style?: RoundedCornerStyle;
  /** Radius in points. */
  topLeading?: number;
  /** Radius in points. */
  topTrailing?: number;
}

export type UnitPoint = UnitPointWithX | UnitPointName;

export type UnitPointName = "topLeading" | "top" | "topTrailing" | "leading" | "center" | "trailing" | "bottomLeading" | "bottom" | "bottomTrailing";

export type UnitWidth = "wide" | "abbreviated" | "condensedAbbreviated" | "narrow";

export type UnsupportedView = UnsupportedViewWithView | string;

export interface VStack {
  /** How views of different width are aligned. */
  alignment?: HorizontalAlignment;
  /** The views from top to bottom. */
  children?: ViewLike[];
  /** Gap between views in points; default: by neighbours. */
  spacing?: number;
}

export type VariantView = ViewLike | VariantViewWithVariants;

export interface VariantViewVariant {
  /** The view. */
  view: ViewLike;
  /** Colour scheme it is for; default: any. */
  colorScheme?: ColorScheme;
  /** Text size it is for; default: any. */
  dynamicTypeSize?: DynamicTypeSize;
  /** Whether it is for a Live Activity on the full screen of StandBy; default: any. */
  isActivityFullscreen?: boolean;
  /** Whether it is for a Dynamic Island that cannot grow; default: any. */
  isDynamicIslandLimitedInWidth?: boolean;
  /** Whether it is for dimmed displays; default: any. */
  isLuminanceReduced?: boolean;
  /** Whether it is for a Live Activity whose content is out of date; default: any. */
  isStale?: boolean;
  /** Level of detail it is for; default: any. */
  levelOfDetail?: LevelOfDetail;
  /** Rendering mode it is for; default: any. */
  renderingMode?: WidgetRenderingMode;
  /** Whether it is for surfaces that draw the container background; default: any. */
  showsWidgetContainerBackground?: boolean;
  /** State it is for; default: any. */
  state?: RenderState;
}

export type VerticalAlignment = "top" | "center" | "bottom" | "firstTextBaseline" | "lastTextBaseline" | VerticalAlignmentWithCustom;

export interface ViewPhase {
  /** The view in this state. */
  content: ViewLike;
  /** How the view comes to this state; without one it does at once. */
  animation?: Animation;
}

export interface ViewPhases {
  /** The states after the view's own, which is the first. The last one is that in which the view rests, and should look like the first. */
  phases: ViewPhase[];
  /** A value as a text: the view passes through the states where it is another one than before; without one it always does. */
  trigger?: string;
}

export interface ViewThatFits {
  /** The axes on which a view has to fit; default: both. */
  axes?: Axis[];
  /** The views, the preferred one first; the last one is taken when none fits. */
  children?: ViewLike[];
}

export type WidgetAccentedRenderingMode = "accented" | "accentedDesaturated" | "desaturated" | "fullColor";

export interface WidgetArchive {
  /** Identifier of the widget. */
  kind: string;
  /** Version of the archive format, "1.0". */
  vitrine: string | 1;
  /** Address of a JSON Schema, for editors; it has no effect. */
  $schema?: string;
  /** Folders of asset catalogues, relative to the archive; what the archive names itself wins. */
  assetCatalogs?: string[];
  /** Images by name. */
  assets?: { [name: string]: AssetRepresentation | AssetRepresentation[] };
  /** Colours by name. */
  colors?: { [name: string]: Color | ColorAssetVariant[] };
  /** Name of the recommended configuration that it shows, which tells archives of one kind apart. */
  configuration?: string;
  /** Whether surfaces that show no container backgrounds may show the widget without its own. */
  containerBackgroundRemovable?: boolean;
  /** Whether content reaches the widget's edges. */
  contentMarginsDisabled?: boolean;
  /** The control, in place of a timeline. */
  control?: ControlWidget;
  /** When the widget's files can be read; it decides what a locked device shows. */
  dataProtection?: DataProtection;
  /** The oldest version of iOS that the widget runs on, which may lack newer symbols. */
  deploymentTarget?: number;
  /** Description in the widget gallery. */
  description?: string;
  /** The language of `strings` that serves all others; default: `en`. */
  developmentLanguage?: string;
  /** Places that the widget is not offered for although they have its families. */
  disfavoredLocations?: DisfavoredLocation[];
  /** Name in the widget gallery. */
  displayName?: string;
  /** The timeline. */
  entries?: Entry[];
  /** What the widget's code was evaluated for, where views have sizes that it was told. */
  evaluatedFor?: EvaluatedSurface;
  /** The Live Activity, in place of a timeline. */
  liveActivity?: LiveActivity;
  /** The widget before its first entry. */
  placeholder?: EntryViews;
  /** The widget in the gallery. */
  preview?: EntryViews;
  /** When the system asks for the next timeline. */
  reloadPolicy?: TimelineReloadPolicy;
  /** Strings by language, table and key. */
  strings?: { [name: string]: { [name: string]: { [name: string]: LocalizedString } } };
  /** Families it is made for; default: all. */
  supportedFamilies?: WidgetFamily[];
}

export interface WidgetBundleArchive {
  /** The members, in order. */
  bundle: WidgetBundleArchiveMember[];
  /** Version of the archive format, "1.0". */
  vitrine: string | 1;
  /** Address of a JSON Schema, for editors; it has no effect. */
  $schema?: string;
  /** Folders of asset catalogues, relative to the archive; what the archive names itself wins. */
  assetCatalogs?: string[];
  /** Images by name. */
  assets?: { [name: string]: AssetRepresentation | AssetRepresentation[] };
  /** Colours by name. */
  colors?: { [name: string]: Color | ColorAssetVariant[] };
  /** The language of `strings` that serves all others; default: `en`. */
  developmentLanguage?: string;
  /** Strings by language, table and key. */
  strings?: { [name: string]: { [name: string]: { [name: string]: LocalizedString } } };
}

export type WidgetBundleArchiveMember = WidgetArchive | string;

export type WidgetFamily = "systemSmall" | "systemMedium" | "systemLarge" | "systemExtraLarge" | "systemExtraLargePortrait" | "accessoryCircular" | "accessoryRectangular" | "accessoryInline" | "accessoryCorner";

export type WidgetLocation = "homeScreen" | "todayView" | "lockScreen" | "standBy" | "carPlay" | "desktop" | "notificationCenter" | "iPhoneWidgetsOnMac" | "watchFace" | "smartStack" | "surface";

export type WidgetRenderingMode = "fullColor" | "accented" | "vibrant";

export interface ZStack {
  /** The point in which all views are aligned. */
  alignment?: Alignment;
  /** The views from back to front. */
  children?: ViewLike[];
}

export interface ActionIntentWithType {
  /** Name of the intent's type. */
  type: string;
  /** Whether the app comes to the foreground when it runs. */
  opensApp?: boolean;
  /** Values of the parameters by name. */
  parameters?: { [name: string]: unknown };
  /** The process that runs it. */
  process?: ActionIntentProcess;
  /** Names of parameters that need a value and have none, so that it cannot run. */
  unassigned?: string[];
}

export interface AlignmentWithHorizontal {
  /** The guide on the horizontal axis. */
  horizontal?: HorizontalAlignment;
  /** The guide on the vertical axis. */
  vertical?: VerticalAlignment;
}

export interface AnimationWithAutoreverses {
  /** Whether every second time goes back; default true. */
  autoreverses?: boolean;
  /** How much a spring swings, from -1 to 1; default: the curve's. */
  bounce?: number;
  /** The four numbers of a `timingCurve`: x1, y1, x2 and y2. */
  controlPoints?: number[];
  /** The curve or spring, by SwiftUI's name. */
  curve?: AnimationCurve;
  /** The damping of an `interpolatingSpring`. */
  damping?: number;
  /** Seconds before it starts. */
  delay?: number;
  /** Seconds of a curve, perceptual ones of a spring; default: the curve's. */
  duration?: number;
  /** The speed of an `interpolatingSpring` at its start, in ways per second. */
  initialVelocity?: number;
  /** The mass of an `interpolatingSpring`; default 1. */
  mass?: number;
  /** How often it is gone through. */
  repeatCount?: number;
  /** Whether it is gone through without end. */
  repeatsForever?: boolean;
  /** How many times faster it is; default 1. */
  speed?: number;
  /** The stiffness of an `interpolatingSpring`. */
  stiffness?: number;
}

export interface AssetRepresentationWithCapInsets {
  /** Parts along the edges that keep their size where a view does not say, in points. */
  capInsets?: EdgeInsets;
  /** Colour scheme it is for; default: any. */
  colorScheme?: ColorScheme;
  /** Contrast it is for; default: any. */
  contrast?: ColorSchemeContrast;
  /** The bytes of such a file in Base64. */
  data?: string;
  /** Path of a PNG, JPEG, WebP, SVG, PDF, TTF or OTF, relative to the archive's directory. */
  file?: string;
  /** Kind of device it is for; default: any. */
  idiom?: DevicePlatform;
  /** Whether an SVG or PDF is drawn anew for each size instead of scaled from its natural one. */
  preservesVector?: boolean;
  /** Own colours or the foreground style where a view does not say; default: own colours. */
  renderingMode?: ImageRenderingMode;
  /** How the part between them is enlarged where a view does not say. */
  resizingMode?: ImageResizingMode;
  /** Pixels per point; default 1. */
  scale?: number;
  /** Whether it is for surfaces that replace colours by one tint; default: any. */
  tinted?: boolean;
}

export interface BlurWithRadius {
  /** How soft, in points. */
  radius: number;
  /** Whether the edges of the view's box stay opaque. */
  opaque?: boolean;
}

export interface BorderWithStyle {
  /** What the line is drawn with. */
  style: ShapeStyle;
  /** Thickness in points; default 1. */
  width?: number;
}

export interface ButtonBorderShapeWithShape {
  /** The outline. */
  shape: ButtonBorderShapeForm;
  /** Radius of the corners of a 'roundedRectangle' in points; default: the platform's choice. */
  radius?: number;
}

export interface ChartAxisWithMarks {
  /** Sets of grid lines, ticks and labels. */
  marks?: ChartAxisMarks[];
  /** Titles of the axis. */
  titles?: ChartAxisTitle[];
  /** Whether it is drawn. */
  visibility?: ChartAxisVisibility;
}

export interface ChartDimensionWithFixed {
  /** An extent in points. */
  fixed?: number;
  /** Points that are left free at both ends. */
  inset?: number;
  /** A share of the room. */
  ratio?: number;
}

export interface ChartLegendWithAlignment {
  /** Its position along that side. */
  alignment?: Alignment;
  /** A legend of the author's own. */
  content?: ViewLike;
  /** The side of the chart; default: below. */
  position?: ChartAnnotationPosition;
  /** Points between it and the chart. */
  spacing?: number;
  /** Whether it is drawn. */
  visibility?: ChartAxisVisibility;
}

export interface ChartSymbolWithD {
  /** An outline of its own, in a square from 0 to 1 that has the symbol's area. */
  d?: string;
  /** Thickness of the line inside its edge. */
  lineWidth?: number;
  /** A symbol that charts know. */
  shape?: ChartMarkSymbol;
}

export interface ChartValueWithBinWidth {
  /** How far the bin of the number reaches. */
  binWidth?: number;
  /** A name among others. */
  category?: string;
  /** A date. */
  date?: string;
  /** Where the time that starts at the date ends. */
  end?: string;
  /** A number. */
  number?: number;
  /** A place in points from the plot's left or top edge. */
  points?: number;
  /** The calendar unit that the date represents. */
  unit?: TimeField;
}

export interface ColorWithBlue {
  blue: number;
  green: number;
  red: number;
  opacity?: number;
}

export interface ColorWithColor {
  color: Color;
  opacity?: number;
}

export interface ColorWithDark {
  dark: Color;
  light: Color;
  opacity?: number;
}

export interface ColorWithNamed {
  named: string;
  opacity?: number;
}

export interface ContentTransitionWithKind {
  /** The content transition, by SwiftUI's name. */
  kind: ContentTransitionKind;
  /** Whether the digits of a `numericText` roll downwards. */
  countsDown?: boolean;
  /** The number of a `numericText`: digits roll up where it grows, down where it falls. */
  value?: number;
}

export interface ControlLabelWithActionHint {
  /** The words that tell what holding the Action button does. */
  actionHint?: Text;
  /** The symbol. */
  image?: Image;
  /** Whether a locked device hides the texts. */
  privacySensitive?: boolean;
  /** The text that Control Center shows for a moment after a press. */
  status?: Text;
  /** The second line. */
  subtitle?: Text;
  /** The first line. */
  title?: Text;
}

export interface DigitRangeWithLeast {
  /** Fewest digits. */
  least?: number;
  /** Most digits; default: no limit. */
  most?: number;
}

export interface DisfavoredLocationWithLocation {
  /** The place. */
  location: WidgetLocation;
  /** The families that are not offered there; default: all. */
  families?: WidgetFamily[];
}

export interface DynamicTypeLimitsWithMax {
  /** The largest size. */
  max?: DynamicTypeSize;
  /** The smallest size. */
  min?: DynamicTypeSize;
  /** The size, whatever the environment says. */
  size?: DynamicTypeSize;
}

export interface FixedSizeWithHorizontal {
  /** Whether the ideal width is proposed. */
  horizontal?: boolean;
  /** Whether the ideal height is proposed. */
  vertical?: boolean;
}

export interface FontWithDesign {
  /** Design of the system face. */
  design?: FontDesign;
  /** Size in points of a custom face that does not follow the text size. */
  fixedSize?: number;
  /** Whether letters are slanted. */
  italic?: boolean;
  /** Distance between lines. */
  leading?: FontLeading;
  /** Whether digits are equally wide. */
  monospacedDigit?: boolean;
  /** Name of a custom face: an asset of the archive, or the family of a face given to the tool. */
  name?: string;
  /** Text style in whose proportion a custom face grows; default: body. */
  relativeTo?: FontTextStyle;
  /** Size in points, instead of a text style; a custom face's follows the text size. */
  size?: number;
  /** Letters that become small capitals. */
  smallCaps?: FontSmallCaps;
  /** Text style, such as `headline`, whose size, weight and leading it takes. */
  style?: FontTextStyle;
  /** Stroke weight; default: the text style's. */
  weight?: FontWeight;
  /** Width of the letters; default: the face's. */
  width?: FontWidth;
}

export interface GradientStopWithColor {
  /** The colour at this position. */
  color: Color;
  /** Position from 0 (start) to 1 (end); default: spread evenly. */
  location?: number;
}

export interface HorizontalAlignmentWithCustom {
  custom: string;
  default?: "leading" | "center" | "trailing";
}

export interface LayerWithAlignment {
  /** Where the view is placed in the box. */
  alignment?: Alignment;
  /** A view instead of a style. */
  content?: ViewLike;
  /** The shape that the style fills; default: the whole box. */
  in?: Shape;
  /** A style that fills the view's box. */
  style?: ShapeStyle;
}

export interface LineLimitWithLimit {
  /** Most lines; default: no limit. */
  limit?: number;
  /** Most lines, where a range is meant. */
  max?: number;
  /** Fewest lines, whose space a shorter text takes. */
  min?: number;
  /** Whether a shorter text takes the space of `limit` lines. */
  reservesSpace?: boolean;
}

export interface LocalizedArgumentWithDate {
  /** A date. */
  date?: DateText;
  /** A value in a format. */
  format?: FormattedText;
  /** An interval of times. */
  interval?: DateIntervalText;
  /** Another localized text. */
  localized?: LocalizedText;
  /** A number, written as its specifier says. */
  number?: number;
  /** Characters. */
  string?: string;
  /** A running clock. */
  timer?: TimerText;
}

export interface LocalizedStringWithPlural {
  /** A text for each plural category of a number. */
  plural?: PluralString;
  /** Plural texts for the places `%#@name@` in `value`. */
  substitutions?: { [name: string]: PluralString };
  /** The text, with format specifiers such as `%@`, `%lld` and `%1$@`. */
  value?: string;
}

export interface LocalizedTextWithKey {
  /** The key in the table, such as `%lld days`; a key that the table lacks is shown as it is. */
  key: string;
  /** Values for `%@`, `%lld` and the like, in the key's order. */
  arguments?: LocalizedArgument[];
  /** The table; default: `Localizable`. */
  table?: string;
}

export interface PaddingWithEdges {
  /** The edges that get space; default: all. */
  edges?: EdgeSet;
  /** Space at each edge in points, instead of edges and length. */
  insets?: EdgeInsets;
  /** Space in points; default 16. */
  length?: number;
}

export interface RotationEffectWithDegrees {
  /** The angle in degrees, clockwise. */
  degrees: number;
  /** The point of the view's box that stays; default: its centre. */
  anchor?: UnitPoint;
}

export interface SafeAreaExtensionWithEdges {
  /** The edges at which a view that touches the margin extends; default: all. */
  edges?: EdgeSet;
}

export interface ScaleEffectWithAnchor {
  /** The point of the view's box that stays; default: its centre. */
  anchor?: UnitPoint;
  /** Factor of the width; a negative one mirrors; default 1. */
  x?: number;
  /** Factor of the height; a negative one mirrors; default 1. */
  y?: number;
}

export interface ShadowStyleWithDrop {
  drop: Shadow;
}

export interface ShadowStyleWithInner {
  inner: InnerShadow;
}

export interface ShapeModifierWithInset {
  /** Insets the outline by a length in points. */
  inset: number;
}

export interface ShapeModifierWithOffset {
  /** Moves the outline. */
  offset: Offset;
}

export interface ShapeModifierWithRotation {
  /** Rotates the outline. */
  rotation: RotationEffect;
}

export interface ShapeModifierWithScale {
  /** Scales the outline. */
  scale: ScaleEffect;
}

export interface ShapeModifierWithSize {
  /** Draws the outline as in a box of another size. */
  size: ShapeSize;
}

export interface ShapeModifierWithTransform {
  /** Transforms the outline, with the box's top left corner as the origin. */
  transform: AffineTransform;
}

export interface ShapeModifierWithTrim {
  /** Keeps a part of the outline. */
  trim: Trim;
}

export interface ShapeStyleWithAngularGradient {
  /** Colours around a point, clockwise from the right. */
  angularGradient: AngularGradient;
}

export interface ShapeStyleWithBlendMode {
  blendMode: BlendMode;
  style?: ShapeStyle;
}

export interface ShapeStyleWithEllipticalGradient {
  /** Colours in ellipses of the box's proportions. */
  ellipticalGradient: EllipticalGradient;
}

export interface ShapeStyleWithGradient {
  gradient: Color;
}

export interface ShapeStyleWithImagePaint {
  imagePaint: ImagePaint;
}

export interface ShapeStyleWithLevel {
  level: ShapeStyleLevel;
  style?: ShapeStyle;
}

export interface ShapeStyleWithLinearGradient {
  /** Colours along a straight line. */
  linearGradient: LinearGradient;
}

export interface ShapeStyleWithMeshGradient {
  /** Colours at the points of a mesh over the box. */
  meshGradient: MeshGradient;
}

export interface ShapeStyleWithOpacity {
  opacity: number;
  style?: ShapeStyle;
}

export interface ShapeStyleWithRadialGradient {
  /** Colours in circles around a point. */
  radialGradient: RadialGradient;
}

export interface ShapeStyleWithShadow {
  shadow: ShadowStyle;
  style?: ShapeStyle;
}

export interface ShapeWithCapsule {
  /** A rectangle whose shorter sides are half circles. */
  capsule: Capsule;
}

export interface ShapeWithCircle {
  /** The largest circle in the middle of the box. */
  circle: Circle;
}

export interface ShapeWithContainerRelativeShape {
  /** The widget's own outline, inset as far as the shape's box is. */
  containerRelativeShape: ContainerRelativeShape;
}

export interface ShapeWithEllipse {
  /** An ellipse that touches the box's sides. */
  ellipse: Ellipse;
}

export interface ShapeWithPath {
  /** An outline with fixed coordinates, measured from the box's top left corner. */
  path: PathShape;
}

export interface ShapeWithRectangle {
  /** A rectangle. */
  rectangle: Rectangle;
}

export interface ShapeWithRoundedRectangle {
  /** A rectangle with round corners. */
  roundedRectangle: RoundedRectangle;
}

export interface ShapeWithUnevenRoundedRectangle {
  /** A rectangle with a radius for each corner. */
  unevenRoundedRectangle: UnevenRoundedRectangle;
}

export interface SymbolEffectModifierWithEffect {
  /** The movement, by SwiftUI's name. */
  effect: SymbolEffect;
  /** The value as a text: the movement happens once where it is another one than before; without one it goes on. */
  value?: string;
}

export interface TextLineWithColor {
  /** Its colour; default: the text's. */
  color?: Color;
  /** Whether the line is drawn. */
  isActive?: boolean;
  /** How it is interrupted. */
  pattern?: TextLinePattern;
}

export interface TextWithContent {
  /** The characters, drawn as they are. */
  content?: string;
  /** A date in one of the styles of `Text(_:style:)`. */
  date?: DateText;
  /** A value in a format, as `Text(_:format:)`. */
  format?: FormattedText;
  /** An interval of times. */
  interval?: DateIntervalText;
  /** A string of the archive's tables, by its key. */
  localized?: LocalizedText;
  /** The characters as inline Markdown, as in a literal. */
  markdown?: string;
  /** Texts, images and links in one paragraph, each with its own text modifiers. */
  runs?: ViewLike[];
  /** A clock that runs in an interval. */
  timer?: TimerText;
}

export interface TimelineReloadPolicyWithAfter {
  after: string;
}

export interface TransitionWithAnimation {
  /** A transition with an animation of its own. */
  animation: AnimatedTransition;
}

export interface TransitionWithAsymmetric {
  /** One way in, another way out. */
  asymmetric: AsymmetricTransition;
}

export interface TransitionWithBlurReplace {
  /** The view is blurred, fades and changes its size a little. */
  blurReplace: BlurReplace;
}

export interface TransitionWithCombined {
  /** Several at once. */
  combined: Transition[];
}

export interface TransitionWithIdentity {
  /** The view comes and goes at once. */
  identity: Flag;
}

export interface TransitionWithMove {
  /** The view comes from an edge and goes over it. */
  move: SafeAreaInsetEdge;
}

export interface TransitionWithOffset {
  /** The view comes from a distance and goes there. */
  offset: Offset;
}

export interface TransitionWithOpacity {
  /** The view fades in and out. */
  opacity: Flag;
}

export interface TransitionWithPush {
  /** The view comes from an edge and goes over the opposite one, fading. */
  push: SafeAreaInsetEdge;
}

export interface TransitionWithScale {
  /** The view grows and shrinks. */
  scale: ScaleTransition;
}

export interface TransitionWithSlide {
  /** The view comes from the leading edge and goes over the trailing one. */
  slide: Flag;
}

export interface TransitionWithSymbolEffect {
  /** A symbol appears and disappears. */
  symbolEffect: SymbolEffect;
}

export interface UnitPointWithX {
  /** Fraction of the width, 0 at the leading edge. */
  x: number;
  /** Fraction of the height, 0 at the top. */
  y: number;
}

export interface UnsupportedViewWithView {
  /** Name of the view's type. */
  view: string;
}

export interface VariantViewWithVariants {
  variants: VariantViewVariant[];
}

export interface VerticalAlignmentWithCustom {
  custom: string;
  default?: "top" | "center" | "bottom" | "firstTextBaseline" | "lastTextBaseline";
}
