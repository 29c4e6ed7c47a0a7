import VitrineArchive
import VitrineGeometry

/// Computes the boxes of the regions of an expanded Dynamic Island.
///
/// The rule is that of Apple's documentation of `DynamicIslandExpandedRegion`: the width of the
/// centre is decided first and leaves the others their smallest width, or that at which no line
/// breaks if it fits beside the camera (screenshots of projects); leading and trailing get equal
/// widths beside the camera; content that is too wide there can move below it, where the region of
/// the higher priority takes the space it needs; the bottom is below all. Content is at the top
/// of its region (screenshots of iOS 18 and 26). It is laid out with the proposal that it was measured
/// with, whatever room its region gets after that: content that is offered its own size would share
/// it out anew.
struct ExpandedRegions {
  typealias Position = DynamicIslandExpandedRegionPosition

  /// The properties of a region before it has a box.
  struct Region {
    var priority = 0.0
    var placement = DynamicIslandExpandedRegion.VerticalPlacement.default
    /// The size of its content for a proposal.
    let size: (ProposedViewSize) -> Size
  }

  /// Width of the island.
  let width: Double
  /// Its possible heights.
  let heights: ClosedRange<Double>
  /// The camera, in the middle of the upper edge.
  let camera: Size
  /// Room between the island's edges and the regions.
  let margins: EdgeInsets
  let regions: [Position: Region]

  /// Where a region is, and the proposal for its content.
  struct Place: Equatable {
    var box: Rect
    let proposal: ProposedViewSize
  }

  /// The island's height and the places of its regions.
  func frames() -> (height: Double, places: [Position: Place]) {
    var places = upperPlaces()
    let upper = places.values.map(\.box.maxY).reduce(max(camera.height, margins.top), max)
    addLowerPlaces(to: &places, below: upper)
    let lower = places.values.map(\.box.maxY).reduce(upper, max)
    let bottom = regions[.bottom]?.size(ProposedViewSize(width: inner, height: nil)).height ?? 0
    let height = min(
      max(lower + bottom + margins.bottom, heights.lowerBound), heights.upperBound)
    let rest = max(0, height - margins.bottom - lower)
    if let region = regions[.bottom] {
      // Content that does not fit extends below, where the island clips it, and not over the
      // others.
      let proposal = ProposedViewSize(width: inner, height: rest)
      let taken = region.size(proposal).height
      places[.bottom] = Place(
        box: Rect(x: margins.leading, y: lower, width: inner, height: max(rest, taken)),
        proposal: proposal)
    }
    return (height, places)
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
  private func upperPlaces() -> [Position: Place] {
    var places: [Position: Place] = [:]
    let beside = [Position.leading, .trailing].filter { regions[$0] != nil && !isBelow($0) }
    let centreTop = max(camera.height, margins.top)
    var centre = 0.0
    if let region = regions[.center] {
      // The centre is below the camera, so both sides leave it as much as the wider one does.
      let least = beside.compactMap { position in
        regions[position].map { leastWidth($0, side(position)) }
      }
      let offer = max(0, inner - 2 * (least.max() ?? 0))
      let proposal = ProposedViewSize(width: offer, height: nil)
      let size = region.size(proposal)
      centre = min(size.width, offer)
      places[.center] = Place(
        box: Rect(
          x: margins.leading + (inner - centre) / 2, y: centreTop, width: centre,
          height: size.height),
        proposal: proposal)
    }
    for position in beside {
      places[position] = besidePlace(position, centre: centre, centreTop: centreTop)
    }
    return places
  }

  /// The width that a region keeps: its ideal width, if that fits beside the camera.
  private func leastWidth(_ region: Region, _ side: Double) -> Double {
    let wanted = region.size(.unspecified).width
    return wanted <= side ? wanted : region.size(ProposedViewSize(width: 0, height: nil)).width
  }

  /// A region beside the camera; if it extends below the camera, the centre narrows it.
  private func besidePlace(_ position: Position, centre: Double, centreTop: Double) -> Place? {
    guard let region = regions[position] else { return nil }
    var offer = side(position)
    var size = region.size(ProposedViewSize(width: offer, height: nil))
    let narrow = min(offer, max(0, (inner - centre) / 2))
    if margins.top + size.height > centreTop, narrow < offer {
      offer = narrow
      size = region.size(ProposedViewSize(width: offer, height: nil))
    }
    return place(position, y: margins.top, offer: offer, size)
  }

  /// The regions that are too wide to be beside the camera.
  private func addLowerPlaces(to places: inout [Position: Place], below y: Double) {
    let lower = [Position.leading, .trailing].filter(isBelow)
    let offers = lowerOffers(lower)
    for position in lower {
      guard let region = regions[position], let offer = offers[position] else { continue }
      let size = region.size(ProposedViewSize(width: offer, height: nil))
      places[position] = place(position, y: y, offer: offer, size)
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

  /// The place at an edge of a region whose content takes its proposal, a part of it, or more.
  ///
  /// Source: pictures of iOS 18.5, in which content that is too wide stays at the island's edge and
  /// reaches towards the middle.
  private func place(_ position: Position, y: Double, offer: Double, _ size: Size) -> Place {
    let x = position == .leading ? margins.leading : width - margins.trailing - size.width
    return Place(
      box: Rect(x: x, y: y, width: size.width, height: size.height),
      proposal: ProposedViewSize(width: offer, height: nil))
  }
}
