import VitrineCoding
import VitrineGeometry

/// The modifiers of style and symbols.
struct StyleModifierCases: Sendable {
  let foregroundStyle = UnionCase(
    "foregroundStyle", { (styles: ForegroundStyles) in styles.modifier },
    .textEnvironment { $0.foreground = $0.foreground.applying($1.style, lower: $1.lower) },
    "The fill of text, shapes and symbols; a list has a style for each level.",
    #"["blue", "teal"]"#)
  let foregroundColor = CaseCodec<Modifier>(
    "foregroundColor", { (color: Color) in .foregroundStyle(.color(color)) },
    "Short for `foregroundStyle` with one colour.", #""red""#)
  let backgroundStyle = UnionCase(
    "backgroundStyle", Modifier.backgroundStyle, .environment { $0.backgroundStyle = $1 },
    "What the style `background` refers to in the view.", #"{"gradient": "blue"}"#)
  let tint = UnionCase(
    "tint", Modifier.tint, .textEnvironment { $0.tint = $1 },
    "The colour of controls.", #""orange""#)
  let opacity = UnionCase(
    "opacity", Modifier.opacity, .drawing(DrawingModifier.opacity),
    rule: .fraction, "Fades the view: 0 is invisible, 1 opaque.", #"0.5"#)
  let cornerRadius = UnionCase(
    "cornerRadius", Modifier.cornerRadius, .drawing(DrawingModifier.cornerRadius),
    rule: .nonNegative, "Clips the view to a rectangle with round corners; radius in points.",
    #"8"#)
  let clipShape = UnionCase(
    "clipShape", Modifier.clipShape, .drawing(DrawingModifier.clipShape),
    "Clips the view to a shape.", #""circle""#)
  let contentShape = UnionCase(
    "contentShape", Modifier.contentShape, .drawing(DrawingModifier.contentShape),
    "The region of the view that reacts to taps.", #""circle""#)
  let containerShape = UnionCase(
    "containerShape", Modifier.containerShape, .drawing(DrawingModifier.containerShape),
    rule: .insettable, "The outline that `containerRelativeShape` in the view follows.",
    #"{"roundedRectangle": {"cornerRadius": 20}}"#)
  let layoutDirectionBehavior = UnionCase(
    "layoutDirectionBehavior", Modifier.layoutDirectionBehavior,
    .drawing(DrawingModifier.layoutDirectionBehavior),
    "Whether the view is drawn mirrored where leading is on the right.", #""mirrors""#)
  let clipped = UnionCase(
    "clipped", Modifier.clipped, .drawing(DrawingModifier.clipped),
    "Clips the view to its box.", #"true"#)
  let border = UnionCase(
    "border", Modifier.border, .drawing(DrawingModifier.border),
    "A line inside the view's box, over the view.", #"{"style": "separator", "width": 2}"#)
  let rotationEffect = UnionCase(
    "rotationEffect", Modifier.rotationEffect, .drawing(DrawingModifier.rotationEffect),
    "Rotates what the view draws, without a change of layout.",
    #"{"degrees": 45, "anchor": "topLeading"}"#)
  let scaleEffect = UnionCase(
    "scaleEffect", Modifier.scaleEffect, .drawing(DrawingModifier.scaleEffect),
    "Enlarges or shrinks what the view draws, without a change of layout.",
    #"{"x": 1.5, "anchor": "bottom"}"#)
  let shadow = UnionCase(
    "shadow", Modifier.shadow, .drawing(DrawingModifier.shadow),
    "A blurred copy below everything that the view draws.", #"{"radius": 4, "y": 2}"#)
  let imageScale = UnionCase(
    "imageScale", Modifier.imageScale, .textEnvironment { $0.imageScale = $1 },
    "Size of symbols relative to their font.", #""large""#)
  let symbolRenderingMode = UnionCase(
    "symbolRenderingMode", Modifier.symbolRenderingMode,
    .textEnvironment { $0.symbolRenderingMode = $1 },
    "How the layers of symbols are coloured.", #""hierarchical""#)
  let symbolColorRenderingMode = UnionCase(
    "symbolColorRenderingMode", Modifier.symbolColorRenderingMode,
    .textEnvironment { $0.symbolColorRenderingMode = $1 },
    "Whether the layers of symbols are flat or have a gradient of their colour.",
    #""gradient""#)
  let symbolVariableValueMode = UnionCase(
    "symbolVariableValueMode", Modifier.symbolVariableValueMode,
    .textEnvironment { $0.symbolVariableValueMode = $1 },
    "Whether layers above the value of a symbol are faded or not drawn.", #""draw""#)
  let symbolVariant = UnionCase(
    "symbolVariant", Modifier.symbolVariant,
    .textEnvironment { $0.symbolVariants = $0.symbolVariants.adding($1) },
    "A variant of symbols, added to those around it.", #""circle.fill""#)
}
