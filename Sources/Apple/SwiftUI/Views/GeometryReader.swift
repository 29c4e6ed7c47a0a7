package import VitrineModel

/// A view whose content depends on the proposed size.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  /// The closure that creates the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader from a closure that creates its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let (name, box, inner) = context.requestMeasurement()
    var node = context.measurementProxy(name)
    guard let box else { return [node] }
    let nodes = content(GeometryProxy(box, context)).lowered(inner)
    guard !nodes.isEmpty else { return [node] }
    node.modifiers = [.overlay(.stacked(nodes, alignment: .topLeading))]
    return [node]
  }
}

extension Layer {
  /// Returns views on top of each other, each with the whole space.
  static func stacked(_ nodes: [ViewNode], alignment: Alignment) -> Layer {
    var layer = Layer()
    layer.alignment = alignment.archived
    if nodes.count == 1 {
      layer.content = nodes[0]
    } else {
      var stack = VitrineModel.ZStack()
      stack.alignment = alignment.archived
      stack.children = nodes
      layer.content = ViewNode(.zStack(stack))
    }
    return layer
  }
}
