import VitrineModel

/// What a modifier does to the view inside it.
enum ModifierRole {
  /// It changes the values of the environment.
  case environment(EnvironmentValues)
  /// It is a node of its own around the view.
  case wrapper(any LayoutRule, Ink)
  /// It adds a view behind, in front or at an edge.
  case layer
  /// It sets what lies behind the widget.
  case containerBackground(Layer)
  /// It sets the widget's URL.
  case widgetURL(String)
  /// It says something to assistive technology.
  case accessibility
  /// It sets the colour behind a Live Activity.
  case activityBackgroundTint(Color)
  /// It has no effect on the picture.
  case nothing
}

extension Resolver {
  /// The role of a modifier in an environment: the one switch over all modifiers.
  func role(of modifier: Modifier, _ environment: EnvironmentValues) -> ModifierRole {
    switch modifier {
    case .frame(let frame): frameRole(frame)
    case .padding(let padding): .wrapper(PaddingRule(insets: padding.resolved), .none)
    case .fixedSize(let fixedSize): .wrapper(FixedSizeRule(fixedSize: fixedSize), .none)
    case .layoutPriority(let priority): .wrapper(LayoutPriorityRule(priority: priority), .none)
    case .offset(let offset): .wrapper(OffsetRule(offset: offset), .none)
    case .position(let position):
      .wrapper(PositionRule(point: Point(x: position.x, y: position.y)), .none)
    case .zIndex(let index): .wrapper(ZIndexRule(index: index), .none)
    case .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      .wrapper(GridCellRule(traits: GridTraits(modifier)), .none)
    case .aspectRatio(let ratio): .wrapper(AspectRatioRule(aspectRatio: ratio), .none)
    case .alignmentGuide(let guide): .wrapper(AlignmentGuideRule(guide), .none)
    case .containerRelativeFrame(let frame): .wrapper(FrameRule(frame, in: area), .none)
    case .ignoresSafeArea(let area): .wrapper(SafeAreaExtensionRule(edges: area.edges), .none)
    case .safeAreaPadding(let padding):
      .wrapper(SafeAreaPaddingRule(padding: PaddingRule(insets: padding.resolved)), .none)
    case .background, .overlay, .mask, .safeAreaInset: .layer
    case .hidden(let flag): flag.isOn ? .wrapper(PassThroughRule(), .hidden) : .nothing
    case .opacity(let factor): .wrapper(PassThroughRule(), .opacity(factor))
    case .cornerRadius(let radius): .wrapper(PassThroughRule(), .clip(.rounded(radius)))
    case .clipShape(let shape): .wrapper(PassThroughRule(), .clip(shape))
    case .contentShape(let shape): .wrapper(PassThroughRule(), .contentShape(shape))
    case .containerShape(let shape): .wrapper(PassThroughRule(), .containerShape(shape))
    case .layoutDirectionBehavior(let behavior):
      behavior == .mirrors && environment.layoutDirection == .rightToLeft
        ? .wrapper(PassThroughRule(), .transform(.mirror(at: 0), around: UnitPoint())) : .nothing
    case .clipped(let flag):
      flag.isOn ? .wrapper(PassThroughRule(), .clip(.rectangle(Rectangle()))) : .nothing
    case .border(let border): .wrapper(PassThroughRule(), .border(border.ink, environment))
    case .rotationEffect(let effect):
      .wrapper(PassThroughRule(), .transform(effect.transform, around: effect.anchor))
    case .scaleEffect(let effect):
      .wrapper(PassThroughRule(), .transform(effect.transform, around: effect.anchor))
    case .shadow(let shadow): .wrapper(PassThroughRule(), .shadow(.init(shadow, environment)))
    case .blur, .blendMode, .compositingGroup, .drawingGroup, .brightness, .contrast, .saturation,
      .grayscale, .hueRotation, .colorInvert, .colorMultiply, .luminanceToAlpha, .rotation3DEffect,
      .projectionEffect, .transformEffect:
      effect(modifier, environment).map { .wrapper(PassThroughRule(), $0) } ?? .nothing
    case .containerBackground(let layer): .containerBackground(layer)
    case .widgetURL(let url): .widgetURL(url)
    case .widgetAccentable(let flag):
      flag.isOn && environment.widgetRenderingMode == .accented
        ? .wrapper(PassThroughRule(), .accent) : .nothing
    case .activityBackgroundTint(let color): .activityBackgroundTint(color)
    // The buttons beside an activity are no part of its picture.
    case .activitySystemActionForegroundColor: .nothing
    case .unknown, .symbolEffect, .contentTransition, .widgetLabel,
      .widgetCurvesContent:
      .nothing
    case .accessibility: .accessibility
    case .imageScale, .symbolRenderingMode, .symbolVariant:
      .environment(environment.applying(modifier))
    case .foregroundStyle, .backgroundStyle, .tint, .font, .fontWeight, .bold, .italic, .fontDesign,
      .fontWidth,
      .monospaced, .monospacedDigit, .strikethrough, .underline, .lineLimit, .lineSpacing,
      .truncationMode, .minimumScaleFactor, .allowsTightening, .kerning, .tracking,
      .baselineOffset, .textCase, .dynamicTypeSize, .multilineTextAlignment, .disabled,
      .buttonStyle, .toggleStyle, .labelStyle, .labelsHidden, .gaugeStyle, .progressViewStyle,
      .controlSize, .buttonBorderShape, .redacted, .unredacted, .privacySensitive,
      .invalidatableContent, .colorScheme, .environment:
      .environment(environment.applying(modifier))
    }
  }

  private func frameRole(_ frame: Frame) -> ModifierRole {
    if frame.isFlexible { return .wrapper(FlexibleFrameRule(frame), .none) }
    let rule = FrameRule(width: frame.width, height: frame.height, alignment: frame.alignment)
    return .wrapper(rule, .none)
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
