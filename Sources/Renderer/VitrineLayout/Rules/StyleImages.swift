import VitrineModel

extension ImageResolver {
  /// Finds the images of all styles that a node and the nodes in it draw with.
  ///
  /// - Returns: whether any of them can name a colour of the archive. Each walk over the nodes takes a
  ///   twentieth of the layout, so that there is one for both.
  func resolve(_ node: LayoutNode) -> Bool {
    var mayNameColors = false
    switch node.operation {
    case .leaf(let leaf): mayNameColors = resolve(leaf)
    case .effect(let effect): mayNameColors = resolve(effect)
    case .none, .behind, .mask, .hidden, .hit: break
    }
    for child in node.children where resolve(child) { mayNameColors = true }
    for child in node.rule.attachedNodes where resolve(child) { mayNameColors = true }
    return mayNameColors
  }

  private func resolve(_ drawing: some Drawing) -> Bool {
    var mayNameColors = false
    drawing.forEachStyle { style, scope in
      if style.mayPaintImages(inherited: scope.refersToImages) { resolve(style, scope.environment) }
      mayNameColors = mayNameColors || style.mayNameColors(inherited: scope.mayNameColors)
    }
    drawing.forEachColor { color, _ in mayNameColors = mayNameColors || color.mayBeNamed }
    return mayNameColors
  }
}
