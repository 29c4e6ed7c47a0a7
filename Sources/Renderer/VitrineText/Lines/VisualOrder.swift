/// Neighbouring clusters of a line that run in one direction.
struct DirectionalRun: Hashable, Sendable {
  /// The clusters, in reading order.
  let clusters: Range<Int>
  /// How deeply directions are nested: odd levels run from right to left.
  let level: UInt8

  /// Whether the first cluster is on the right.
  var isRightToLeft: Bool { level & 1 == 1 }
}

extension Paragraph {
  /// The clusters of a line as they are from left to right.
  ///
  /// Source: rule L2 of Unicode's bidirectional algorithm: from the deepest level up to the lowest
  /// odd one, every sequence of runs at that level or deeper is reversed.
  func visualRuns(of clusters: Range<Int>) -> [DirectionalRun] {
    var runs: [DirectionalRun] = []
    for index in clusters {
      let level = self.clusters[index].level
      if let last = runs.last, last.level == level {
        runs[runs.count - 1] = DirectionalRun(
          clusters: last.clusters.lowerBound..<index + 1, level: level)
      } else {
        runs.append(DirectionalRun(clusters: index..<index + 1, level: level))
      }
    }
    let odd = runs.map(\.level).filter { $0 & 1 == 1 }
    guard let lowest = odd.min(), let deepest = runs.map(\.level).max() else { return runs }
    for level in (lowest...deepest).reversed() { Paragraph.turn(&runs, from: level) }
    return runs
  }

  private static func turn(_ runs: inout [DirectionalRun], from level: UInt8) {
    var index = 0
    while index < runs.count {
      let end = runs[index...].firstIndex { $0.level < level } ?? runs.count
      runs[index..<end].reverse()
      index = end + 1
    }
  }

  /// Whether the paragraph around a cluster runs from right to left.
  func isRightToLeft(at cluster: Int) -> Bool {
    guard let directions, !clusters.isEmpty else { return false }
    return directions.isRightToLeft(at: Int(clusters[min(cluster, clusters.count - 1)].start))
  }
}
