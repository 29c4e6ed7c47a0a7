import VitrineModel

extension ImageResolver {
  /// Finds the images of all styles that a node and the nodes in it draw with.
  func resolve(_ node: LayoutNode) {
    node.operation.forEachStyle { resolve($0, $1) }
    for child in node.children { resolve(child) }
    for child in node.rule.attachedNodes { resolve(child) }
  }
}

extension DrawOperation {
  /// Calls a closure with each style that is drawn with, and its environment.
  fileprivate func forEachStyle(_ body: (ShapeStyle, EnvironmentValues) -> Void) {
    switch self {
    case .text(let looks):
      for look in looks {
        body(.foreground, look.environment)
        if let background = look.background { body(background, look.environment) }
      }
    case .shape(_, let painting, let environment), .border(let painting, let environment):
      if let style = painting.fill { body(style, environment) }
      if let style = painting.stroke?.style { body(style, environment) }
      if let style = painting.strokeBorder?.style { body(style, environment) }
      if !painting.isExplicit { body(.foreground, environment) }
    case .image(_, _, let environment): body(.foreground, environment)
    case .symbol(let symbol): body(.foreground, symbol.environment)
    case .control(let drawing, let environment):
      for style in drawing.styles(in: environment) { body(style, environment) }
    case .none, .behind, .opacity, .groupOpacity, .clip, .contentShape, .containerShape,
      .transform, .rotationEffect, .scaleEffect, .scaledToFit, .shadow, .blur, .blend, .colors,
      .mask, .rotation, .projection, .accent, .hidden, .hit, .items:
      break
    }
  }
}
