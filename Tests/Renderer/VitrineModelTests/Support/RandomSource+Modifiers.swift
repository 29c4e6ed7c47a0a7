@testable import VitrineCoding
@testable import VitrineDevices
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineModel

extension RandomSource {
  mutating func modifier(_ depth: Int) -> Modifier {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: layoutModifier(depth)
    case 3: accessibilityModifier()
    case 1: styleModifier()
    case 2: textModifier()
    default: widgetModifier(depth)
    }
  }

  private mutating func flag() -> Flag { Flag(flip()) }

  private mutating func layoutModifier(_ depth: Int) -> Modifier {
    switch Int.random(in: 0..<20, using: &self) {
    case 0: .frame(frame())
    case 1: .padding(padding())
    case 2:
      .fixedSize(
        with(FixedSize()) {
          $0.horizontal = $1.flip()
          $0.vertical = $1.flip()
        })
    case 3: .layoutPriority(number())
    case 4:
      .offset(
        with(Offset()) {
          $0.x = $1.number()
          $0.y = $1.number()
        })
    case 5:
      .aspectRatio(
        with(AspectRatio()) {
          $0.ratio = $1.maybe { $0.positive() }
          $0.contentMode = $1.any(AspectRatio.ContentMode.self)
        })
    case 6: .background(layer(depth))
    case 7: .overlay(layer(depth))
    case 8:
      .position(
        with(Position()) {
          $0.x = $1.number()
          $0.y = $1.number()
        })
    case 9: .zIndex(number())
    case 10: .gridCellColumns(Int.random(in: 1...9, using: &self))
    case 11: .gridCellAnchor(UnitPoint(x: number(), y: number()))
    case 12: .gridColumnAlignment(guide(HorizontalAlignment.self))
    case 13: .gridCellUnsizedAxes(list(2) { $0.any(Axis.self) })
    case 14: .alignmentGuide(alignmentGuide())
    case 15: .containerRelativeFrame(containerFrame())
    case 16: .ignoresSafeArea(with(SafeAreaExtension()) { $0.edges = $1.edges() })
    case 17: .safeAreaPadding(padding())
    case 18: .safeAreaInset(safeAreaInset(depth))
    default: .hidden(flag())
    }
  }

  private mutating func frame() -> Frame {
    with(Frame()) {
      $0.alignment = $1.alignment()
      guard $1.flip() else {
        $0.width = $1.maybe { $0.length() }
        $0.height = $1.maybe { $0.length() }
        return
      }
      $0.minWidth = $1.maybe { $0.extent() }
      $0.idealWidth = $1.maybe { $0.extent() }
      $0.maxWidth = $1.maybe { $0.extent() }
      $0.minHeight = $1.maybe { $0.extent() }
      $0.idealHeight = $1.maybe { $0.extent() }
      $0.maxHeight = $1.maybe { $0.extent() }
    }
  }

  private mutating func padding() -> Padding {
    with(Padding()) {
      if $1.flip() {
        $0.insets = $1.insets()
      } else {
        $0.edges = $1.edges()
        $0.length = $1.maybe { $0.number() }
      }
    }
  }

  private mutating func layer(_ depth: Int) -> Layer {
    with(Layer()) {
      $0.alignment = $1.alignment()
      if $1.flip() {
        $0.content = $1.leafOrNode(depth)
      } else {
        $0.style = $1.style()
        $0.shape = $1.maybe { $0.shape() }
      }
    }
  }

  private mutating func styleModifier() -> Modifier {
    switch Int.random(in: 0..<13, using: &self) {
    case 12: .backgroundStyle(style())
    case 11: shapeModifier()
    case 0: .foregroundStyle(style(), list(2) { $0.style() })
    case 1: .tint(style())
    case 2: .opacity(fraction())
    case 3: .cornerRadius(length())
    case 4: .clipShape(shape())
    case 5: .clipped(flag())
    case 6: symbolModifier()
    default: effectModifier()
    }
  }

  private mutating func shapeModifier() -> Modifier {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .contentShape(shape())
    case 1: .containerShape(.circle(Circle()))
    default: .layoutDirectionBehavior(any(LayoutDirectionBehavior.self))
    }
  }

  private mutating func symbolModifier() -> Modifier {
    switch Int.random(in: 0..<11, using: &self) {
    case 0: .imageScale(any(ImageScale.self))
    case 1: .symbolRenderingMode(any(SymbolRenderingMode.self))
    case 2: .symbolVariant(any(SymbolVariant.self))
    case 3: .symbolEffect(SymbolEffectModifier(any(SymbolEffect.self)))
    case 4: .id("row")
    case 5: .transition(transition())
    case 6: .animation(animation())
    case 7: .transaction(transaction())
    case 8: .matchedGeometryEffect(matchedGeometryEffect())
    case 9: .phaseAnimator(phases())
    default: .contentTransition(ContentTransition(any(ContentTransition.Kind.self)))
    }
  }

  private mutating func transition() -> Transition {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .move(any(SafeAreaInset.Edge.self))
    case 1: .combined([.opacity(true), .scale(ScaleTransition())])
    case 2: .blurReplace(any(BlurReplace.self))
    default: .slide(true)
    }
  }

  private mutating func animation() -> AnimationModifier {
    var modifier = AnimationModifier()
    var animation = Animation()
    repeat { animation.curve = any(AnimationCurve.self) } while animation.curve == .timingCurve
    animation.delay = 0.5
    (modifier.animation, modifier.value) = (animation, "1")
    return modifier
  }

  private mutating func transaction() -> TransactionModifier {
    var modifier = TransactionModifier()
    modifier.animation = animation().animation
    modifier.disablesAnimations = Bool.random(using: &self)
    return modifier
  }

  private mutating func phases() -> ViewPhases {
    var phases = ViewPhases()
    phases.trigger = Bool.random(using: &self) ? "1" : nil
    phases.phases = [ViewPhase(ViewNode(.spacer(Spacer())), animation: animation().animation)]
    return phases
  }

  private mutating func matchedGeometryEffect() -> MatchedGeometryEffect {
    var effect = MatchedGeometryEffect()
    (effect.id, effect.namespace) = ("hero", Bool.random(using: &self) ? "a" : nil)
    effect.properties = any(MatchedGeometryEffect.Properties.self)
    return effect
  }

  private mutating func effectModifier() -> Modifier {
    switch Int.random(in: 0..<8, using: &self) {
    case 4, 5: colorModifier()
    case 6, 7: pictureModifier()
    case 0:
      .border(
        with(Border()) {
          $0.style = $1.style()
          $0.width = $1.flip() ? 1 : $1.length()
        })
    case 1:
      .rotationEffect(
        with(RotationEffect()) {
          $0.degrees = $1.number()
          $0.anchor = $1.anchor()
        })
    case 2:
      .scaleEffect(
        with(ScaleEffect()) {
          $0.x = $1.number()
          $0.y = $1.flip() ? $0.x : $1.number()
          $0.anchor = $1.anchor()
        })
    default:
      .shadow(
        with(Shadow()) {
          $0.color = $1.flip() ? $0.color : $1.color()
          $0.radius = $1.length()
          $0.x = $1.number()
          $0.y = $1.number()
        })
    }
  }

  private mutating func colorModifier() -> Modifier {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .brightness(number())
    case 1: .contrast(number())
    case 2: .saturation(length())
    case 3: .grayscale(fraction())
    case 4: .hueRotation(number())
    case 5: .colorInvert(flag())
    case 6: .colorMultiply(color())
    default: .luminanceToAlpha(flag())
    }
  }

  private mutating func pictureModifier() -> Modifier {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .mask(layer(0))
    case 1:
      .blur(
        with(Blur()) {
          $0.radius = $1.length()
          $0.opaque = $1.flip()
        })
    case 2: .blendMode(any(BlendMode.self))
    case 3: .compositingGroup(flag())
    case 4: .drawingGroup(flag())
    case 5:
      .rotation3DEffect(
        with(Rotation3DEffect()) {
          $0.degrees = $1.number()
          $0.axis.x = $1.number()
          $0.axis.z = $1.number()
          $0.anchor = $1.anchor()
          $0.anchorZ = $1.number()
          $0.perspective = $1.number()
        })
    case 6:
      .projectionEffect(
        with(ProjectionTransform()) {
          $0.m13 = $1.number()
          $0.m22 = $1.number()
        })
    default: .transformEffect(with(AffineTransform.identity) { $0.c = $1.number() })
    }
  }

  private mutating func anchor() -> UnitPoint {
    flip() ? UnitPoint() : UnitPoint(x: number(), y: number())
  }

  private mutating func textModifier() -> Modifier {
    switch Int.random(in: 0..<21, using: &self) {
    case 0: .font(font())
    case 1: .fontWeight(any(Font.Weight.self))
    case 2: .bold(flag())
    case 3: .italic(flag())
    case 4: .strikethrough(line())
    case 5: .underline(line())
    case 6: .lineLimit(lineLimit())
    case 7: .lineSpacing(length())
    case 8: .truncationMode(any(TruncationMode.self))
    case 9: .minimumScaleFactor(fraction())
    case 10: .allowsTightening(flag())
    case 11: .kerning(number())
    case 12: .tracking(number())
    case 13: .baselineOffset(number())
    case 14: .textCase(any(TextCase.self))
    case 15: .dynamicTypeSize(dynamicTypeLimits())
    case 16: .fontDesign(any(FontDesign.self))
    case 17: .fontWidth(fontWidth())
    case 18: .monospaced(flag())
    case 19: .monospacedDigit(flag())
    default: .multilineTextAlignment(any(TextAlignment.self))
    }
  }

  private mutating func lineLimit() -> LineLimit {
    with(LineLimit()) {
      let (low, high) = (Int.random(in: 1...9, using: &$1), Int.random(in: 9...99, using: &$1))
      if $1.flip() {
        $0.limit = $1.maybe { _ in low }
        $0.reservesSpace = $0.limit != nil && $1.flip()
      } else {
        $0.min = $1.maybe { _ in low }
        $0.max = $1.maybe { _ in high }
      }
    }
  }

  private mutating func dynamicTypeLimits() -> DynamicTypeLimits {
    with(DynamicTypeLimits()) {
      let sizes = [$1.any(DynamicTypeSize.self), $1.any(DynamicTypeSize.self)].sorted()
      if $1.flip() {
        $0.size = sizes[0]
      } else {
        $0.min = $1.maybe { _ in sizes[0] }
        $0.max = $1.maybe { _ in sizes[1] }
      }
    }
  }

  private mutating func line() -> TextLine {
    with(TextLine()) {
      $0.isActive = $1.flip()
      $0.pattern = $1.any(TextLine.Pattern.self)
      $0.color = $1.maybe { $0.color() }
    }
  }

  private mutating func widgetModifier(_ depth: Int) -> Modifier {
    switch Int.random(in: 0..<21, using: &self) {
    case 0: .disabled(flag())
    case 1: .buttonStyle(any(ButtonStyle.self))
    case 2: .toggleStyle(any(ToggleStyle.self))
    case 3: .labelStyle(any(LabelStyle.self))
    case 4: .labelsHidden(flag())
    case 5: .redacted(any(RedactionReason.self))
    case 6: .unredacted(flag())
    case 7: .privacySensitive(flag())
    case 8: .invalidatableContent(flag())
    case 9: .containerBackground(layer(depth))
    case 10: activityModifier()
    case 11: .colorScheme(any(ColorScheme.self))
    case 12: .environment(environment())
    case 13: .gaugeStyle(any(GaugeStyle.self))
    case 14: .progressViewStyle(any(ProgressViewStyle.self))
    case 15: .controlSize(any(ControlSize.self))
    case 16:
      .buttonBorderShape(
        with(ButtonBorderShape()) {
          $0.form = $1.any(ButtonBorderShape.Form.self)
          $0.radius = $1.maybe { $0.length() }
        })
    case 17: .widgetAccentable(flag())
    case 18: .widgetLabel(leafOrNode(depth))
    case 19: .widgetCurvesContent(flag())
    default: .unknown(name: "x" + name(), payload: json())
    }
  }

  private mutating func activityModifier() -> Modifier {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .activityBackgroundTint(color())
    case 1: .activitySystemActionForegroundColor(color())
    default: .widgetURL(name())
    }
  }

  private mutating func environment() -> EnvironmentOverrides {
    with(EnvironmentOverrides()) {
      $0.colorScheme = $1.maybe { $0.any(ColorScheme.self) }
      $0.layoutDirection = $1.maybe { $0.any(LayoutDirection.self) }
      $0.dynamicTypeSize = $1.maybe { $0.any(DynamicTypeSize.self) }
      $0.font = $1.maybe { $0.font() }
      $0.lineLimit = $1.maybe { Int.random(in: 1...9, using: &$0) }
      $0.multilineTextAlignment = $1.maybe { $0.any(TextAlignment.self) }
      $0.isEnabled = $1.maybe { $0.flip() }
      $0.locale = $1.flip() ? "de_AT" : nil
      $0.timeZone = $1.flip() ? "Europe/Copenhagen" : nil
      $0.calendar = $1.maybe { $0.any(CalendarIdentifier.self) }
    }
  }
}
