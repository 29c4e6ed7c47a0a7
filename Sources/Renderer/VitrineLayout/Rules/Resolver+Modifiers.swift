import VitrineGeometry
import VitrineModel

extension Resolver {
  /// The addition of a modifier around its view; `nil` if it adds nothing in this environment.
  func addition(
    _ kind: ModifierTraits.Kind, _ scope: Scope
  ) -> ModifierStep.Addition? {
    switch kind {
    case .layout(let modifier): .wrapper(layoutRule(modifier), .none)
    case .drawing(let modifier): drawing(modifier, scope).map { .wrapper(PassThroughRule(), $0) }
    case .colors(let matrix):
      matrix(scope.environment).map { .wrapper(PassThroughRule(), .effect($0)) }
    case .layer(let layer), .containerBackground(let layer): .layer(layer)
    case .accessibility(let modifier):
      context.recordsSemantics ? .accessibility(modifier) : nil
    case .environment, .widgetURL, .activityBackgroundTint, .motion, .none: nil
    }
  }

  /// The rule of a modifier that takes part in layout.
  private func layoutRule(_ modifier: LayoutModifier) -> any LayoutRule {
    switch modifier {
    case .frame(let frame):
      frame.isFlexible
        ? FlexibleFrameRule(frame)
        : FrameRule(width: frame.width, height: frame.height, alignment: frame.alignment)
    case .padding(let padding): PaddingRule(insets: padding.resolved)
    case .fixedSize(let fixedSize): FixedSizeRule(fixedSize: fixedSize)
    case .layoutPriority(let priority): LayoutPriorityRule(priority: priority)
    case .offset(let offset): OffsetRule(offset: offset)
    case .position(let position): PositionRule(point: Point(x: position.x, y: position.y))
    case .zIndex(let index): ZIndexRule(index: index)
    case .gridCellColumns(let count): GridCellRule { $0.span = count }
    case .gridCellAnchor(let point): GridCellRule { $0.anchor = point }
    case .gridColumnAlignment(let alignment): GridCellRule { $0.columnAlignment = alignment }
    case .gridCellUnsizedAxes(let axes):
      GridCellRule {
        $0.isUnsizedHorizontally = axes.contains(.horizontal)
        $0.isUnsizedVertically = axes.contains(.vertical)
      }
    case .aspectRatio(let ratio): AspectRatioRule(aspectRatio: ratio)
    case .alignmentGuide(let guide): AlignmentGuideRule(guide)
    case .containerRelativeFrame(let frame): FrameRule(frame, in: area)
    case .ignoresSafeArea(let area): SafeAreaExtensionRule(edges: area.edges)
    case .safeAreaPadding(let padding):
      SafeAreaPaddingRule(padding: PaddingRule(insets: padding.resolved))
    }
  }

  /// The operation of a modifier that changes how its view is drawn; `nil` if it changes nothing.
  private func drawing(_ modifier: DrawingModifier, _ scope: Scope) -> DrawOperation? {
    switch modifier {
    case .hidden(let flag): flag.isOn ? .hidden : nil
    case .opacity(let factor): .effect(OpacityEffect(factor))
    case .cornerRadius(let radius): .effect(ClipEffect(.rounded(radius)))
    case .clipShape(let shape): .effect(ClipEffect(shape))
    case .contentShape(let shape): .effect(ContentShapeEffect(shape))
    case .containerShape(let shape): .effect(ContainerShapeEffect(shape))
    case .layoutDirectionBehavior(let behavior):
      behavior == .mirrors && scope.environment.layoutDirection == .rightToLeft
        ? .effect(TransformEffect(.mirror(at: 0), around: UnitPoint())) : nil
    case .clipped(let flag): flag.isOn ? .effect(ClipEffect(.rectangle(Rectangle()))) : nil
    case .border(let border): .effect(BorderEffect(border, scope))
    case .rotationEffect(let effect): .effect(effect)
    case .scaleEffect(let effect): .effect(effect)
    case .shadow(let shadow): .effect(ShadowEffect(.init(shadow, scope.environment)))
    case .blur(let blur): blur.radius > 0 ? .effect(blur) : nil
    case .blendMode(let mode): mode == .normal ? nil : .effect(mode)
    case .compositingGroup(let flag), .drawingGroup(let flag):
      flag.isOn ? .effect(GroupOpacityEffect(1)) : nil
    case .rotation3DEffect(let effect): .effect(effect)
    case .projectionEffect(let transform): transform.isFinite ? .effect(transform) : nil
    case .transformEffect(let transform):
      .effect(TransformEffect(transform, around: UnitPoint(x: 0, y: 0)))
    case .widgetAccentable(let flag):
      flag.isOn && scope.environment.widgetRenderingMode == .accented
        ? .effect(AccentEffect()) : nil
    }
  }
}

extension Shape {
  /// A rectangle with round corners of the platform's curve.
  static func rounded(_ radius: Double) -> Shape {
    var rectangle = RoundedRectangle()
    rectangle.cornerRadius = radius
    return .roundedRectangle(rectangle)
  }
}
