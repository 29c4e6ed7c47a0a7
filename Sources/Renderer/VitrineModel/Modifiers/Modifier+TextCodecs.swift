import VitrineCoding

/// The modifiers of text.
struct TextModifierCases: Sendable {
  let font = UnionCase(
    "font", Modifier.font, .textEnvironment { $0.font = $1 },
    "The font of texts and symbols.", #"{"size": 24, "weight": "bold", "design": "rounded"}"#)
  let fontWeight = UnionCase(
    "fontWeight", Modifier.fontWeight, .textEnvironment { $0.fontWeight = $1 },
    "The stroke weight of texts and symbols.", #""semibold""#)
  let bold = UnionCase(
    "bold", Modifier.bold, .textEnvironment { $0.isBold = $1.isOn },
    "The text style's bold weight, semibold for most; `fontWeight` decides over it.",
    #"true"#)
  let italic = UnionCase(
    "italic", Modifier.italic, .textEnvironment { $0.isItalic = $1.isOn },
    "Italic letters.", #"true"#)
  let fontDesign = UnionCase(
    "fontDesign", Modifier.fontDesign, .textEnvironment { $0.fontDesign = $1 },
    "The design of the system font.", #""rounded""#)
  let fontWidth = UnionCase(
    "fontWidth", Modifier.fontWidth, .textEnvironment { $0.fontWidth = $1 },
    "The width of letters.", #""condensed""#)
  let monospaced = UnionCase(
    "monospaced", Modifier.monospaced, .textEnvironment { $0.setMonospaced($1.isOn) },
    "Letters that are equally wide.", #"true"#)
  let monospacedDigit = UnionCase(
    "monospacedDigit", Modifier.monospacedDigit, .textEnvironment { $0.monospacedDigit = $1.isOn },
    "Digits that are equally wide.", #"true"#)
  let strikethrough = UnionCase(
    "strikethrough", Modifier.strikethrough,
    .textEnvironment { $0.strikethrough = $1.isActive ? $1 : nil },
    "A line through texts.", #"true"#)
  let underline = UnionCase(
    "underline", Modifier.underline, .textEnvironment { $0.underline = $1.isActive ? $1 : nil },
    "A line under texts.", #"{"color": "red"}"#)
  let lineLimit = UnionCase(
    "lineLimit", Modifier.lineLimit, .environment { $0.lineLimit = $1 },
    "The maximum number of lines of texts, or a range; less than 1 counts as 1.",
    #"{"limit": 2, "reservesSpace": true}"#)
  let lineSpacing = UnionCase(
    "lineSpacing", Modifier.lineSpacing, .environment { $0.lineSpacing = $1 },
    rule: .nonNegative, "Space between the lines of a text, in points.", #"4"#)
  let lineHeight = UnionCase(
    "lineHeight", Modifier.lineHeight, .textEnvironment { $0.lineHeight = $1 },
    "The height of the lines of a text: a name, points, a multiple or an increase of the font's size.",
    #"{"multiple": 1.5}"#)
  let textScale = UnionCase(
    "textScale", Modifier.textScale, .textEnvironment { $0.textScale = $1 },
    "The size of texts relative to that of their surroundings.", #""secondary""#)
  let truncationMode = UnionCase(
    "truncationMode", Modifier.truncationMode, .environment { $0.truncationMode = $1 },
    "Where a line that is too long is truncated.", #""middle""#)
  let minimumScaleFactor = UnionCase(
    "minimumScaleFactor", Modifier.minimumScaleFactor, .environment { $0.minimumScaleFactor = $1 },
    rule: .fraction, "The minimum scale of texts that shrink to fit, as a fraction of their size.",
    #"0.5"#)
  let allowsTightening = UnionCase(
    "allowsTightening", Modifier.allowsTightening, .environment { $0.allowsTightening = $1.isOn },
    "Lets the characters of a text move closer together if it does not fit.", #"true"#)
  let kerning = UnionCase(
    "kerning", Modifier.kerning, .textEnvironment { $0.kerning = $1 },
    "Space after each character, in points.", #"1.5"#)
  let tracking = UnionCase(
    "tracking", Modifier.tracking, .textEnvironment { $0.tracking = $1 },
    "Space after each character, in points; `kerning` beside it is ignored.", #"-0.5"#)
  let baselineOffset = UnionCase(
    "baselineOffset", Modifier.baselineOffset, .textEnvironment { $0.baselineOffset = $1 },
    "The distance of texts above the baseline, in points.", #"4"#)
  let textCase = UnionCase(
    "textCase", Modifier.textCase, .textEnvironment { $0.textCase = $1 },
    "Uppercase or lowercase letters.", #""uppercase""#)
  let dynamicTypeSize = UnionCase(
    "dynamicTypeSize", Modifier.dynamicTypeSize,
    .environment { $0.dynamicTypeSize = $1.applied(to: $0.dynamicTypeSize) },
    "The text size, or the range that it stays in.", #"{"max": "xxLarge"}"#)
  let multilineTextAlignment = UnionCase(
    "multilineTextAlignment", Modifier.multilineTextAlignment,
    .environment { $0.multilineTextAlignment = $1 },
    "How lines shorter than the widest one are aligned.", #""center""#)
}
