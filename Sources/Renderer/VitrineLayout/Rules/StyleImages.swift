import VitrineModel

extension ImageResolver {
  /// Finds the images of all styles that a node and the nodes in it draw with.
  func resolve(_ node: LayoutNode) {
    node.operation.drawing?.forEachStyle { style, scope in
      guard style.mayPaintImages(inherited: scope.refersToImages) else { return }
      resolve(style, scope.environment)
    }
    for child in node.children { resolve(child) }
    for child in node.rule.attachedNodes { resolve(child) }
  }
}
