/// The modifiers that an archive may hold, with the arguments that SwiftUI gives them.
package indirect enum Modifier: Hashable, Sendable {
  // Layout
  case frame(Frame)
  case padding(Padding)
  case fixedSize(FixedSize)
  case layoutPriority(Double)
  case offset(Offset)
  case position(Position)
  case zIndex(Double)
  case gridCellColumns(Int)
  case gridCellAnchor(UnitPoint)
  case gridColumnAlignment(HorizontalAlignment)
  case gridCellUnsizedAxes([Axis])
  case aspectRatio(AspectRatio)
  case alignmentGuide(AlignmentGuide)
  case containerRelativeFrame(ContainerRelativeFrame)
  case ignoresSafeArea(SafeAreaExtension)
  case safeAreaPadding(Padding)
  case safeAreaInset(SafeAreaInset)
  case background(Layer)
  case overlay(Layer)
  case hidden(Flag)

  // Style
  /// The list holds the styles of the lower levels, at most two.
  case foregroundStyle(ShapeStyle, [ShapeStyle] = [])
  case backgroundStyle(ShapeStyle)
  case tint(ShapeStyle)
  case opacity(Double)
  case cornerRadius(Double)
  case clipShape(Shape)
  case contentShape(Shape)
  case containerShape(Shape)
  case layoutDirectionBehavior(LayoutDirectionBehavior)
  case clipped(Flag)
  case border(Border)
  case rotationEffect(RotationEffect)
  case scaleEffect(ScaleEffect)
  case shadow(Shadow)

  // Symbols
  case imageScale(ImageScale)
  case symbolRenderingMode(SymbolRenderingMode)
  case symbolVariant(SymbolVariant)
  case symbolEffect(SymbolEffectModifier)
  case contentTransition(ContentTransition)

  // Effects
  case mask(Layer)
  case blur(Blur)
  case blendMode(BlendMode)
  case compositingGroup(Flag)
  case drawingGroup(Flag)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Double)
  case colorInvert(Flag)
  case colorMultiply(Color)
  case luminanceToAlpha(Flag)
  case rotation3DEffect(Rotation3DEffect)
  case projectionEffect(ProjectionTransform)
  case transformEffect(AffineTransform)

  // Text
  case font(Font)
  case fontWeight(Font.Weight)
  case bold(Flag)
  case italic(Flag)
  case fontDesign(FontDesign)
  case fontWidth(FontWidth)
  case monospaced(Flag)
  case monospacedDigit(Flag)
  case strikethrough(TextLine)
  case underline(TextLine)
  case lineLimit(LineLimit)
  case lineSpacing(Double)
  case truncationMode(TruncationMode)
  case minimumScaleFactor(Double)
  case allowsTightening(Flag)
  case kerning(Double)
  case tracking(Double)
  case baselineOffset(Double)
  case textCase(TextCase)
  case dynamicTypeSize(DynamicTypeLimits)
  case multilineTextAlignment(TextAlignment)

  // Controls
  case disabled(Flag)
  case buttonStyle(ButtonStyle)
  case toggleStyle(ToggleStyle)
  case labelStyle(LabelStyle)
  case labelsHidden(Flag)
  case gaugeStyle(GaugeStyle)
  case progressViewStyle(ProgressViewStyle)
  case controlSize(ControlSize)
  case buttonBorderShape(ButtonBorderShape)

  // Privacy
  case redacted(RedactionReason)
  case unredacted(Flag)
  case privacySensitive(Flag)
  case invalidatableContent(Flag)

  // Widget
  case containerBackground(Layer)
  case widgetURL(String)
  case widgetAccentable(Flag)
  case widgetLabel(ViewNode)
  case widgetCurvesContent(Flag)
  case activityBackgroundTint(Color)
  case activitySystemActionForegroundColor(Color)

  // Motion
  /// Names the view among those of its container, so that it is the same one in the next entry.
  case id(String)
  case animation(AnimationModifier)
  case transaction(TransactionModifier)
  case transition(Transition)
  case matchedGeometryEffect(MatchedGeometryEffect)

  // Accessibility
  /// What assistive technology is told of the view, which has no effect on a picture.
  case accessibility(AccessibilityModifier)

  // Environment
  case colorScheme(ColorScheme)
  case environment(EnvironmentOverrides)

  /// A modifier that this version does not know, kept as it was read.
  case unknown(name: String, payload: JSONValue)
}
