import VitrineModel

/// Gives the regions of an expanded Dynamic Island their boxes.
///
/// The rule is that of Apple's documentation of `DynamicIslandExpandedRegion`: the width of the
/// centre is decided first and leaves the others their smallest width; leading and trailing get
/// equal widths beside the camera; what is too wide there may move below it, where the region of
/// the higher priority takes what it wants; the bottom lies under all. That content stands at its
/// region's edge and in the middle of its height is assumed.
struct ExpandedRegions {
  typealias Position = DynamicIslandExpandedRegionPosition

  /// What is known of a region before it has a box.
  struct Region {
    var priority = 0.0
    var placement = DynamicIslandExpandedRegion.VerticalPlacement.default
    /// The size of its content for a proposal.
    let size: (ProposedViewSize) -> Size
  }

  /// Width of the island.
  let width: Double
  /// Heights that it may have.
  let heights: ClosedRange<Double>
  /// The camera, in the middle of the upper edge.
  let camera: Size
  /// Room between the island's edges and the regions.
  let margins: EdgeInsets
  let regions: [Position: Region]

  /// The island's height and the boxes of its regions.
  func frames() -> (height: Double, boxes: [Position: Rect]) {
    var boxes = upperBoxes()
    let upper = boxes.values.map(\.maxY).reduce(max(camera.height, margins.top), max)
    stretch(&boxes, to: upper)
    addLowerBoxes(to: &boxes, below: upper)
    let lower = boxes.values.map(\.maxY).reduce(upper, max)
    let bottom = regions[.bottom]?.size(ProposedViewSize(width: inner, height: nil)).height ?? 0
    let height = min(
      max(lower + bottom + margins.bottom, heights.lowerBound), heights.upperBound)
    let rest = max(0, height - margins.bottom - lower)
    if let region = regions[.bottom] {
      // What does not fit hangs out below, where the island clips it, and not over the others.
      let taken = region.size(ProposedViewSize(width: inner, height: rest)).height
      boxes[.bottom] = Rect(
        x: margins.leading, y: lower, width: inner, height: max(rest, taken))
    } else {
      stretch(&boxes, by: rest)
    }
    return (height, boxes)
  }

  /// Width between the margins.
  private var inner: Double { max(0, width - margins.horizontal) }

  /// Width on either side of the camera.
  private func side(_ position: Position) -> Double {
    let margin = position == .leading ? margins.leading : margins.trailing
    return max(0, (width - camera.width) / 2 - margin)
  }

  private func isBelow(_ position: Position) -> Bool {
    guard let region = regions[position], region.placement == .belowIfTooWide else { return false }
    return region.size(.unspecified).width > side(position)
  }

  /// The regions beside the camera, and the centre below it.
  private func upperBoxes() -> [Position: Rect] {
    var boxes: [Position: Rect] = [:]
    let beside = [Position.leading, .trailing].filter { regions[$0] != nil && !isBelow($0) }
    let centreTop = max(camera.height, margins.top)
    var centre = 0.0
    if let region = regions[.center] {
      // The centre stands below the camera, so both sides leave it as much as the wider one does.
      let least = beside.compactMap {
        regions[$0]?.size(ProposedViewSize(width: 0, height: nil)).width
      }
      let offer = max(0, inner - 2 * (least.max() ?? 0))
      let size = region.size(ProposedViewSize(width: offer, height: nil))
      centre = min(size.width, offer)
      boxes[.center] = Rect(
        x: margins.leading + (inner - centre) / 2, y: centreTop, width: centre,
        height: size.height)
    }
    for position in beside {
      boxes[position] = besideBox(position, centre: centre, centreTop: centreTop)
    }
    return boxes
  }

  /// A region beside the camera; where it reaches below the camera the centre narrows it.
  private func besideBox(_ position: Position, centre: Double, centreTop: Double) -> Rect? {
    guard let region = regions[position] else { return nil }
    var offer = side(position)
    var size = region.size(ProposedViewSize(width: offer, height: nil))
    let narrow = min(offer, max(0, (inner - centre) / 2))
    if margins.top + size.height > centreTop, narrow < offer {
      offer = narrow
      size = region.size(ProposedViewSize(width: offer, height: nil))
    }
    return box(position, y: margins.top, Size(width: min(size.width, offer), height: size.height))
  }

  /// The regions that are too wide to stand beside the camera.
  private func addLowerBoxes(to boxes: inout [Position: Rect], below y: Double) {
    let lower = [Position.leading, .trailing].filter(isBelow)
    let offers = lowerOffers(lower)
    for position in lower {
      guard let region = regions[position], let offer = offers[position] else { continue }
      let size = region.size(ProposedViewSize(width: offer, height: nil))
      boxes[position] = box(
        position, y: y, Size(width: min(size.width, offer), height: size.height))
    }
  }

  private func lowerOffers(_ positions: [Position]) -> [Position: Double] {
    guard positions.count == 2, let leading = regions[.leading], let trailing = regions[.trailing]
    else { return Dictionary(uniqueKeysWithValues: positions.map { ($0, inner) }) }
    guard leading.priority != trailing.priority else {
      return [.leading: inner / 2, .trailing: inner / 2]
    }
    let isLeadingFirst = leading.priority > trailing.priority
    let (first, second) = isLeadingFirst ? (leading, trailing) : (trailing, leading)
    let least = second.size(ProposedViewSize(width: 0, height: nil)).width
    let wanted = first.size(ProposedViewSize(width: max(0, inner - least), height: nil)).width
    let taken = min(wanted, max(0, inner - least))
    return isLeadingFirst
      ? [.leading: taken, .trailing: inner - taken]
      : [.leading: inner - taken, .trailing: taken]
  }

  private func box(_ position: Position, y: Double, _ size: Size) -> Rect {
    let x =
      position == .leading ? margins.leading : width - margins.trailing - size.width
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Lets all boxes end where the lowest one does.
  private func stretch(_ boxes: inout [Position: Rect], to bottom: Double) {
    for (position, box) in boxes { boxes[position]?.size.height = bottom - box.minY }
  }

  /// Gives the lowest boxes room that nobody takes.
  private func stretch(_ boxes: inout [Position: Rect], by room: Double) {
    let bottom = boxes.values.map(\.maxY).max() ?? 0
    for (position, box) in boxes where box.maxY == bottom {
      boxes[position]?.size.height += room
    }
  }
}
