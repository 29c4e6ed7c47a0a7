/// What a modifier is, in whichever order it is written and whatever it is written after.
///
/// `Modifier.traits` is the one place that says it; layout, measuring and the runs of texts follow.
package struct ModifierTraits: Sendable {
  /// How a modifier acts.
  package enum Kind: Sendable {
    /// It changes values of the environment for the view and everything in it.
    case environment(@Sendable (inout EnvironmentValues) -> Void)
    /// It is a node around the view that takes part in layout.
    case layout
    /// It is a node around the view that changes what is drawn or tapped.
    case drawing
    /// It is a node around the view that changes its colours; `nil` changes nothing.
    case colors(@Sendable (EnvironmentValues) -> ColorMatrix?)
    /// It adds another view: behind, in front, at an edge, or as a mask.
    case layer(Layer)
    /// It says something to assistive technology.
    case accessibility(AccessibilityModifier)
    /// It sets what is behind the whole widget.
    case containerBackground(Layer)
    /// It sets the widget's URL.
    case widgetURL(String)
    /// It sets the colour behind a Live Activity.
    case activityBackgroundTint(Color)
    /// It says how changes of the view pass, which a still picture does not show.
    case motion
    /// It has no effect on a picture.
    case none
  }

  /// How the modifier acts.
  package let kind: Kind
  /// Whether SwiftUI has the modifier for a `Text` that stays one, so that it can differ from run
  /// to run.
  package let stylesRuns: Bool

  fileprivate init(_ kind: Kind, stylesRuns: Bool = false) {
    self.kind = kind
    self.stylesRuns = stylesRuns
  }

  /// Whether the modifier adds a view.
  package var addsView: Bool {
    switch kind {
    case .layer, .containerBackground: true
    case .environment, .layout, .drawing, .colors, .accessibility, .widgetURL,
      .activityBackgroundTint, .motion, .none:
      false
    }
  }

  /// Whether the views inside the modifier look different wherever they are placed.
  package var isInherited: Bool {
    if case .environment = kind { true } else { false }
  }
}

extension ModifierTraits {
  fileprivate static let layout = ModifierTraits(.layout)
  fileprivate static let drawing = ModifierTraits(.drawing)
  fileprivate static let none = ModifierTraits(.none)

