import Vitrine
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// Evaluates the difference between a golden and a picture.
struct GoldenJudgement {
  private let golden: GoldenCase
  private let expected: FrameTree?
  private let actual: FrameTree
  private let hasSameFrames: Bool
  private let pattern: NodePattern

  /// Prepares the comparison of the views.
  ///
  /// - Parameter actual: the tree of the picture, with the paths of its views.
  init(_ golden: GoldenCase, expectedFrames: String, actual: FrameTree) {
    self.golden = golden
    // Both sides as text, because a dump rounds its numbers.
    self.actual = FrameDump.tree(actual.text)?.located(as: actual) ?? actual
    expected = FrameDump.tree(expectedFrames)
    hasSameFrames = expectedFrames == actual.text
    pattern = NodePattern(patterns: golden.tolerance.ignored)
  }

  /// Compares pictures and views, and records the result.
  func note(
    expected old: Bitmap, actual new: Bitmap, mode: ComparisonMode, in result: inout GoldenResult
  ) -> PictureComparison {
    let ignored = pattern.boxes(in: actual) + (expected.map(pattern.boxes) ?? [])
    let comparison = PictureComparison(
      expected: old, actual: new, ignoring: ignored, scale: result.scale)
    result.pixels = comparison.count
    result.maximumDistance = comparison.maximumDistance
    result.clusters = comparison.clusters.map { cluster($0, scale: result.scale) }
    let (problem, isAllowed) = pictureProblem(comparison, mode)
    result.nodes = changes()
    let frames = result.nodes.isEmpty && !areFramesAlike ? "frames differ" : nil
    result.outcome =
      !isAllowed || !result.nodes.isEmpty || frames != nil
      ? .changed : comparison.count > 0 ? .equivalent : .identical
    result.summary = [problem, nodeSummary(result.nodes), frames].compactMap { $0 }
      .joined(separator: " · ")
    if result.outcome == .changed {
      result.group = ChangeGroup.identifier(nodes: result.nodes, clusters: result.clusters)
    }
    return comparison
  }

  /// Returns the message about the pixels, and whether the difference is acceptable.
  private func pictureProblem(
    _ comparison: PictureComparison, _ mode: ComparisonMode
  ) -> (String?, isAllowed: Bool) {
    let summary = comparison.verdict == .identical ? nil : comparison.summary
    if let fuzzy = golden.tolerance.fuzzy {
      if fuzzy.accepts(comparison) { return (summary, true) }
      let ranges = [fuzzy.maxDifference, fuzzy.pixels].map { "\($0[0]) to \($0[1])" }
      let text =
        "differs by at most \(comparison.maximumDifference) in \(comparison.count.grouped) px; "
        + "the matrix expects \(ranges[0]) in \(ranges[1]) px"
      return (text, false)
    }
    switch comparison.verdict {
    case .identical: return (nil, true)
    case .equivalent: return (summary, mode == .perceptual)
    case .changed: return (summary, false)
    }
  }

  private func changes() -> [NodeChange] {
    guard !hasSameFrames, let expected else { return [] }
    return FrameDifference.changes(
      expected: pattern.pruned(expected), actual: pattern.pruned(actual))
  }

  /// Whether the frames are equal, if no view is ignored.
  private var areFramesAlike: Bool {
    hasSameFrames || !pattern.patterns.isEmpty && expected != nil
  }

  private func nodeSummary(_ changes: [NodeChange]) -> String? {
    guard !changes.isEmpty else { return nil }
    return changes.count.counted("view") + " changed"
  }

  private func cluster(_ cluster: ChangeCluster, scale: Double) -> GoldenResult.Cluster {
    let box = Rect(
      x: cluster.box.minX / scale, y: cluster.box.minY / scale,
      width: cluster.box.width / scale, height: cluster.box.height / scale)
    return GoldenResult.Cluster(
      box: box, pixels: cluster.pixels, nodes: NodePattern.views(under: box, in: actual).map(\.name)
    )
  }

  /// Returns the path of the first view that changed, or else of the view under the largest cluster
  /// of pixels.
  func path(in result: GoldenResult) -> NodePath? {
    if let changed = result.nodes.lazy.compactMap(\.path).first {
      return actual.path(reading: changed)
    }
    guard let box = result.clusters.first?.box else { return nil }
    return NodePattern.views(under: box, in: actual).first?.path
  }
}
