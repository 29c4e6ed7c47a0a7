import Vitrine

/// Finds views by their names, and leaves them out of comparisons.
struct NodePattern {
  /// Patterns in which `*` is any text and `?` any character.
  let patterns: [String]

  /// The boxes of all views that a pattern names, in points.
  func boxes(in tree: FrameTree) -> [Rect] {
    if matches(tree) { return [tree.frame] }
    return tree.children.flatMap(boxes)
  }

  /// The tree in which nothing is left of those views but that they are there.
  func pruned(_ tree: FrameTree) -> FrameTree {
    if matches(tree) { return FrameTree(name: "(ignored)", frame: .zero, children: []) }
    var tree = tree
    tree.children = tree.children.map(pruned)
    return tree
  }

  /// The views that are under a box in points: the innermost ones, the best covered first.
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
    // Of two views under a change the one that is nearly filled by it is more likely meant.
    found.append((tree, area * area / (whole * box.width * box.height)))
  }
}
