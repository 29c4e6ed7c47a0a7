import VitrineModel

extension ViewNode {
  /// The view with further modifiers, in the order of SwiftUI's source.
  func with(_ modifiers: Modifier...) -> ViewNode {
    var view = self
    view.modifiers += modifiers
    return view
  }

  func frame(_ width: Double?, _ height: Double?) -> ViewNode {
    var frame = Frame()
    frame.width = width
    frame.height = height
    return with(.frame(frame))
  }

  func flexible(_ set: (inout Frame) -> Void) -> ViewNode {
    var frame = Frame()
    set(&frame)
    return with(.frame(frame))
  }

  func padding(_ length: Double) -> ViewNode {
    var padding = Padding()
    padding.length = length
    return with(.padding(padding))
  }

  func overlay(_ view: ViewNode) -> ViewNode { with(.overlay(ViewNode.layer(view))) }

  func background(_ view: ViewNode) -> ViewNode { with(.background(ViewNode.layer(view))) }

  private static func layer(_ view: ViewNode) -> Layer {
    var layer = Layer()
    layer.content = view
    return layer
  }

  func aspect(_ mode: AspectRatio.ContentMode, _ ratio: Double? = nil) -> ViewNode {
    var aspect = AspectRatio(contentMode: mode)
    aspect.ratio = ratio
    return with(.aspectRatio(aspect))
  }

  func offset(_ x: Double, _ y: Double) -> ViewNode {
    var offset = Offset()
    (offset.x, offset.y) = (x, y)
    return with(.offset(offset))
  }

  func border(_ color: Color, _ width: Double = 1) -> ViewNode {
    var border = Border()
    border.style = .color(color)
    border.width = width
    return with(.border(border))
  }

  func rotated(_ degrees: Double, _ anchor: UnitPoint = UnitPoint()) -> ViewNode {
    var rotation = RotationEffect()
    rotation.degrees = degrees
    rotation.anchor = anchor
    return with(.rotationEffect(rotation))
  }

  func scaled(_ x: Double, _ y: Double, _ anchor: UnitPoint = UnitPoint()) -> ViewNode {
    var scale = ScaleEffect()
    (scale.x, scale.y, scale.anchor) = (x, y, anchor)
    return with(.scaleEffect(scale))
  }

  func shadow(_ color: Color?, _ radius: Double, _ x: Double = 0, _ y: Double = 0) -> ViewNode {
    var shadow = Shadow()
    shadow.color = color ?? shadow.color
    (shadow.radius, shadow.x, shadow.y) = (radius, x, y)
    return with(.shadow(shadow))
  }
}