  /// A change of the environment.
  fileprivate static func environment(
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> ModifierTraits {
    ModifierTraits(.environment(change))
  }

  /// A change of the environment that a run of a text can make for itself.
  fileprivate static func textEnvironment(
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> ModifierTraits {
    ModifierTraits(.environment(change), stylesRuns: true)
  }

  fileprivate static func colors(
    _ matrix: @escaping @Sendable (EnvironmentValues) -> ColorMatrix?
  ) -> ModifierTraits {
    ModifierTraits(.colors(matrix))
  }

  fileprivate static func layer(_ layer: Layer) -> ModifierTraits { ModifierTraits(.layer(layer)) }
}

extension Modifier {
  /// What the modifier is.
  package var traits: ModifierTraits {
    switch self {
    case .frame, .padding, .fixedSize, .layoutPriority, .offset, .position, .zIndex,
      .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes, .aspectRatio,
      .alignmentGuide, .containerRelativeFrame, .ignoresSafeArea, .safeAreaPadding:
      .layout
    case .background(let layer), .overlay(let layer), .mask(let layer): .layer(layer)
    case .safeAreaInset(let inset): .layer(Layer(inset))
    case .hidden, .opacity, .cornerRadius, .clipShape, .contentShape, .containerShape,
      .layoutDirectionBehavior, .clipped, .border, .rotationEffect, .scaleEffect, .shadow, .blur,
      .blendMode, .compositingGroup, .drawingGroup, .rotation3DEffect, .projectionEffect,
      .transformEffect, .widgetAccentable:
      .drawing

    case .brightness(let amount): .colors { _ in .brightness(amount) }
    case .contrast(let amount): .colors { _ in .contrast(amount) }
    case .saturation(let amount): .colors { _ in .saturation(amount) }
    case .grayscale(let amount): .colors { _ in .grayscale(amount) }
    case .hueRotation(let degrees): .colors { _ in .hueRotation(degrees: degrees) }
    case .colorInvert(let flag): .colors { _ in flag.isOn ? .invert : nil }
    case .colorMultiply(let color): .colors { .multiply(color.resolved(in: $0)) }
    case .luminanceToAlpha(let flag): .colors { _ in flag.isOn ? .luminanceToAlpha : nil }

    case .foregroundStyle(let style, let lower):
      .textEnvironment { $0.foreground = $0.foreground.applying(style, lower: lower) }
    case .backgroundStyle(let style): .environment { $0.backgroundStyle = style }
    case .tint(let style): .textEnvironment { $0.tint = style }
    case .imageScale(let scale): .textEnvironment { $0.imageScale = scale }
    case .symbolRenderingMode(let mode): .textEnvironment { $0.symbolRenderingMode = mode }
    case .symbolVariant(let variant):
      .textEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }

    case .font(let font): .textEnvironment { $0.font = font }
    case .fontWeight(let weight): .textEnvironment { $0.fontWeight = weight }
    case .bold(let flag): .textEnvironment { $0.setBold(flag.isOn) }
    case .italic(let flag): .textEnvironment { $0.isItalic = flag.isOn }
    case .fontDesign(let design): .textEnvironment { $0.fontDesign = design }
    case .fontWidth(let width): .textEnvironment { $0.fontWidth = width }
    case .monospaced(let flag): .textEnvironment { $0.setMonospaced(flag.isOn) }
    case .monospacedDigit(let flag): .textEnvironment { $0.monospacedDigit = flag.isOn }
    case .strikethrough(let line):
      .textEnvironment { $0.strikethrough = line.isActive ? line : nil }
    case .underline(let line): .textEnvironment { $0.underline = line.isActive ? line : nil }
    case .lineLimit(let lines): .environment { $0.lineLimit = lines }
    case .lineSpacing(let distance): .environment { $0.lineSpacing = distance }
    case .truncationMode(let mode): .environment { $0.truncationMode = mode }
    case .minimumScaleFactor(let factor): .environment { $0.minimumScaleFactor = factor }
    case .allowsTightening(let flag): .environment { $0.allowsTightening = flag.isOn }
    case .kerning(let distance): .textEnvironment { $0.kerning = distance }
    case .tracking(let distance): .textEnvironment { $0.tracking = distance }
    case .baselineOffset(let distance): .textEnvironment { $0.baselineOffset = distance }
    case .textCase(let letters): .textEnvironment { $0.textCase = letters }
    case .dynamicTypeSize(let limits):
      .environment { $0.dynamicTypeSize = limits.applied(to: $0.dynamicTypeSize) }
    case .multilineTextAlignment(let alignment):
      .environment { $0.multilineTextAlignment = alignment }

    case .disabled(let flag): .environment { $0.isEnabled = $0.isEnabled && !flag.isOn }
    case .buttonStyle(let style): .environment { $0.buttonStyle = style }
    case .toggleStyle(let style): .environment { $0.toggleStyle = style }
    case .labelStyle(let style): .environment { $0.labelStyle = style }
    case .labelsHidden(let flag): .environment { $0.labelsHidden = flag.isOn }
    case .gaugeStyle(let style): .environment { $0.gaugeStyle = style }
    case .progressViewStyle(let style): .environment { $0.progressViewStyle = style }
    case .controlSize(let size): .environment { $0.controlSize = size }
    case .buttonBorderShape(let shape): .environment { $0.buttonBorderShape = shape }

    case .redacted(let reason): .environment { $0.redactionReasons.formUnion(reason.reasons) }
    case .unredacted(let flag): .environment { if flag.isOn { $0.redactionReasons = [] } }
    case .privacySensitive(let flag): .environment { $0.isPrivacySensitive = flag.isOn }
    case .invalidatableContent(let flag): .environment { $0.isInvalidatable = flag.isOn }
    case .colorScheme(let scheme): .environment { $0.colorScheme = scheme }
    case .environment(let overrides): .environment { $0.apply(overrides) }

    case .contentTransition(let transition): .environment { $0.contentTransition = transition }
    case .symbolEffect(let effect): .environment { $0.symbolEffect = effect }
    case .id, .animation, .transaction, .transition, .matchedGeometryEffect:
      ModifierTraits(.motion)

    case .accessibility(let modifier): ModifierTraits(.accessibility(modifier))
    case .containerBackground(let layer): ModifierTraits(.containerBackground(layer))
    case .widgetURL(let url): ModifierTraits(.widgetURL(url))
    case .activityBackgroundTint(let color): ModifierTraits(.activityBackgroundTint(color))
    // The buttons beside an activity and the label beside a watch's widget are not in its picture.
    case .widgetLabel, .widgetCurvesContent,
      .activitySystemActionForegroundColor:
      .none
    // Reported where it was read, also among the runs of a text.
    case .unknown: ModifierTraits(.none, stylesRuns: true)
    }
  }
}

extension Layer {
  /// The view of a safe area's inset.
  fileprivate init(_ inset: SafeAreaInset) {
    self.init()
    content = inset.content
    alignment = inset.alignment
  }
}
