/// The columns or the rows of a grid while space is distributed among them.
struct GridTracks {
  /// The gap before each track, in points.
  let gaps: [Double]
  /// The cells that are in one track only, for each track, as indices into the grid's cells.
  let members: [[Int]]
  /// The extent of each track so far, in points.
  private(set) var extents: [Double]
  /// Whether a track keeps its extent from now on.
  private var isClosed: [Bool]

  init(gaps: [Double], members: [[Int]]) {
    self.gaps = gaps
    self.members = members
    extents = [Double](repeating: 0, count: gaps.count)
    isClosed = [Bool](repeating: false, count: gaps.count)
  }

  /// The extent of all tracks with the gaps between them.
  var total: Double { extents.reduce(0, +) + gaps.reduce(0, +) }

  /// The extent of neighbouring tracks with the gaps between them.
  func extent(_ tracks: Range<Int>) -> Double {
    tracks.reduce(innerGaps(tracks)) { $0 + extents[$1] }
  }

  /// The gaps between neighbouring tracks.
  func innerGaps(_ tracks: Range<Int>) -> Double {
    tracks.dropFirst().reduce(0) { $0 + gaps[$1] }
  }

  /// The near edge of each track.
  var starts: [Double] {
    var position = 0.0
    return zip(gaps, extents).map { gap, extent in
      position += gap + extent
      return position - extent
    }
  }

  /// Makes a track at least so large.
  mutating func grow(_ track: Int, to extent: Double) {
    extents[track] = max(extents[track], extent)
  }

  /// Grows adjacent tracks so that together they have at least an extent.
  ///
  /// The shortage is divided evenly among the tracks without their own cells, otherwise among those
  /// that still wait for cells, otherwise among all.
  mutating func grow(_ tracks: Range<Int>, to extent: Double, isWaiting: (Int) -> Bool) {
    let missing = extent - self.extent(tracks)
    guard missing > 0 else { return }
    let vacant = tracks.filter { members[$0].isEmpty }
    let waiting = vacant.isEmpty ? tracks.filter(isWaiting) : vacant
    let takers = waiting.isEmpty ? Array(tracks) : waiting
    for track in takers { extents[track] += missing / Double(takers.count) }
  }

  /// An equal share of `room`, the space of the open tracks.
  func share(of room: Double?, among isOpen: [Bool]) -> Double? {
    guard let room, room.isFinite else { return room }
    let open = isOpen.count { $0 }
    let used = zip(extents, isOpen).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    return max(0, (room - used) / Double(max(open, 1)))
  }

  /// The tracks that can still grow: not closed, and without their own cells or with one that
  /// `counts`.
  func open(_ ignores: (Int) -> Bool, _ counts: (Int) -> Bool) -> [Bool] {
    members.indices.map { track in
      guard !isClosed[track] else { return false }
      let cells = members[track].filter { !ignores($0) }
      return cells.isEmpty || cells.contains(where: counts)
    }
  }

  /// Closes the tracks whose turn is over: a cell of theirs is done and none of those that
  /// `counts` waits.
  mutating func close(_ isDone: (Int) -> Bool, _ counts: (Int) -> Bool) {
    for track in members.indices
    where members[track].contains(where: isDone) && !members[track].contains(where: counts) {
      isClosed[track] = true
    }
  }
}
