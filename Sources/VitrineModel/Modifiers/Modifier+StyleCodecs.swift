extension Modifier {
  /// The codecs of the modifiers of style and symbols.
  static let styleCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "foregroundStyle", \.modifier, ForegroundStyles.init,
      "What text, shapes and symbols are filled with; a list gives a style to each level.",
      #"["blue", "teal"]"#),
    CaseCodec(
      "foregroundColor", { (color: Color) in .foregroundStyle(.color(color)) }, { _ in nil },
      "Short for a `foregroundStyle` of one colour.", #""red""#),
    CaseCodec(
      "backgroundStyle", Modifier.backgroundStyle,
      { if case .backgroundStyle(let payload) = $0 { payload } else { nil } },
      "What the style `background` stands for in the view.", #"{"gradient": "blue"}"#),
    CaseCodec(
      "tint", Modifier.tint, { if case .tint(let payload) = $0 { payload } else { nil } },
      "The colour of controls.", #""orange""#),
    CaseCodec(
      "opacity", Modifier.opacity, { if case .opacity(let payload) = $0 { payload } else { nil } },
      rule: .fraction, "Fades the view: 0 is invisible, 1 opaque.", #"0.5"#),
    CaseCodec(
      "cornerRadius", Modifier.cornerRadius,
      { if case .cornerRadius(let payload) = $0 { payload } else { nil } },
      rule: .nonNegative, "Clips the view to a rectangle with round corners; radius in points.",
      #"8"#),
    CaseCodec(
      "clipShape", Modifier.clipShape,
      { if case .clipShape(let payload) = $0 { payload } else { nil } },
      "Clips the view to a shape.", #""circle""#),
    CaseCodec(
      "contentShape", Modifier.contentShape,
      { if case .contentShape(let payload) = $0 { payload } else { nil } },
      "The region of the view that takes taps.", #""circle""#),
    CaseCodec(
      "containerShape", Modifier.containerShape,
      { if case .containerShape(let payload) = $0 { payload } else { nil } },
      rule: .insettable, "The outline that `containerRelativeShape` in the view follows.",
      #"{"roundedRectangle": {"cornerRadius": 20}}"#),
    CaseCodec(
      "layoutDirectionBehavior", Modifier.layoutDirectionBehavior,
      { if case .layoutDirectionBehavior(let payload) = $0 { payload } else { nil } },
      "Whether the view is drawn mirrored where leading is on the right.", #""mirrors""#),
    CaseCodec(
      "clipped", Modifier.clipped, { if case .clipped(let payload) = $0 { payload } else { nil } },
      "Clips the view to its box.", #"true"#),
    CaseCodec(
      "border", Modifier.border, { if case .border(let payload) = $0 { payload } else { nil } },
      "A line inside the view's box, over the view.", #"{"style": "separator", "width": 2}"#),
    CaseCodec(
      "rotationEffect", Modifier.rotationEffect,
      { if case .rotationEffect(let payload) = $0 { payload } else { nil } },
      "Rotates what the view draws, without a change of layout.",
      #"{"degrees": 45, "anchor": "topLeading"}"#),
    CaseCodec(
      "scaleEffect", Modifier.scaleEffect,
      { if case .scaleEffect(let payload) = $0 { payload } else { nil } },
      "Enlarges or shrinks what the view draws, without a change of layout.",
      #"{"x": 1.5, "anchor": "bottom"}"#),
    CaseCodec(
      "shadow", Modifier.shadow, { if case .shadow(let payload) = $0 { payload } else { nil } },
      "A blurred copy under each thing that the view draws.", #"{"radius": 4, "y": 2}"#),
    CaseCodec(
      "imageScale", Modifier.imageScale,
      { if case .imageScale(let payload) = $0 { payload } else { nil } },
      "Size of symbols relative to their font.", #""large""#),
    CaseCodec(
      "symbolRenderingMode", Modifier.symbolRenderingMode,
      { if case .symbolRenderingMode(let payload) = $0 { payload } else { nil } },
      "How the layers of symbols are coloured.", #""hierarchical""#),
    CaseCodec(
      "symbolVariant", Modifier.symbolVariant,
      { if case .symbolVariant(let payload) = $0 { payload } else { nil } },
      "A variant of symbols, added to those around it.", #""circle.fill""#),
  ]
}
