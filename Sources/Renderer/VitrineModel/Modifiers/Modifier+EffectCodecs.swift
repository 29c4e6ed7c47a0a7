import VitrineCoding
import VitrineDisplayList

/// The modifiers that change what is drawn.
struct EffectModifierCases: Sendable {
  let mask = UnionCase(
    "mask", Modifier.mask, .layer,
    "Shows the view only where another one is opaque.",
    #"{"content": {"circle": {}}, "alignment": "top"}"#)
  let blur = UnionCase(
    "blur", Modifier.blur, .drawing(DrawingModifier.blur),
    "Blurs what the view draws; radius in points.", #"4"#)
  let blendMode = UnionCase(
    "blendMode", Modifier.blendMode, .drawing(DrawingModifier.blendMode),
    "How the view's colours meet those behind it.", #""multiply""#)
  let compositingGroup = UnionCase(
    "compositingGroup", Modifier.compositingGroup, .drawing(DrawingModifier.compositingGroup),
    "Draws the view as one picture before effects around it see it.", #"true"#)
  let drawingGroup = UnionCase(
    "drawingGroup", Modifier.drawingGroup, .drawing(DrawingModifier.drawingGroup),
    "Draws the view as one bitmap.", #"true"#)
  let brightness = UnionCase(
    "brightness", Modifier.brightness, .colors { .brightness($0) },
    "Adds an amount to every component; 0 changes nothing.", #"0.2"#)
  let contrast = UnionCase(
    "contrast", Modifier.contrast, .colors { .contrast($0) },
    "Spreads colours around middle grey; 1 changes nothing.", #"1.5"#)
  let saturation = UnionCase(
    "saturation", Modifier.saturation, .colors { .saturation($0) },
    rule: .nonNegative, "Strengthens colours; 0 leaves greys, 1 changes nothing.", #"0.5"#)
  let grayscale = UnionCase(
    "grayscale", Modifier.grayscale, .colors { .grayscale($0) },
    rule: .fraction, "Removes colour; 1 leaves greys.", #"1"#)
  let hueRotation = UnionCase(
    "hueRotation", Modifier.hueRotation, .colors { .hueRotation(degrees: $0) },
    "Rotates colours around the colour wheel, in degrees.", #"90"#)
  let colorInvert = UnionCase(
    "colorInvert", Modifier.colorInvert, .colors { $0.isOn ? .invert : nil },
    "Inverts colours.", #"true"#)
  let colorMultiply = UnionCase(
    "colorMultiply", Modifier.colorMultiply, .colors { .multiply($0.resolved(in: $1)) },
    "Multiplies colours by a colour.", #""orange""#)
  let colorMatrix = UnionCase(
    "colorMatrix", Modifier.colorMatrix, .colors { $0.count == 16 ? ColorMatrix($0) : nil },
    rule: .colorMatrix, "Four factors in each of red, green, blue and opacity, premultiplied.",
    #"[0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]"#)
  let luminanceToAlpha = UnionCase(
    "luminanceToAlpha", Modifier.luminanceToAlpha, .colors { $0.isOn ? .luminanceToAlpha : nil },
    "Turns luminance into the opacity of black.", #"true"#)
  let rotation3DEffect = UnionCase(
    "rotation3DEffect", Modifier.rotation3DEffect, .drawing(DrawingModifier.rotation3DEffect),
    "Rotates what the view draws in three dimensions, without a change of layout.",
    #"{"degrees": 30, "axis": {"y": 1}, "perspective": 0.5}"#)
  let projectionEffect = UnionCase(
    "projectionEffect", Modifier.projectionEffect, .drawing(DrawingModifier.projectionEffect),
    "Draws the view through a projective transform of its box.", #"{"m13": 0.002}"#)
  let transformEffect = UnionCase(
    "transformEffect", Modifier.transformEffect, .drawing(DrawingModifier.transformEffect),
    "Draws the view through an affine transform of its box.", #"{"c": 0.3, "tx": -4}"#)
}
