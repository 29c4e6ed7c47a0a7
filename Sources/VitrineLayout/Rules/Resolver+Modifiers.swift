import VitrineModel

extension Resolver {
  /// What a modifier adds around its view; `nil` when it adds nothing in this environment.
  func addition(
    _ modifier: Modifier, _ kind: ModifierTraits.Kind, _ scope: Scope
  ) -> ModifierStep.Addition? {
    switch kind {
    case .layout: layoutRule(modifier).map { .wrapper($0, .none) }
    case .drawing: drawing(modifier, scope).map { .wrapper(PassThroughRule(), $0) }
    case .colors(let matrix):
      matrix(scope.environment).map { .wrapper(PassThroughRule(), .colors($0)) }
    case .layer(let layer), .containerBackground(let layer): .layer(layer)
    case .accessibility(let modifier):
      context.recordsSemantics ? .accessibility(modifier) : nil
    case .environment, .widgetURL, .activityBackgroundTint, .motion, .none: nil
    }
  }

  /// The rule of a modifier that takes part in layout.
  private func layoutRule(_ modifier: Modifier) -> (any LayoutRule)? {
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
    case .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      GridCellRule(traits: GridTraits(modifier))
    case .aspectRatio(let ratio): AspectRatioRule(aspectRatio: ratio)
    case .alignmentGuide(let guide): AlignmentGuideRule(guide)
    case .containerRelativeFrame(let frame): FrameRule(frame, in: area)
    case .ignoresSafeArea(let area): SafeAreaExtensionRule(edges: area.edges)
    case .safeAreaPadding(let padding):
      SafeAreaPaddingRule(padding: PaddingRule(insets: padding.resolved))
    default: nil
    }
  }

  /// What a modifier that changes the drawing of its view does; `nil` when it changes nothing.
  private func drawing(_ modifier: Modifier, _ scope: Scope) -> DrawOperation? {
    switch modifier {
    case .hidden(let flag): flag.isOn ? .hidden : nil
    case .opacity(let factor): .opacity(factor)
    case .cornerRadius(let radius): .clip(.rounded(radius))
    case .clipShape(let shape): .clip(shape)
    case .contentShape(let shape): .contentShape(shape)
    case .containerShape(let shape): .containerShape(shape)
    case .layoutDirectionBehavior(let behavior):
      behavior == .mirrors && scope.environment.layoutDirection == .rightToLeft
        ? .transform(.mirror(at: 0), around: UnitPoint()) : nil
    case .clipped(let flag): flag.isOn ? .clip(.rectangle(Rectangle())) : nil
    case .border(let border): .border(border.painting, scope)
    case .rotationEffect(let effect): .rotationEffect(effect)
    case .scaleEffect(let effect): .scaleEffect(effect)
    case .shadow(let shadow): .shadow(.init(shadow, scope.environment))
    case .blur(let blur): blur.radius > 0 ? .blur(blur) : nil
    case .blendMode(let mode): mode == .normal ? nil : .blend(mode)
    case .compositingGroup(let flag), .drawingGroup(let flag): flag.isOn ? .groupOpacity(1) : nil
    case .rotation3DEffect(let effect): .rotation(effect)
    case .projectionEffect(let transform): transform.isFinite ? .projection(transform) : nil
    case .transformEffect(let transform): .transform(transform, around: UnitPoint(x: 0, y: 0))
    case .widgetAccentable(let flag):
      flag.isOn && scope.environment.widgetRenderingMode == .accented ? .accent : nil
    default: nil
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
