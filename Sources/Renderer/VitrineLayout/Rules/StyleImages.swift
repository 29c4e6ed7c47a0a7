import VitrineModel

extension ImageResolver {
  /// Finds the images of all styles that a node and the nodes in it draw with.
  func resolve(_ node: LayoutNode) {
    node.operation.forEachStyle { style, scope in
      guard style.mayPaintImages(inherited: scope.refersToImages) else { return }
      resolve(style, scope.environment)
    }
    for child in node.children { resolve(child) }
    for child in node.rule.attachedNodes { resolve(child) }
  }
}

extension DrawOperation {
  /// Calls a closure with each style that can be drawn, including those that it refers to.
  fileprivate func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) {
    switch self {
    case .text(let looks):
      for look in looks {
        body(.foreground, look.scope)
        if let background = look.background { body(background, look.scope) }
      }
    case .shape(_, let painting, let scope), .border(let painting, let scope):
      if let style = painting.fill { body(style, scope) }
      if let style = painting.stroke?.style { body(style, scope) }
      if let style = painting.strokeBorder?.style { body(style, scope) }
      if !painting.isExplicit { body(.foreground, scope) }
    case .image(_, _, let scope): body(.foreground, scope)
    case .symbol(let symbol): body(.foreground, symbol.scope)
    case .control(let drawing, let scope):
      for style in drawing.styles(in: scope.environment) { body(style, scope) }
    case .none, .behind, .opacity, .groupOpacity, .clip, .contentShape, .containerShape,
      .transform, .rotationEffect, .scaleEffect, .scaledToFit, .shadow, .blur, .blend, .colors,
      .mask, .rotation, .projection, .accent, .hidden, .hit, .items:
      break
    }
  }
}
