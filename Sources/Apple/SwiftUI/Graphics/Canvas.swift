package import VitrineModel

/// A view whose content a closure draws.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// Creates a canvas from a drawing closure and views that it can draw, identified by tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let (name, box, inner) = context.requestMeasurement()
    var node = context.measurementProxy(name)
    guard let box else { return [node] }
    let tags = ViewTags()
    _ = symbols.lowered(inner.with { $0.viewTags = tags })
    var graphics = GraphicsContext(inner, symbols: tags.nodes)
    renderer(&graphics, CGSize(box.size))
    let nodes = graphics.drawing.nodes
    guard !nodes.isEmpty else { return [node] }
    node.modifiers = [.overlay(.stacked(nodes, alignment: .topLeading))]
    return [node]
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a canvas from a drawing closure.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}
