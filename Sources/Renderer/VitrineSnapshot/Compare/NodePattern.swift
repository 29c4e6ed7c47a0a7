import Vitrine

/// Selects views by name, to leave them out of comparisons.
struct NodePattern {
  /// The patterns, in which `*` is any text and `?` any character.
  let patterns: [String]

  /// Returns the boxes of all views that match a pattern, in points.
  func boxes(in tree: FrameTree) -> [Rect] {
    if matches(tree) { return [tree.frame] }
    return tree.children.flatMap(boxes)
  }

  /// Returns the tree with nothing but the existence of these views.
  func pruned(_ tree: FrameTree) -> FrameTree {
    if matches(tree) { return FrameTree(name: "(ignored)", frame: .zero, children: []) }
    var tree = tree
    tree.children = tree.children.map(pruned)
    return tree
  }

  /// Returns the innermost views under a box in points, the best covered first.
  static func views(under box: Rect, in tree: FrameTree, limit: Int = 3) -> [FrameTree] {
    var found: [(view: FrameTree, share: Double)] = []
    collect(tree, box, &found)
    return found.sorted { $0.share > $1.share }.prefix(limit).map(\.view)
  }

  private func matches(_ tree: FrameTree) -> Bool {
    patterns.contains { Glob.matches($0, tree.name) }
  }

  private static func collect(
    _ tree: FrameTree, _ box: Rect, _ found: inout [(view: FrameTree, share: Double)]
  ) {
    guard let common = tree.frame.intersection(box) else { return }
    let count = found.count
    for child in tree.children { collect(child, box, &found) }
    guard found.count == count else { return }
    let (area, whole) = (common.width * common.height, tree.frame.width * tree.frame.height)
    // Of two views under a change, the one that it nearly fills is more likely to be the cause.
    found.append((tree, area * area / (whole * box.width * box.height)))
  }
}
