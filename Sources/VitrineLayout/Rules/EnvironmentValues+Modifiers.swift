import VitrineModel

extension EnvironmentValues {
  /// The values inside a view with a modifier that changes them; the same for any other modifier.
  func applying(_ modifier: Modifier) -> EnvironmentValues {
    var values = self
    switch modifier {
    case .foregroundStyle(let style): values.foreground = foreground.applying(style)
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
    case .strikethrough(let line): values.strikethrough = line.isActive ? line : nil
    case .underline(let line): values.underline = line.isActive ? line : nil
    case .lineLimit(let lines): values.lineLimit = lines
    case .multilineTextAlignment(let alignment): values.multilineTextAlignment = alignment
    case .disabled(let flag): values.isEnabled = isEnabled && !flag.isOn
    case .buttonStyle(let style): values.buttonStyle = style
    case .toggleStyle(let style): values.toggleStyle = style
    case .labelStyle(let style): values.labelStyle = style
    case .labelsHidden(let flag): values.labelsHidden = flag.isOn
    case .redacted(let reason): values.redactionReasons.formUnion(reason.reasons)
    case .unredacted(let flag): if flag.isOn { values.redactionReasons = [] }
    case .privacySensitive(let flag): values.isPrivacySensitive = flag.isOn
    case .colorScheme(let scheme): values.colorScheme = scheme
    case .environment(let overrides): values.apply(overrides)
    case .frame, .padding, .fixedSize, .layoutPriority, .offset, .position, .zIndex,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes, .aspectRatio,
      .alignmentGuide, .containerRelativeFrame, .ignoresSafeArea, .safeAreaPadding, .safeAreaInset,
      .background,
      .overlay, .hidden, .opacity, .cornerRadius, .clipShape, .clipped, .border,
      .rotationEffect, .scaleEffect, .shadow, .mask, .blur, .blendMode, .compositingGroup,
      .drawingGroup, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha, .rotation3DEffect, .projectionEffect, .transformEffect,
      .invalidatableContent,
      .containerBackground, .widgetURL, .unknown:
      break
    }
    return values
  }

  private mutating func apply(_ overrides: EnvironmentOverrides) {
    colorScheme = overrides.colorScheme ?? colorScheme
    layoutDirection = overrides.layoutDirection ?? layoutDirection
    dynamicTypeSize = overrides.dynamicTypeSize ?? dynamicTypeSize
    font = overrides.font ?? font
    lineLimit = overrides.lineLimit ?? lineLimit
    multilineTextAlignment = overrides.multilineTextAlignment ?? multilineTextAlignment
    isEnabled = isEnabled && (overrides.isEnabled ?? true)
  }
}
