import VitrineModel

extension EnvironmentValues {
  /// The values inside a view with a modifier that changes them; the same for any other modifier.
  func applying(_ modifier: Modifier) -> EnvironmentValues {
    var values = self
    switch modifier {
    case .foregroundStyle(let style, let lower):
      values.foreground = foreground.applying(style, lower: lower)
    case .backgroundStyle(let style): values.backgroundStyle = style
    case .imageScale(let scale): values.imageScale = scale
    case .symbolRenderingMode(let mode): values.symbolRenderingMode = mode
    case .symbolVariant(let variant): values.symbolVariants = symbolVariants.adding(variant)
    case .tint(let style): values.tint = style
    case .font(let font): values.font = font
    case .fontWeight(let weight): values.fontWeight = weight
    case .bold(let flag):
      if flag.isOn {
        values.fontWeight = .bold
      } else if fontWeight == .bold {
        values.fontWeight = nil
      }
    case .italic(let flag): values.isItalic = flag.isOn
    case .fontDesign(let design): values.fontDesign = design
    case .fontWidth(let width): values.fontWidth = width
    case .monospaced(let flag):
      if flag.isOn {
        values.fontDesign = .monospaced
      } else if fontDesign == .monospaced {
        values.fontDesign = nil
      }
    case .monospacedDigit(let flag): values.monospacedDigit = flag.isOn
    case .strikethrough(let line): values.strikethrough = line.isActive ? line : nil
    case .underline(let line): values.underline = line.isActive ? line : nil
    case .lineLimit(let lines): values.lineLimit = lines
    case .lineSpacing(let distance): values.lineSpacing = distance
    case .truncationMode(let mode): values.truncationMode = mode
    case .minimumScaleFactor(let factor): values.minimumScaleFactor = factor
    case .allowsTightening(let flag): values.allowsTightening = flag.isOn
    case .kerning(let distance): values.kerning = distance
    case .tracking(let distance): values.tracking = distance
    case .baselineOffset(let distance): values.baselineOffset = distance
    case .textCase(let letters): values.textCase = letters
    case .dynamicTypeSize(let limits):
      values.dynamicTypeSize = limits.applied(to: dynamicTypeSize)
    case .multilineTextAlignment(let alignment): values.multilineTextAlignment = alignment
    case .disabled(let flag): values.isEnabled = isEnabled && !flag.isOn
    case .buttonStyle(let style): values.buttonStyle = style
    case .toggleStyle(let style): values.toggleStyle = style
    case .labelStyle(let style): values.labelStyle = style
    case .labelsHidden(let flag): values.labelsHidden = flag.isOn
    case .gaugeStyle(let style): values.gaugeStyle = style
    case .progressViewStyle(let style): values.progressViewStyle = style
    case .controlSize(let size): values.controlSize = size
    case .buttonBorderShape(let shape): values.buttonBorderShape = shape
    case .redacted(let reason): values.redactionReasons.formUnion(reason.reasons)
    case .unredacted(let flag): if flag.isOn { values.redactionReasons = [] }
    case .privacySensitive(let flag): values.isPrivacySensitive = flag.isOn
    case .invalidatableContent(let flag): values.isInvalidatable = flag.isOn
    case .colorScheme(let scheme): values.colorScheme = scheme
    case .environment(let overrides): values.apply(overrides)
    case .frame, .padding, .fixedSize, .layoutPriority, .offset, .position, .zIndex,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes, .aspectRatio,
      .alignmentGuide, .containerRelativeFrame, .ignoresSafeArea, .safeAreaPadding, .safeAreaInset,
      .background,
      .overlay, .hidden, .opacity, .cornerRadius, .clipShape, .contentShape,
      .containerShape, .layoutDirectionBehavior, .clipped, .border,
      .rotationEffect, .scaleEffect, .shadow, .mask, .blur, .blendMode, .compositingGroup,
      .drawingGroup, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha, .rotation3DEffect, .projectionEffect, .transformEffect,
      .symbolEffect, .contentTransition, .accessibility,
      .containerBackground, .widgetURL, .widgetAccentable, .widgetLabel, .widgetCurvesContent,
      .activityBackgroundTint, .activitySystemActionForegroundColor, .unknown:
      break
    }
    return values
  }

  private mutating func apply(_ overrides: EnvironmentOverrides) {
    colorScheme = overrides.colorScheme ?? colorScheme
    layoutDirection = overrides.layoutDirection ?? layoutDirection
    dynamicTypeSize = overrides.dynamicTypeSize ?? dynamicTypeSize
    font = overrides.font ?? font
    lineLimit = overrides.lineLimit.map(LineLimit.init) ?? lineLimit
    multilineTextAlignment = overrides.multilineTextAlignment ?? multilineTextAlignment
    isEnabled = isEnabled && (overrides.isEnabled ?? true)
    locale = overrides.locale ?? locale
    timeZone = overrides.timeZone ?? timeZone
    calendar = overrides.calendar ?? calendar
  }
}
