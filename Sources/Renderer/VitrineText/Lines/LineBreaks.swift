import Synchronization

/// The clusters of a paragraph after which a line can end, computed when a line first needs them.
///
/// Most texts of a widget fit their line and never need them.
final class LineBreaks: Sendable {
  private let found = Mutex<[Bool]?>(nil)

  /// One answer for every cluster.
  func afterClusters(of paragraph: Paragraph) -> [Bool] {
    found.withLock { found in
      // A text that was shaped at another size has the same characters.
      if let found, found.count == paragraph.clusters.count { return found }
      let answer = Self.find(in: paragraph)
      found = answer
      return answer
    }
  }

  private static func find(in paragraph: Paragraph) -> [Bool] {
    var answer = [Bool](repeating: false, count: paragraph.clusters.count)
    var cluster = 0
    for offset in LineBreakFinder.opportunities(in: paragraph.utf16) {
      while cluster < answer.count, paragraph.clusters[cluster].start < offset { cluster += 1 }
      let isClusterStart = cluster == answer.count || paragraph.clusters[cluster].start == offset
      if isClusterStart, cluster > 0 { answer[cluster - 1] = true }
    }
    return answer
  }
}
