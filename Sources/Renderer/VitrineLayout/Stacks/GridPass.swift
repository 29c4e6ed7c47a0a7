import VitrineGeometry

/// Cells of a grid that are measured in the same pass.
struct GridPass {
  /// The key by which passes are ordered.
  struct Key: Hashable, Comparable {
    let priority: Double
    /// On how many axes the cell grows endlessly.
    let endlessAxes: Int
    /// The amount by which the cell can grow on the other axes, in points.
    let flexibility: Double

    /// The higher priority comes first, then the less flexible.
    static func < (left: Key, right: Key) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.endlessAxes != right.endlessAxes { return left.endlessAxes < right.endlessAxes }
      return left.flexibility < right.flexibility
    }
  }

  let key: Key
  /// Indices into the grid's cells.
  let cells: [Int]
}

extension GridSolver {
  /// The passes in their order.
  func passes(_ proposal: ProposedViewSize) -> [GridPass] {
    let keys = map.cells.map { key(children[$0.child], proposal) }
    return Dictionary(grouping: keys.indices) { keys[$0] }
      .map { GridPass(key: $0.key, cells: $0.value) }
      .sorted { $0.key < $1.key }
  }

  /// Axes with an ideal proposal do not count.
  private func key(_ child: LayoutNode, _ proposal: ProposedViewSize) -> GridPass.Key {
    let least = child.size(.zero)
    let most = child.size(.infinity)
    var endless = 0
    var flexibility = 0.0
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis] == .infinity { endless += 1 } else { flexibility += most[axis] - least[axis] }
    }
    return GridPass.Key(
      priority: child.layoutPriority, endlessAxes: endless, flexibility: flexibility)
  }
}
