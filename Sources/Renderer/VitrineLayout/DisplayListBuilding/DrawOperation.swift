import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The drawing that a layout node adds around or to that of its children.
indirect enum DrawOperation {
  /// No drawing; children are drawn in order.
  case none
  /// Items that are already drawn, in the node's coordinates: a view between two states.
  case items([DisplayList.Item])
  /// Lines of text, with the style of each run.
  case text([TextLook])
  /// An outline that is filled or stroked.
  case shape(Shape, ShapePainting, Scope)
  /// A bitmap of the archive's assets.
  case image(ImageSource, Image, Scope)
  /// A symbol.
  case symbol(SymbolEmitter)
  /// A part of a control that draws itself.
  case control(any ControlDrawing, Scope)
  /// Children after the first are drawn before it.
  case behind
  /// Each leaf of the children is faded by itself.
  case opacity(Double)
  /// Children are drawn together and faded as one picture.
  case groupOpacity(Double)
  /// Children are clipped to a shape in the node's box.
  case clip(Shape)
  /// Children take taps only inside a shape in the node's box.
  case contentShape(Shape)
  /// A shape in the node's box is what shapes among the children follow.
  case containerShape(Shape)
  /// A line inside the node's box, in front of the children.
  case border(ShapePainting, Scope)
  /// Children are drawn through a transform around a point of the node's box.
  case transform(AffineTransform, around: UnitPoint)
  /// Children are turned around a point of the node's box.
  case rotationEffect(RotationEffect)
  /// Children are enlarged or shrunk around a point of the node's box.
  case scaleEffect(ScaleEffect)
  /// The only child is scaled around its middle, from its own size to the node's.
  case scaledToFit
  /// Each leaf of the children has a shadow.
  case shadow(DisplayList.Effect)
  /// Children are drawn together and blurred.
  case blur(Blur)
  /// Children are drawn together and meet what is behind them in a mode.
  case blend(BlendMode)
  /// The colours of every leaf of the children are transformed by a matrix.
  case colors(ColorMatrix)
  /// The first child is drawn where the others are opaque.
  case mask
  /// Children are rotated in space around a point of the node's box.
  case rotation(Rotation3DEffect)
  /// Children are drawn through a transform from the node's top left corner.
  case projection(ProjectionTransform)
  /// Children take the accent colour of a surface that replaces colours.
  case accent
  /// Children keep their space but are not drawn.
  case hidden
  /// Children are drawn in a region that reacts to taps.
  case hit(HitRegion.Role, Action?, isEnabled: Bool, isOn: Bool?)
}

extension DrawOperation {
  /// Whether it draws a text or a symbol, which people read in front of what is behind it.
  var isInk: Bool {
    switch self {
    case .text, .symbol: true
    case .none, .items, .shape, .image, .control, .behind, .opacity, .groupOpacity, .clip,
      .contentShape, .containerShape, .border, .transform, .rotationEffect, .scaleEffect,
      .scaledToFit, .shadow, .blur, .blend, .colors, .mask, .rotation, .projection, .accent,
      .hidden,
      .hit:
      false
    }
  }
}
