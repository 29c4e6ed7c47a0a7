import VitrineGeometry
import VitrineModel

/// Cells that fill given columns row by row, or given rows column by column.
struct LazyGridRule: ContainerRule {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// Gap between the lines of cells.
  let spacing: Double
  /// The position of the tracks in a wider box, from 0 to 1.
  let fraction: Double

  /// The maximum number of tracks of the grid in a widget's content area.
  ///
  /// A wider box inside can have more; there, the limit cuts off what would be invisible.
  func tracks(in area: Size) -> Int {
    let room = area[axis.perpendicular]
    // NaN and numbers that are too large exceed any limit.
    let count = items.reduce(0) { $0 + $1.wanted(in: room) }
    return Int(exactly: count) ?? Int.max
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let cross = axis.perpendicular
    let tracks = LazyGridTracks(items, in: proposal[cross])
    let lines = lines(tracks, node)
    let length = lines.reduce(spacing * Double(max(lines.count - 1, 0)), +)
    return Size(axis, main: length, cross: proposal[cross] ?? tracks.total)
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let tracks = LazyGridTracks(items, in: proposal[axis.perpendicular])
    let shift = (size[axis.perpendicular] - tracks.total) * fraction
    var position = 0.0
    var placements: [ChildPlacement] = []
    for (line, length) in lines(tracks, node).enumerated() {
      for (column, track) in tracks.tracks.enumerated() {
        let index = line * tracks.tracks.count + column
        guard index < node.children.count else { break }
        let slot = Size(axis, main: length, cross: track.extent)
        let offer = offer(track)
        let corner = Size(axis, main: position, cross: shift + track.start)
        let inside = node.children[index].origin(track.alignment, in: slot, offer)
        placements.append(
          ChildPlacement(
            child: index, origin: Point(x: corner.width + inside.x, y: corner.height + inside.y),
            proposal: offer))
      }
      position += length + spacing
    }
    return placements
  }

  private func offer(_ track: LazyGridTracks.Track) -> ProposedViewSize {
    ProposedViewSize(axis, main: nil, cross: track.extent)
  }

  /// The extent of each line of cells: that of its largest cell.
  private func lines(_ tracks: LazyGridTracks, _ node: LayoutNode) -> [Double] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    var lines = [Double](repeating: 0, count: (node.children.count + count - 1) / count)
    // Not with closures: each would take stack space at every level of nested grids.
    for (index, child) in node.children.enumerated() {
      let extent = child.size(offer(tracks.tracks[index % count]))[axis]
      lines[index / count] = max(lines[index / count], extent)
    }
    return lines
  }
}
