import VitrineGeometry
import VitrineModel

extension ViewNode {
  /// The view with further modifiers, in the order of SwiftUI's source.
  package func with(_ modifiers: Modifier...) -> ViewNode {
    var view = self
    view.modifiers += modifiers
    return view
  }

  /// The view in a frame of fixed size.
  package func frame(_ width: Double?, _ height: Double?) -> ViewNode {
    var frame = Frame()
    frame.width = width
    frame.height = height
    return with(.frame(frame))
  }

  /// The view in a flexible frame.
  package func bounds(_ set: (inout Frame) -> Void) -> ViewNode {
    var frame = Frame()
    set(&frame)
    return with(.frame(frame))
  }

  /// The view with equal padding on all sides.
  package func padding(_ length: Double) -> ViewNode {
    var padding = Padding()
    padding.length = length
    return with(.padding(padding))
  }

  /// The view with another one in front of it.
  package func overlay(_ content: ViewNode, alignment: Alignment = .center) -> ViewNode {
    with(.overlay(layer(content, alignment)))
  }

  /// The view with another one behind it.
  package func background(_ content: ViewNode, alignment: Alignment = .center) -> ViewNode {
    with(.background(layer(content, alignment)))
  }

  private func layer(_ content: ViewNode, _ alignment: Alignment) -> Layer {
    var layer = Layer()
    layer.content = content
    layer.alignment = alignment
    return layer
  }

  /// The view in an aspect ratio.
  package func aspect(_ mode: AspectRatio.ContentMode, _ ratio: Double? = nil) -> ViewNode {
    var aspect = AspectRatio(contentMode: mode)
    aspect.ratio = ratio
    return with(.aspectRatio(aspect))
  }

  /// The view with an offset.
  package func offset(_ x: Double, _ y: Double) -> ViewNode {
    var offset = Offset()
    (offset.x, offset.y) = (x, y)
    return with(.offset(offset))
  }

  /// The view with a border inside its frame.
  package func border(_ color: Color, _ width: Double = 1) -> ViewNode {
    var border = Border()
    border.style = .color(color)
    border.width = width
    return with(.border(border))
  }

  /// The view, rotated.
  package func rotated(_ degrees: Double, _ anchor: UnitPoint = UnitPoint()) -> ViewNode {
    var rotation = RotationEffect()
    rotation.degrees = degrees
    rotation.anchor = anchor
    return with(.rotationEffect(rotation))
  }

  /// The view, scaled.
  package func scaled(_ x: Double, _ y: Double, _ anchor: UnitPoint = UnitPoint()) -> ViewNode {
    var scale = ScaleEffect()
    (scale.x, scale.y, scale.anchor) = (x, y, anchor)
    return with(.scaleEffect(scale))
  }

  /// The view with a shadow; black without a colour.
  package func shadow(_ color: Color?, _ radius: Double, _ x: Double = 0, _ y: Double = 0)
    -> ViewNode
  {
    var shadow = Shadow()
    shadow.color = color ?? shadow.color
    (shadow.radius, shadow.x, shadow.y) = (radius, x, y)
    return with(.shadow(shadow))
  }
}
