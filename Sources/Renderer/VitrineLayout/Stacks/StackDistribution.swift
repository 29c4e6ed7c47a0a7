import VitrineGeometry

/// Distributes a stack's space among its children.
///
/// A class, because a stack distributes space for each proposal, in the same storage: making it
/// anew took a tenth of a layout.
final class StackDistribution {
  /// The proposal for a child and the resulting size.
  struct Share {
    var proposal = ProposedViewSize.zero
    var size = Size.zero
  }

  /// How flexible a child is along the axis, in points.
  private struct Flexibility {
    var index: Int
    var range: Double
    var minimum: Double

    /// The least flexible first; of the endlessly flexible ones those with the larger minimum first.
    static func isBefore(_ left: Flexibility, _ right: Flexibility) -> Bool {
      if left.range != right.range { return left.range < right.range }
      if left.range == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      // Swift's sort is stable in practice but not by contract; the index settles ties.
      return left.index < right.index
    }
  }

  let axis: Axis
  let children: [LayoutNode]
  let plan: StackPlan
  // Unchecked, like the values of a node: no child measures the stack around it.
  /// The share of each child for the last proposal.
  @exclusivity(unchecked) private(set) var shares: [Share]
  @exclusivity(unchecked) private var order: [Flexibility] = []

  init(axis: Axis, spacing: Double?, children: [LayoutNode]) {
    self.axis = axis
    self.children = children
    plan = StackPlan(axis: axis, spacing: spacing, children: children)
    shares = [Share](repeating: Share(), count: children.count)
  }

  /// Finds the share of each child when the stack is offered `proposal`.
  func distribute(_ proposal: ProposedViewSize) {
    let cross = proposal[axis.perpendicular]
    guard let length = proposal[axis] else { return offerEach(nil, cross) }
    let room = length - plan.totalGap
    // At either extreme, every child is offered the same, in any order.
    if room <= 0 { return offerEach(0, cross) }
    room == .infinity ? offerEach(.infinity, cross) : divide(room, cross)
  }

  private func offerEach(_ main: Double?, _ cross: Double?) {
    let proposal = ProposedViewSize(axis, main: main, cross: cross)
    for index in children.indices {
      shares[index] = Share(proposal: proposal, size: children[index].size(proposal))
    }
  }

  private func divide(_ room: Double, _ cross: Double?) {
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
      sortByFlexibility(group, cross)
      for place in order.indices {
        let index = order[place].index
        let main = max(available / Double(order.count - place), 0)
        let proposal = ProposedViewSize(axis, main: main, cross: cross)
        let size = children[index].size(proposal)
        shares[index] = Share(proposal: proposal, size: size)
        add(-size[axis])
      }
    }
  }

  private func least(_ group: ArraySlice<Int>, _ cross: Double?) -> Double {
    group.reduce(0) { $0 + extent($1, 0, cross) }
  }

  private func sortByFlexibility(_ group: ArraySlice<Int>, _ cross: Double?) {
    // Emptying an array costs more than setting its length.
    if order.count > group.count { order.removeLast(order.count - group.count) }
    for (place, index) in group.enumerated() {
      // A single view is not compared, so it need not be measured.
      let child =
        group.count == 1
        ? Flexibility(index: index, range: 0, minimum: 0) : flexibility(index, cross)
      if place < order.count { order[place] = child } else { order.append(child) }
    }
    order.sort(by: Flexibility.isBefore)
  }

  private func flexibility(_ index: Int, _ cross: Double?) -> Flexibility {
    let minimum = extent(index, 0, cross)
    let isEndless =
      minimum < .infinity && children[index].endlessAxes.contains(EndlessAxes(axis))
    let maximum = isEndless ? .infinity : extent(index, .infinity, cross)
    return Flexibility(index: index, range: maximum - minimum, minimum: minimum)
  }

  private func extent(_ index: Int, _ main: Double, _ cross: Double?) -> Double {
    children[index].size(ProposedViewSize(axis, main: main, cross: cross))[axis]
  }
}
