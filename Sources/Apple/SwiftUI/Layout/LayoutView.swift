internal import VitrineModel

/// Views in a custom layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let layout: L
  let content: Content

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let (name, box, inner) = context.requestMeasurement(keepsFirst: true)
    guard let box else { return [context.measurementProxy(name)] }
    let values = LayoutValues()
    let nodes = content.lowered(inner.with { $0.layoutValues = values }).flatMap(\.separated)
    let views = nodes.map {
      LayoutSubview(node: $0, context: inner, values: values.values(of: $0))
    }
    let subviews = LayoutSubviews(
      views: views, layoutDirection: context.environment.layoutDirection)
    let proposal = ProposedViewSize(CGSize(box.size))
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    var stack = VitrineModel.ZStack()
    stack.alignment = Alignment.topLeading.archived
    stack.children = views.map { $0.placed(in: size) }
    var frame = Frame()
    frame.width = Double(size.width)
    frame.height = Double(size.height)
    frame.alignment = Alignment.topLeading.archived
    return [ViewNode(.zStack(stack), modifiers: [.frame(frame)])]
  }
}

extension LayoutSubview {
  /// Returns the subview at its position; a subview without a position is centred.
  fileprivate func placed(in size: CGSize) -> ViewNode {
    let own = sizeThatFits(place.proposal)
    let origin =
      place.origin
      ?? CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    var frame = Frame()
    frame.width = Double(own.width)
    frame.height = Double(own.height)
    var offset = Offset()
    (offset.x, offset.y) = (Double(origin.x), Double(origin.y))
    let node = [node].modified(by: [.frame(frame)])[0]
    return origin == .zero ? node : [node].modified(by: [.offset(offset)])[0]
  }
}

/// Values that views pass to their layout, by node.
final class LayoutValues {
  private var entries: [(node: ViewNode, key: ObjectIdentifier, value: Any)] = []

  func add(_ nodes: [ViewNode], _ key: ObjectIdentifier, _ value: Any) {
    entries += nodes.map { ($0, key, value) }
  }

  /// The values of a node, even if modifiers were added to it.
  func values(of node: ViewNode) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    for entry in entries
    where entry.node.content == node.content && node.modifiers.starts(with: entry.node.modifiers) {
      values[entry.key] = entry.value
    }
    return values
  }
}

extension EnvironmentValues {
  @Entry var layoutValues: LayoutValues?
}

/// A view that passes a value to its layout.
nonisolated struct LayoutValueView<Base: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let key: ObjectIdentifier
  let value: Any

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    context.environment.layoutValues?.add(nodes, key, value)
    return nodes
  }
}

nonisolated extension View {
  /// Sets a value for the layout of the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView(base: self, key: ObjectIdentifier(key), value: value)
  }
}
