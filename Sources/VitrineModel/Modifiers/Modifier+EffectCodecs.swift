extension Modifier {
  /// The codecs of the modifiers that change what is drawn.
  static let effectCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "mask", Modifier.mask, { if case .mask(let payload) = $0 { payload } else { nil } },
      "Shows the view only where another one is opaque.",
      #"{"content": {"circle": {}}, "alignment": "top"}"#),
    CaseCodec(
      "blur", Modifier.blur, { if case .blur(let payload) = $0 { payload } else { nil } },
      "Blurs what the view draws; radius in points.", #"4"#),
    CaseCodec(
      "blendMode", Modifier.blendMode,
      { if case .blendMode(let payload) = $0 { payload } else { nil } },
      "How the view's colours meet those behind it.", #""multiply""#),
    CaseCodec(
      "compositingGroup", Modifier.compositingGroup,
      { if case .compositingGroup(let payload) = $0 { payload } else { nil } },
      "Draws the view as one picture before effects around it see it.", #"true"#),
    CaseCodec(
      "drawingGroup", Modifier.drawingGroup,
      { if case .drawingGroup(let payload) = $0 { payload } else { nil } },
      "Draws the view as one bitmap.", #"true"#),
    CaseCodec(
      "brightness", Modifier.brightness,
      { if case .brightness(let payload) = $0 { payload } else { nil } },
      "Adds an amount to every component; 0 changes nothing.", #"0.2"#),
    CaseCodec(
      "contrast", Modifier.contrast,
      { if case .contrast(let payload) = $0 { payload } else { nil } },
      "Spreads colours around middle grey; 1 changes nothing.", #"1.5"#),
    CaseCodec(
      "saturation", Modifier.saturation,
      { if case .saturation(let payload) = $0 { payload } else { nil } },
      rule: .nonNegative, "Strengthens colours; 0 leaves greys, 1 changes nothing.", #"0.5"#),
    CaseCodec(
      "grayscale", Modifier.grayscale,
      { if case .grayscale(let payload) = $0 { payload } else { nil } },
      rule: .fraction, "Removes colour; 1 leaves greys.", #"1"#),
    CaseCodec(
      "hueRotation", Modifier.hueRotation,
      { if case .hueRotation(let payload) = $0 { payload } else { nil } },
      "Rotates colours around the colour wheel, in degrees.", #"90"#),
    CaseCodec(
      "colorInvert", Modifier.colorInvert,
      { if case .colorInvert(let payload) = $0 { payload } else { nil } },
      "Inverts colours.", #"true"#),
    CaseCodec(
      "colorMultiply", Modifier.colorMultiply,
      { if case .colorMultiply(let payload) = $0 { payload } else { nil } },
      "Multiplies colours by a colour.", #""orange""#),
    CaseCodec(
      "luminanceToAlpha", Modifier.luminanceToAlpha,
      { if case .luminanceToAlpha(let payload) = $0 { payload } else { nil } },
      "Turns luminance into the opacity of black.", #"true"#),
    CaseCodec(
      "rotation3DEffect", Modifier.rotation3DEffect,
      { if case .rotation3DEffect(let payload) = $0 { payload } else { nil } },
      "Rotates what the view draws in three dimensions, without a change of layout.",
      #"{"degrees": 30, "axis": {"y": 1}, "perspective": 0.5}"#),
    CaseCodec(
      "projectionEffect", Modifier.projectionEffect,
      { if case .projectionEffect(let payload) = $0 { payload } else { nil } },
      "Draws the view through a projective transform of its box.", #"{"m13": 0.002}"#),
    CaseCodec(
      "transformEffect", Modifier.transformEffect,
      { if case .transformEffect(let payload) = $0 { payload } else { nil } },
      "Draws the view through an affine transform of its box.", #"{"c": 0.3, "tx": -4}"#),
  ]
}
