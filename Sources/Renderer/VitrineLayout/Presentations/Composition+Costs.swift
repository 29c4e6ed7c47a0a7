import VitrineCoding
import VitrineGeometry

extension Composition {
  /// The place in the archive of the view or modifier that probably costs most to draw; `nil` when
  /// nothing in the picture does.
  package var costliestEffect: NodePath? {
    let roots = layouts.flatMap { [$0.background, $0.content].compactMap { $0 } }
    var best: (cost: Double, node: LayoutNode)?
    for root in roots { root.findCostliest(in: size, &best) }
    return best?.node.source.path
  }
}

extension LayoutNode {
  fileprivate func findCostliest(in size: Size, _ best: inout (cost: Double, node: LayoutNode)?) {
    guard isPlaced else { return }
    let cost = operation.weight * ownArea(in: size)
    if cost > best?.cost ?? 0 { best = (cost, self) }
    for child in children { child.findCostliest(in: size, &best) }
  }

  /// The area of the node's box that can be in a picture, in square points.
  private func ownArea(in size: Size) -> Double {
    frame.width.clamped(to: 0...size.width) * frame.height.clamped(to: 0...size.height)
  }
}

extension DrawOperation {
  /// The cost of each point of the box, compared with plain paint.
  fileprivate var weight: Double {
    switch self {
    case .leaf(let leaf): leaf.weight
    case .effect(let effect): effect.weight
    case .mask: 2
    case .none, .behind, .hidden, .hit: 0
    }
  }
}
