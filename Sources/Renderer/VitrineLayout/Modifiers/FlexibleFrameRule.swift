import VitrineCoding
import VitrineGeometry
import VitrineModel

/// A box with a least, an ideal and a greatest extent.
///
/// Source: recorded on macOS 26 for every combination of given and missing bounds.
struct FlexibleFrameRule: UnrankedRule {
  /// The bounds of one axis after their order is restored.
  struct Bounds {
    let least: Double?
    let ideal: Double?
    let greatest: Double?

    init(_ least: Extent?, _ ideal: Extent?, _ greatest: Extent?) {
      let low = least.map { max($0.points, 0) }
      let middle = ideal.map { max(low ?? 0, $0.points) }
      let high = greatest.map { max(middle ?? 0, $0.points) }
      self.least = low
      self.ideal = middle
      self.greatest = high.map { max($0, low ?? 0) }
    }

    func clamp(_ value: Double) -> Double {
      min(max(value, least ?? -.infinity), greatest ?? .infinity)
    }

    /// The size to propose to the child.
    func offer(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map(clamp)
    }

    /// The extent that does not depend on the child, if there is one.
    func fixed(_ proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      return least != nil && greatest != nil ? clamp(proposal) : nil
    }

    /// The extent for a child's answer to `offer`.
    func extent(_ answer: Double, offer: Double?) -> Double {
      switch (least, greatest) {
      case (.some, .some): clamp(answer)
      case (.some(let least), nil): max(min(answer, offer ?? .infinity), least)
      case (nil, .some(let greatest)): min(max(answer, offer ?? -.infinity), greatest)
      case (nil, nil): answer
      }
    }

    /// The size to propose to the child when it is placed: the frame's extent, unless the container
    /// proposes the ideal and the frame only follows the child.
    func placedOffer(_ proposal: Double?, _ extent: Double) -> Double? {
      let isLoose = extent > least ?? -.infinity && extent < greatest ?? .infinity
      return proposal == nil && ideal == nil && isLoose ? nil : extent
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let resetsHorizontal: Bool
  let resetsVertical: Bool
  let alignment: Alignment

  init(_ frame: Frame) {
    horizontal = Bounds(frame.minWidth, frame.idealWidth, frame.maxWidth)
    vertical = Bounds(frame.minHeight, frame.idealHeight, frame.maxHeight)
    resetsHorizontal = [frame.minWidth, frame.idealWidth, frame.maxWidth].contains { $0 != nil }
    resetsVertical = [frame.minHeight, frame.idealHeight, frame.maxHeight].contains { $0 != nil }
    alignment = frame.alignment
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let width = horizontal.fixed(proposal.width)
    let height = vertical.fixed(proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let offer = ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let answer = node.child?.size(offer) ?? .zero
    return Size(
      width: width ?? horizontal.extent(answer.width, offer: offer.width),
      height: height ?? vertical.extent(answer.height, offer: offer.height))
  }

  func placements(
    _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> [ChildPlacement] {
    let offer = ProposedViewSize(
      width: horizontal.placedOffer(proposal.width, size.width),
      height: vertical.placedOffer(proposal.height, size.height))
    return node.aligned(alignment, in: size, offer)
  }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes {
    var axes = node.child?.endlessAxes ?? []
    for (axis, bounds) in [(EndlessAxes.horizontal, horizontal), (.vertical, vertical)] {
      guard let greatest = bounds.greatest else { continue }
      if greatest == .infinity { axes.insert(axis) } else { axes.remove(axis) }
    }
    return axes
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.spacing(resettingHorizontal: resetsHorizontal, vertical: resetsVertical)
  }
}
