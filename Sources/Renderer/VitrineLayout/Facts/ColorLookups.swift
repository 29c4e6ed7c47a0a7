import VitrineModel

extension Composition {
  /// Looks up the named colours of everything that is drawn, which records those that are missing.
  ///
  /// Making the display list looks up the same ones, but records nothing.
  package func lookUpColors() {
    for layout in layouts { layout.lookUpColors() }
  }
}

extension WidgetLayout {
  fileprivate func lookUpColors() {
    for color in fillColors where color.mayBeNamed { _ = color.resolved(in: environment) }
    guard mayNameColors else { return }
    for node in [background, content] { node.map(PlacedNode.init)?.lookUpColors() }
  }
}

extension PlacedNode {
  /// Looks up the named colours of a node and of everything in it that is drawn.
  fileprivate func lookUpColors() {
    guard isPlaced, frame.isFinite else { return }
    switch operation {
    case .hidden: return
    case .leaf(let leaf): lookUpColors(of: leaf)
    case .effect(let effect): lookUpColors(of: effect)
    case .none, .behind, .mask, .hit: break
    }
    for child in children { child.lookUpColors() }
    guard let text else { return }
    for view in text.attachments.values { view.lookUpColors() }
  }

  private func lookUpColors(of drawing: some Drawing) {
    drawing.forEachStyle { style, scope in
      guard drawing.usesStyles, style.mayNameColors(inherited: scope.mayNameColors) else { return }
      _ = scope.styled(style, in: frame)
    }
    drawing.forEachColor { color, scope in
      if color.mayBeNamed { _ = color.resolved(in: scope.environment) }
    }
  }
}
