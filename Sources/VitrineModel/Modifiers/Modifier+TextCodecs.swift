extension Modifier {
  /// The codecs of the modifiers of text.
  static let textCodecs: [CaseCodec<Modifier>] = [
    CaseCodec(
      "font", Modifier.font, { if case .font(let payload) = $0 { payload } else { nil } },
      "The font of texts and symbols.", #"{"size": 24, "weight": "bold", "design": "rounded"}"#),
    CaseCodec(
      "fontWeight", Modifier.fontWeight,
      { if case .fontWeight(let payload) = $0 { payload } else { nil } },
      "The stroke weight of texts and symbols.", #""semibold""#),
    CaseCodec(
      "bold", Modifier.bold, { if case .bold(let payload) = $0 { payload } else { nil } },
      "Bold stroke weight.", #"true"#),
    CaseCodec(
      "italic", Modifier.italic, { if case .italic(let payload) = $0 { payload } else { nil } },
      "Italic letters.", #"true"#),
    CaseCodec(
      "fontDesign", Modifier.fontDesign,
      { if case .fontDesign(let payload) = $0 { payload } else { nil } },
      "The design of the system face.", #""rounded""#),
    CaseCodec(
      "fontWidth", Modifier.fontWidth,
      { if case .fontWidth(let payload) = $0 { payload } else { nil } },
      "The width of letters.", #""condensed""#),
    CaseCodec(
      "monospaced", Modifier.monospaced,
      { if case .monospaced(let payload) = $0 { payload } else { nil } },
      "Letters that are equally wide.", #"true"#),
    CaseCodec(
      "monospacedDigit", Modifier.monospacedDigit,
      { if case .monospacedDigit(let payload) = $0 { payload } else { nil } },
      "Digits that are equally wide.", #"true"#),
    CaseCodec(
      "strikethrough", Modifier.strikethrough,
      { if case .strikethrough(let payload) = $0 { payload } else { nil } },
      "A line through texts.", #"true"#),
    CaseCodec(
      "underline", Modifier.underline,
      { if case .underline(let payload) = $0 { payload } else { nil } },
      "A line under texts.", #"{"color": "red"}"#),
    CaseCodec(
      "lineLimit", Modifier.lineLimit,
      { if case .lineLimit(let payload) = $0 { payload } else { nil } },
      rule: .atLeastOneLine, "The most lines of texts, or a range; less than 1 counts as 1.",
      #"{"limit": 2, "reservesSpace": true}"#),
    CaseCodec(
      "lineSpacing", Modifier.lineSpacing,
      { if case .lineSpacing(let payload) = $0 { payload } else { nil } },
      rule: .nonNegative, "Space between the lines of a text, in points.", #"4"#),
    CaseCodec(
      "truncationMode", Modifier.truncationMode,
      { if case .truncationMode(let payload) = $0 { payload } else { nil } },
      "Where a line that is too long is truncated.", #""middle""#),
    CaseCodec(
      "minimumScaleFactor", Modifier.minimumScaleFactor,
      { if case .minimumScaleFactor(let payload) = $0 { payload } else { nil } },
      rule: .fraction, "How far texts may shrink to fit, as a fraction of their size.", #"0.5"#),
    CaseCodec(
      "allowsTightening", Modifier.allowsTightening,
      { if case .allowsTightening(let payload) = $0 { payload } else { nil } },
      "Lets the letters of a text move closer together when it does not fit.", #"true"#),
    CaseCodec(
      "kerning", Modifier.kerning, { if case .kerning(let payload) = $0 { payload } else { nil } },
      "Space after each character, in points.", #"1.5"#),
    CaseCodec(
      "tracking", Modifier.tracking,
      { if case .tracking(let payload) = $0 { payload } else { nil } },
      "Space after each character, in points; `kerning` beside it is ignored.", #"-0.5"#),
    CaseCodec(
      "baselineOffset", Modifier.baselineOffset,
      { if case .baselineOffset(let payload) = $0 { payload } else { nil } },
      "The distance of texts above the baseline, in points.", #"4"#),
    CaseCodec(
      "textCase", Modifier.textCase,
      { if case .textCase(let payload) = $0 { payload } else { nil } },
      "Uppercase or lowercase letters.", #""uppercase""#),
    CaseCodec(
      "dynamicTypeSize", Modifier.dynamicTypeSize,
      { if case .dynamicTypeSize(let payload) = $0 { payload } else { nil } },
      "The text size, or the range that it stays in.", #"{"max": "xxLarge"}"#),
    CaseCodec(
      "multilineTextAlignment", Modifier.multilineTextAlignment,
      { if case .multilineTextAlignment(let payload) = $0 { payload } else { nil } },
      "How lines shorter than the widest one are aligned.", #""center""#),
  ]
}
