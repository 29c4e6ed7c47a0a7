/// The modifiers that an archive may hold, with the arguments that SwiftUI gives them.
public indirect enum Modifier: Hashable, Sendable {
  // Layout
  /// A box of fixed or bounded size around the view.
  case frame(Frame)
  /// Room around the view.
  case padding(Padding)
  /// Proposes the ideal size.
  case fixedSize(FixedSize)
  /// Order in which a stack gives out room.
  case layoutPriority(Double)
  /// Moves the view without a change of layout.
  case offset(Offset)
  /// Puts the view's centre on a point.
  case position(Position)
  /// Order of drawing among the views of a container; higher is nearer.
  case zIndex(Double)
  /// How many columns of its grid the view covers.
  case gridCellColumns(Int)
  /// The point of the view and of its cell that coincide.
  case gridCellAnchor(UnitPoint)
  /// How the view's column is aligned.
  case gridColumnAlignment(HorizontalAlignment)
  /// The axes on which the view takes what the other cells give.
  case gridCellUnsizedAxes([Axis])
  /// A box of a fixed ratio of sides.
  case aspectRatio(AspectRatio)
  /// Puts one of the view's guides on another place.
  case alignmentGuide(AlignmentGuide)
  /// A box that is a part of the widget's content area.
  case containerRelativeFrame(ContainerRelativeFrame)
  /// Lets the view extend into the widget's content margins.
  case ignoresSafeArea(SafeAreaExtension)
  /// Room around the view that counts as a margin.
  case safeAreaPadding(Padding)
  /// A view at an edge that takes room from this one.
  case safeAreaInset(SafeAreaInset)
  /// Something behind the view.
  case background(Layer)
  /// Something in front of the view.
  case overlay(Layer)
  /// Keeps the view's room but draws nothing.
  case hidden(Flag)

  // Style
  /// What text, shapes and symbols are filled with.
  ///
  /// The second list holds the styles of the lower levels, at most two.
  case foregroundStyle(ShapeStyle, [ShapeStyle] = [])
  /// What the background style stands for.
  case backgroundStyle(ShapeStyle)
  /// The colour of controls.
  case tint(ShapeStyle)
  /// Fades the view.
  case opacity(Double)
  /// Cuts the view to a rectangle with round corners, radius in points.
  case cornerRadius(Double)
  /// Cuts the view to a shape.
  case clipShape(Shape)
  /// What takes taps on the view.
  case contentShape(Shape)
  /// What shapes in the view that follow their container follow.
  case containerShape(Shape)
  /// What becomes of the view's drawing where leading is on the right.
  case layoutDirectionBehavior(LayoutDirectionBehavior)
  /// Cuts the view to its box.
  case clipped(Flag)
  /// A line inside the view's box.
  case border(Border)
  /// Turns the view without a change of layout.
  case rotationEffect(RotationEffect)
  /// Enlarges or shrinks the view without a change of layout.
  case scaleEffect(ScaleEffect)
  /// A soft copy under each thing in the view.
  case shadow(Shadow)

  // Symbols
  /// Size of symbols relative to their font.
  case imageScale(ImageScale)
  /// How the layers of symbols are coloured.
  case symbolRenderingMode(SymbolRenderingMode)
  /// A variant of symbols.
  case symbolVariant(SymbolVariant)
  /// A movement of symbols, which leaves no trace in a picture.
  case symbolEffect(SymbolEffect)
  /// How a change of content moves, which leaves no trace in a picture.
  case contentTransition(ContentTransition)

  // Effects
  /// Shows the view only where another one is opaque.
  case mask(Layer)
  /// Makes the view soft.
  case blur(Blur)
  /// How the view's colours meet those behind it.
  case blendMode(BlendMode)
  /// Draws the view as one picture before other effects see it.
  case compositingGroup(Flag)
  /// Draws the view as one picture of pixels.
  case drawingGroup(Flag)
  /// Lightens or darkens colours by an amount.
  case brightness(Double)
  /// Spreads colours around the middle grey.
  case contrast(Double)
  /// Strengthens colours.
  case saturation(Double)
  /// Takes the colour out of colours.
  case grayscale(Double)
  /// Turns colours around the colour wheel, in degrees.
  case hueRotation(Double)
  /// Inverts colours.
  case colorInvert(Flag)
  /// Multiplies colours by one.
  case colorMultiply(Color)
  /// Turns brightness into opacity of black.
  case luminanceToAlpha(Flag)
  /// Turns the view in space.
  case rotation3DEffect(Rotation3DEffect)
  /// Draws the view through a map that may foreshorten.
  case projectionEffect(ProjectionTransform)
  /// Draws the view through a map.
  case transformEffect(AffineTransform)

  // Text
  /// The font of texts and symbols.
  case font(Font)
  /// The stroke weight of texts and symbols.
  case fontWeight(Font.Weight)
  /// Bold stroke weight.
  case bold(Flag)
  /// Slanted letters.
  case italic(Flag)
  /// The design of the system face.
  case fontDesign(FontDesign)
  /// The width of letters.
  case fontWidth(FontWidth)
  /// The design whose letters are equally wide.
  case monospaced(Flag)
  /// Digits that are equally wide.
  case monospacedDigit(Flag)
  /// A line through texts.
  case strikethrough(TextLine)
  /// A line under texts.
  case underline(TextLine)
  /// Most lines of texts.
  case lineLimit(LineLimit)
  /// Room between the lines of a text, in points.
  case lineSpacing(Double)
  /// Where lines that are too long are cut.
  case truncationMode(TruncationMode)
  /// How far texts may shrink to fit.
  case minimumScaleFactor(Double)
  /// Lets the letters of texts stand closer to fit.
  case allowsTightening(Flag)
  /// Room after each character, in points.
  case kerning(Double)
  /// Room after each character, in points, in place of kerning.
  case tracking(Double)
  /// How far texts stand above the baseline, in points.
  case baselineOffset(Double)
  /// Capital or small letters.
  case textCase(TextCase)
  /// The text size, or the range that it keeps to.
  case dynamicTypeSize(DynamicTypeLimits)
  /// Where lines shorter than the widest one stand.
  case multilineTextAlignment(TextAlignment)

  // Controls
  /// Makes controls inactive.
  case disabled(Flag)
  /// The look of buttons.
  case buttonStyle(ButtonStyle)
  /// The look of toggles.
  case toggleStyle(ToggleStyle)
  /// The look of labels.
  case labelStyle(LabelStyle)
  /// Hides the labels of controls.
  case labelsHidden(Flag)
  /// The look of gauges.
  case gaugeStyle(GaugeStyle)
  /// The look of progress views.
  case progressViewStyle(ProgressViewStyle)
  /// The size of controls.
  case controlSize(ControlSize)
  /// The outline of buttons with a border.
  case buttonBorderShape(ButtonBorderShape)

  // Privacy
  /// Adds a reason to redact content.
  case redacted(RedactionReason)
  /// Removes all reasons to redact content.
  case unredacted(Flag)
  /// Marks content as private.
  case privacySensitive(Flag)
  /// Marks content that waits for an update after an interaction.
  case invalidatableContent(Flag)

  // Widget
  /// What lies behind the whole widget, ignoring its margins.
  case containerBackground(Layer)
  /// The URL that a tap outside of controls opens.
  case widgetURL(String)
  /// Puts the view into the group that takes the accent colour of a tinted surface.
  case widgetAccentable(Flag)
  /// What a watch face writes beside the widget.
  case widgetLabel(ViewNode)
  /// Lets the content of a corner follow the edge of the display.
  case widgetCurvesContent(Flag)
  /// The colour behind a Live Activity on the Lock Screen.
  case activityBackgroundTint(Color)
  /// The colour of texts on the buttons that the system shows beside a Live Activity.
  case activitySystemActionForegroundColor(Color)

  // Accessibility
  /// What assistive technology is told of the view, which leaves no trace in a picture.
  case accessibility(AccessibilityModifier)

  // Environment
  /// Light or dark for the view and what it holds.
  case colorScheme(ColorScheme)
  /// Values of the environment.
  case environment(EnvironmentOverrides)

  /// A modifier that this version does not know, kept as it was read.
  case unknown(name: String, payload: JSONValue)
}
