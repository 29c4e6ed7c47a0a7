import VitrineGeometry

/// A group of differing pixels that are close together.
public struct ChangeCluster: Hashable, Sendable, Codable {
  /// The bounding box, in pixels.
  public var box: Rect
  /// The number of differing pixels.
  public var pixels: Int
}

/// Groups pixels by cells of 8 × 8 pixels; cells of a group are at most one empty cell apart.
struct ClusterFinder {
  private static let cell = 8
  private static let reach = 2

  private let across: Int
  private let down: Int
  private var cells: [ChangeCluster?]

  /// Creates a finder for a picture's size.
  init(width: Int, height: Int) {
    across = (width + ClusterFinder.cell - 1) / ClusterFinder.cell
    down = (height + ClusterFinder.cell - 1) / ClusterFinder.cell
    cells = Array(repeating: nil, count: across * down)
  }

  /// Adds the pixel at a column and row.
  mutating func add(_ column: Int, _ row: Int) {
    let place = row / ClusterFinder.cell * across + column / ClusterFinder.cell
    let pixel = ChangeCluster(
      box: Rect(x: Double(column), y: Double(row), width: 1, height: 1), pixels: 1)
    cells[place] = cells[place].map { $0.joined(pixel) } ?? pixel
  }

  /// Returns the clusters, the largest first.
  consuming func clusters() -> [ChangeCluster] {
    var found: [ChangeCluster] = []
    for start in cells.indices {
      guard let first = cells[start] else { continue }
      cells[start] = nil
      var (cluster, waiting) = (first, [start])
      while let place = waiting.popLast() {
        for neighbour in neighbours(of: place) {
          guard let other = cells[neighbour] else { continue }
          cells[neighbour] = nil
          cluster = cluster.joined(other)
          waiting.append(neighbour)
        }
      }
      found.append(cluster)
    }
    return found.sorted {
      ($1.pixels, $0.box.minY, $0.box.minX) < ($0.pixels, $1.box.minY, $1.box.minX)
    }
  }

  private func neighbours(of place: Int) -> [Int] {
    let (row, column) = place.quotientAndRemainder(dividingBy: across)
    let reach = ClusterFinder.reach
    let columns = max(0, column - reach)...min(across - 1, column + reach)
    return (max(0, row - reach)...min(down - 1, row + reach)).flatMap { y in
      columns.map { y * across + $0 }
    }
  }
}

extension ChangeCluster {
  /// Returns the union of both clusters.
  fileprivate func joined(_ other: ChangeCluster) -> ChangeCluster {
    let left = min(box.minX, other.box.minX)
    let top = min(box.minY, other.box.minY)
    return ChangeCluster(
      box: Rect(
        x: left, y: top, width: max(box.maxX, other.box.maxX) - left,
        height: max(box.maxY, other.box.maxY) - top), pixels: pixels + other.pixels)
  }
}
