import Vitrine

/// Finds the views that changed between two frame trees.
package enum FrameDifference {
  /// Returns the changes, the most significant kind first, otherwise in the order of the new tree.
  ///
  /// A view that moved only with its container did not change. Among views whose size changed,
  /// those with a size of their own come first, because their containers follow them.
  package static func changes(expected: FrameTree, actual: FrameTree) -> [NodeChange] {
    var changes: [NodeChange] = []
    compare(expected, actual, moved: (0, 0), &changes)
    return NodeChange.Kind.allCases.flatMap { kind in
      let same = changes.filter { $0.kind == kind }
      return kind == .resized
        ? same.filter(\.hasOwnSize) + same.filter { !$0.hasOwnSize } : same
    }
  }

  private static func compare(
    _ old: FrameTree, _ new: FrameTree, moved: (Double, Double), _ changes: inout [NodeChange]
  ) {
    let shift = (new.frame.minX - old.frame.minX, new.frame.minY - old.frame.minY)
    if let kind = kind(old, new, shift: shift, moved: moved) {
      changes.append(
        NodeChange(
          kind: kind, name: new.name, oldName: old.name == new.name ? nil : old.name,
          frame: new.frame, oldFrame: old.frame == new.frame ? nil : old.frame,
          path: new.path?.description))
    }
    for pair in pairs(old.children, new.children) {
      switch pair {
      case (let old?, let new?): compare(old, new, moved: shift, &changes)
      case (let old?, nil):
        changes.append(
          NodeChange(
            kind: .removed, name: old.name, frame: old.frame, path: new.path?.description))
      case (nil, let added?):
        changes.append(
          NodeChange(
            kind: .added, name: added.name, frame: added.frame, path: added.path?.description))
      case (nil, nil): break
      }
    }
  }

  private static func kind(
    _ old: FrameTree, _ new: FrameTree, shift: (Double, Double), moved: (Double, Double)
  ) -> NodeChange.Kind? {
    if old.name != new.name { return .renamed }
    if old.frame.size != new.frame.size { return .resized }
    // Dumps are rounded to thousandths of a point, so sums of offsets may differ a little.
    let isAlong = abs(shift.0 - moved.0) < 0.01 && abs(shift.1 - moved.1) < 0.01
    return isAlong ? nil : .moved
  }

  /// Pairs children that represent the same view, in the order of the new ones.
  ///
  /// Views with the same name are paired as far as their order allows; among those in between, the
  /// first of a kind is paired with the first of that kind.
  private static func pairs(
    _ old: [FrameTree], _ new: [FrameTree]
  ) -> [(FrameTree?, FrameTree?)] {
    let difference = new.map(\.name).difference(from: old.map(\.name))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var pairs: [(FrameTree?, FrameTree?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      var (gone, come): ([FrameTree], [FrameTree]) = ([], [])
      while i < old.count, removed.contains(i) {
        gone.append(old[i])
        i += 1
      }
      while j < new.count, inserted.contains(j) {
        come.append(new[j])
        j += 1
      }
      pairs += renamed(gone, come)
      guard i < old.count, j < new.count else { break }
      pairs.append((old[i], new[j]))
      i += 1
      j += 1
    }
    return pairs
  }

  private static func renamed(
    _ gone: [FrameTree], _ come: [FrameTree]
  ) -> [(FrameTree?, FrameTree?)] {
    var left = gone
    var pairs: [(FrameTree?, FrameTree?)] = []
    for node in come {
      let match = left.firstIndex { kind(of: $0) == kind(of: node) }
      pairs.append((match.map { left.remove(at: $0) }, node))
    }
    return left.map { ($0, nil) } + pairs
  }

  private static func kind(of node: FrameTree) -> Substring { node.name.prefix { $0 != " " } }
}

extension NodeChange {
  /// Whether the view determines its own size, rather than its content or the proposed size.
  fileprivate var hasOwnSize: Bool {
    ["Text", "Image"].contains(
      name.prefix { $0 != " " })
  }
}

extension CollectionDifference.Change {
  /// The position of the element.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
