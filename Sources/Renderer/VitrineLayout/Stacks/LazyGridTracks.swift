import VitrineGeometry
import VitrineModel

/// The columns of a lazy vertical grid, or the rows of a horizontal one.
///
/// Source: described by objc.io and read off iOS 18.5: fixed items come first, then each of the
/// others takes an equal share of the remaining space, within its bounds.
struct LazyGridTracks {
  /// One column or row.
  struct Track {
    let start: Double
    let extent: Double
    let alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// The extent of all tracks with their gaps.
  private(set) var total = 0.0

  init(_ items: [GridItem], in room: Double?) {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    var left = (room ?? 0) - gaps - items.reduce(0) { $0 + ($1.fixed ?? 0) }
    var count = Double(items.count { $0.fixed == nil })
    var position = 0.0
    for item in items {
      var extent = item.fixed ?? 0
      if item.fixed == nil {
        extent = room == nil ? item.minimum : item.clamp(max(left, 0) / count, whole: item.adaptive)
        left -= extent
        count -= 1
      }
      let free = max(1, GridIndex.trackLimit - tracks.count)
      for part in item.parts(of: extent, atMost: free) {
        tracks.append(
          Track(
            start: position + part.start, extent: part.extent, alignment: item.alignment ?? .center)
        )
      }
      position += extent + item.gap
    }
    total = (tracks.last.map { $0.start + $0.extent }) ?? 0
  }
}

extension GridItem {
  /// The platform's gap unless another one is given.
  fileprivate var gap: Double { spacing ?? ViewSpacing.platformDistance }

  /// A share within the item's bounds; an adaptive item has them for each of its parts.
  fileprivate func clamp(_ share: Double, whole: Bool) -> Double {
    whole ? max(share, minimum) : min(max(share, minimum), max(maximum.points, minimum))
  }

  /// The number of tracks that the item creates in `extent` points.
  func wanted(in extent: Double) -> Double {
    let pitch = minimum + gap
    guard adaptive, fixed == nil, pitch > 0, extent.isFinite else { return 1 }
    return max(1, ((extent + gap) / pitch).rounded(.down))
  }

  /// The tracks that the item creates: as many as fit if it is adaptive.
  fileprivate func parts(of extent: Double, atMost limit: Int) -> [(start: Double, extent: Double)]
  {
    guard adaptive, fixed == nil else { return [(0, extent)] }
    let count = min(wanted(in: extent), Double(limit))
    let part = min((extent - gap * (count - 1)) / count, max(maximum.points, minimum))
    return (0..<Int(saturating: count)).map { (Double($0) * (part + gap), part) }
  }
}
