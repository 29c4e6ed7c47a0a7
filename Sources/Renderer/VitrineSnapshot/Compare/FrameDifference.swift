import Vitrine

/// Finds the views that changed between two frame trees.
package enum FrameDifference {
  /// Returns the changes, likely causes first, otherwise in the order of the new tree.
  ///
  /// A view that moved only with its container did not change. Frames do not show which property
  /// changed, but a container whose content kept its size has changed by itself, and other sizes
  /// follow.
  package static func changes(expected: FrameTree, actual: FrameTree) -> [NodeChange] {
    var places: [RankedChange?] = []
    _ = compare(expected, actual, moved: (0, 0), &places)
    let changes = places.compactMap { $0 }
    return RankedChange.Rank.allCases.flatMap { rank in
      changes.filter { $0.rank == rank }.map(\.change)
    }
  }

  /// What happened to a view, as far as it explains the size and the order of its container.
  private struct Effect {
    /// Whether it has another position in its container.
    var isMoved = false
    /// Whether it has another size, which it does not get from its container, or is another view.
    var isSized = false
    /// Whether this is so for a view in it, or for itself.
    var hasSized = false

    static let replaced = Effect(isSized: true, hasSized: true)
  }

  /// Compares two views that represent the same one.
  ///
  /// - Parameter changes: the change of each view before those of its content; `nil` if there is
  ///   none.
  private static func compare(
    _ old: FrameTree, _ new: FrameTree, moved: (Double, Double), _ changes: inout [RankedChange?]
  ) -> Effect {
    let shift = (new.frame.minX - old.frame.minX, new.frame.minY - old.frame.minY)
    let place = changes.count
    changes.append(nil)
    let effects = pairs(old.children, new.children).map { compare($0, in: new, shift, &changes) }
    let (isSized, hasSized) = (
      effects.contains(where: \.isSized), effects.contains(where: \.hasSized)
    )
    let own = kind(old, new, shift: shift, moved: moved)
    let isArranged = effects.contains(where: \.isMoved) && !hasSized
    let isRespaced = own != .renamed && RankedChange.isRespaced(old, new)
    let kind =
      isRespaced || isArranged && (own == nil || own == .moved) ? NodeChange.Kind.rearranged : own
    if let kind {
      let change = NodeChange(
        kind: kind, name: new.name, oldName: old.name == new.name ? nil : old.name,
        frame: new.frame, oldFrame: old.frame == new.frame ? nil : old.frame,
        path: new.path?.description)
      let hasContent = !new.children.isEmpty && !isSized
      changes[place] = RankedChange(
        change, hasUnchangedContent: hasContent, isRespaced: isRespaced)
    }
    switch own {
    case nil: return Effect(hasSized: hasSized)
    case .moved: return Effect(isMoved: true, hasSized: hasSized)
    case .resized where RankedChange.fillsItsSpace(new): return Effect()
    case .renamed, .added, .removed, .resized, .rearranged: return .replaced
    }
  }

  private static func compare(
    _ pair: (FrameTree?, FrameTree?), in parent: FrameTree, _ shift: (Double, Double),
    _ changes: inout [RankedChange?]
  ) -> Effect {
    switch pair {
    case (let old?, let new?): return compare(old, new, moved: shift, &changes)
    case (let old?, nil): changes.append(RankedChange(.removed, old, path: parent.path))
    case (nil, let added?): changes.append(RankedChange(.added, added, path: added.path))
    case (nil, nil): return Effect()
    }
    return .replaced
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

extension CollectionDifference.Change {
  /// The position of the element.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
