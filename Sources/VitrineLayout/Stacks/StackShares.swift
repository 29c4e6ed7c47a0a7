import VitrineModel

/// Gives out a stack's room to its children.
struct StackShares {
  let axis: Axis
  let children: [LayoutNode]
  let gaps: [Double]

  /// What each child is offered when the stack is offered `proposal`.
  func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let cross = proposal[axis.perpendicular]
    // Without a size, and at either extreme, every child is offered the same whatever the order.
    guard let room = proposal[axis], room > 0, room.isFinite else {
      let share = ProposedViewSize(axis, main: proposal[axis].map { max($0, 0) }, cross: cross)
      return children.map { _ in share }
    }
    return divide(room, cross)
  }

  private func divide(_ room: Double, _ cross: Double?) -> [ProposedViewSize] {
    var offers = [ProposedViewSize](repeating: .zero, count: children.count)
    let groups = priorityGroups()
    var available = room - gaps.reduce(0, +)
    for group in groups.dropFirst() { available -= least(group, cross) }
    for (rank, group) in groups.enumerated() {
      // Lower priorities had their minimum set aside; now it is their turn to use it.
      if rank > 0 { available += least(group, cross) }
      var left = Double(group.count)
      for index in byFlexibility(group, cross) {
        let offer = ProposedViewSize(axis, main: max(available / left, 0), cross: cross)
        offers[index] = offer
        let rest = available - children[index].size(offer)[axis]
        if !rest.isNaN { available = rest }
        left -= 1
      }
    }
    return offers
  }

  /// Indices of the children by priority, highest first; within one in stack order.
  private func priorityGroups() -> [[Int]] {
    let first = children.first?.layoutPriority
    if children.allSatisfy({ $0.layoutPriority == first }) { return [Array(children.indices)] }
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  private func least(_ group: [Int], _ cross: Double?) -> Double {
    group.reduce(0) { $0 + extent($1, 0, cross) }
  }

  /// The least flexible first; of the endlessly flexible ones those with the larger minimum first.
  private func byFlexibility(_ group: [Int], _ cross: Double?) -> [Int] {
    guard group.count > 1 else { return group }
    let keys = group.map { index -> (index: Int, flexibility: Double, minimum: Double) in
      let minimum = extent(index, 0, cross)
      return (index, extent(index, .infinity, cross) - minimum, minimum)
    }
    // Swift's sort is stable in practice but not by contract; the index settles ties.
    return keys.sorted { left, right in
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return left.index < right.index
    }.map(\.index)
  }

  private func extent(_ index: Int, _ main: Double, _ cross: Double?) -> Double {
    children[index].size(ProposedViewSize(axis, main: main, cross: cross))[axis]
  }
}
