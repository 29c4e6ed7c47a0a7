import VitrineGeometry

/// Distributes a stack's space among its children.
struct StackDistribution {
  /// The proposal for a child and the resulting size.
  struct Share {
    var proposal: ProposedViewSize
    var size: Size
  }

  let axis: Axis
  let children: [LayoutNode]
  let plan: StackPlan

  /// The share of each child when the stack is offered `proposal`.
  func shares(_ proposal: ProposedViewSize) -> [Share] {
    let cross = proposal[axis.perpendicular]
    guard let length = proposal[axis] else { return even(nil, cross) }
    let room = length - plan.totalGap
    // At either extreme, every child is offered the same, in any order.
    if room <= 0 { return even(0, cross) }
    return room == .infinity ? even(.infinity, cross) : divide(room, cross)
  }

  private func even(_ main: Double?, _ cross: Double?) -> [Share] {
    let proposal = ProposedViewSize(axis, main: main, cross: cross)
    return children.map { Share(proposal: proposal, size: $0.size(proposal)) }
  }

  private func divide(_ room: Double, _ cross: Double?) -> [Share] {
    var shares = [Share](
      repeating: Share(proposal: .zero, size: .zero), count: children.count)
    var available = room
    // A sum that is NaN (an infinite minimum in infinite space) changes nothing (recorded).
    func add(_ length: Double) {
      let sum = available + length
      if !sum.isNaN { available = sum }
    }
    for group in plan.groups.dropFirst() { add(-least(group, cross)) }
    for (rank, group) in plan.groups.enumerated() {
      // Lower priorities had their minimum set aside; now it is their turn to use it.
      if rank > 0 { add(least(group, cross)) }
      var left = Double(group.count)
      for (index, _, _) in byFlexibility(group, cross) {
        let proposal = ProposedViewSize(axis, main: max(available / left, 0), cross: cross)
        let size = children[index].size(proposal)
        shares[index] = Share(proposal: proposal, size: size)
        add(-size[axis])
        left -= 1
      }
    }
    return shares
  }

  private func least(_ group: ArraySlice<Int>, _ cross: Double?) -> Double {
    group.reduce(0) { $0 + extent($1, 0, cross) }
  }

  /// The least flexible first; of the endlessly flexible ones those with the larger minimum first.
  private func byFlexibility(
    _ group: ArraySlice<Int>, _ cross: Double?
  ) -> [(index: Int, flexibility: Double, minimum: Double)] {
    // A single view is not compared, so it need not be measured.
    if let only = group.first, group.count == 1 { return [(only, 0, 0)] }
    var keys: [(index: Int, flexibility: Double, minimum: Double)] = []
    keys.reserveCapacity(group.count)
    for index in group {
      let minimum = extent(index, 0, cross)
      keys.append((index, extent(index, .infinity, cross) - minimum, minimum))
    }
    // Swift's sort is stable in practice but not by contract; the index settles ties.
    keys.sort { left, right in
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return left.index < right.index
    }
    return keys
  }

  private func extent(_ index: Int, _ main: Double, _ cross: Double?) -> Double {
    children[index].size(ProposedViewSize(axis, main: main, cross: cross))[axis]
  }
}
