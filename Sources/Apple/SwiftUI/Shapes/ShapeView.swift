package import VitrineModel

/// A fill or stroke of a shape.
enum ShapeLayer: Sendable {
  case fill(any ShapeStyle, FillStyle)
  case stroke(any ShapeStyle, StrokeStyle, antialiased: Bool)
  case border(any ShapeStyle, StrokeStyle, antialiased: Bool)
}

/// A view that draws a shape in one or more ways.
nonisolated public struct ShapeView<Content: Shape>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  /// The shape that is drawn.
  public let shape: Content
  /// The fills and strokes from back to front; if empty, the foreground style fills the shape.
  let layers: [ShapeLayer]

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    guard layers.count > 1 else { return [node(layers.first, context)] }
    // The layers are drawn over each other, and the shape's own bounds are those of the first one.
    var base = node(layers[0], context)
    for layer in layers.dropFirst() {
      base.modifiers.append(.overlay(.stacked([node(layer, context)], alignment: .center)))
    }
    return [base]
  }

  private func node(_ layer: ShapeLayer?, _ context: LoweringContext) -> ViewNode {
    if let line = shape as? any StrokedOutlineShape, let node = node(layer, line, context) {
      return node
    }
    switch layer {
    case nil: return shape.node(context) { _ in }
    case .fill(let style, let fill):
      return shape.node(context) { shape in
        shape.draw {
          $0.fill = style.archivedStyle(context)
          $0.fillStyle = fill
        }
      }
    case .stroke(let style, let line, let antialiased):
      return shape.stroked(style, line, antialiased, context)
    case .border(let style, let line, let antialiased):
      // An outline that a closure defines is inset by the author's own method.
      if shape.asksForBox, let insettable = shape as? any InsettableShape {
        return insettable.border(style, line, antialiased, context)
      }
      return shape.node(context) { shape in
        shape.draw { $0.strokeBorder = Stroke(style.archivedStyle(context), line, antialiased) }
      }
    }
  }

  /// A filled line is a stroke, which archives have; `nil` for other drawings of a line.
  private func node(
    _ layer: ShapeLayer?, _ line: any StrokedOutlineShape, _ context: LoweringContext
  ) -> ViewNode? {
    switch layer {
    case nil: line.stroked.stroked(ForegroundStyle(), line.style, true, context)
    case .fill(let style, let fill):
      line.stroked.stroked(style, line.style, fill.isAntialiased, context)
    case .stroke, .border: nil
    }
  }
}

nonisolated extension Shape {
  fileprivate func stroked(
    _ style: any ShapeStyle, _ line: StrokeStyle, _ antialiased: Bool, _ context: LoweringContext
  ) -> ViewNode {
    node(context) { shape in
      shape.draw { $0.stroke = Stroke(style.archivedStyle(context), line, antialiased) }
    }
  }
}

nonisolated extension InsettableShape {
  fileprivate func border(
    _ style: any ShapeStyle, _ line: StrokeStyle, _ antialiased: Bool, _ context: LoweringContext
  ) -> ViewNode {
    inset(by: line.lineWidth / 2).stroked(style, line, antialiased, context)
  }
}
