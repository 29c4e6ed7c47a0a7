import Testing
import VitrineArchive
import VitrineGeometry

@testable import VitrineLayout

@Suite("Regions of the expanded island")
struct ExpandedRegionsTests {
  /// A region whose content is `width` wide, or narrower down to `least`, and `area / width` high.
  private func flexible(
    _ width: Double, least: Double = 10, area: Double,
    placement: DynamicIslandExpandedRegion.VerticalPlacement = .default, priority: Double = 0
  ) -> ExpandedRegions.Region {
    ExpandedRegions.Region(priority: priority, placement: placement) { proposal in
      let offered = max(least, min(width, proposal.width ?? width))
      return Size(width: offered, height: area / offered)
    }
  }

  private func fixed(_ width: Double, _ height: Double) -> ExpandedRegions.Region {
    ExpandedRegions.Region { _ in Size(width: width, height: height) }
  }

  private func frames(
    _ regions: [ExpandedRegions.Position: ExpandedRegions.Region]
  ) -> (height: Double, boxes: [ExpandedRegions.Position: Rect]) {
    let (height, places) = solve(regions)
    return (height, places.mapValues(\.box))
  }

  private func solve(
    _ regions: [ExpandedRegions.Position: ExpandedRegions.Region]
  ) -> (height: Double, places: [ExpandedRegions.Position: ExpandedRegions.Place]) {
    ExpandedRegions(
      width: 360, heights: 84...160, camera: Size(width: 120, height: 36),
      margins: EdgeInsets(20), regions: regions
    ).frames()
  }

  @Test("content is proposed the size it was measured with, not the space that it gets")
  func proposals() {
    let (_, places) = solve([
      .leading: fixed(40, 10), .center: fixed(160, 20), .bottom: fixed(320, 30),
    ])
    #expect(places[.leading]?.box.height == 10)
    #expect(places[.leading]?.proposal == ProposedViewSize(width: 100, height: nil))
    #expect(places[.center]?.proposal == ProposedViewSize(width: 240, height: nil))
    #expect(places[.bottom]?.proposal.height == places[.bottom]?.box.height)
  }

  @Test("leading and trailing have equal widths next to the camera, and stay at the top")
  func beside() {
    let (height, boxes) = frames([.leading: flexible(300, area: 2000), .trailing: fixed(40, 20)])
    #expect(boxes[.leading] == Rect(x: 20, y: 20, width: 100, height: 20))
    #expect(boxes[.trailing] == Rect(x: 300, y: 20, width: 40, height: 20))
    #expect(height == 84)
  }

  @Test("the centre is below the camera, and the bottom below everything")
  func centre() {
    let (height, boxes) = frames([
      .leading: fixed(40, 10), .center: fixed(160, 20), .bottom: fixed(320, 30),
    ])
    #expect(boxes[.center] == Rect(x: 100, y: 36, width: 160, height: 20))
    #expect(boxes[.leading] == Rect(x: 20, y: 20, width: 40, height: 10))
    #expect(boxes[.bottom] == Rect(x: 20, y: 56, width: 320, height: 30))
    #expect(height == 106)
  }

  @Test("a region that extends below the camera does not reduce the centre's width")
  func narrowed() {
    let (_, boxes) = frames([
      .leading: flexible(100, least: 60, area: 3600), .center: flexible(300, least: 50, area: 4000),
    ])
    #expect(boxes[.center]?.width == 120)
    #expect(boxes[.leading]?.width == 100)
    #expect(boxes[.leading]?.maxX ?? 0 <= boxes[.center]?.minX ?? 0)
  }

  @Test("a region that is too wide moves below the camera if allowed")
  func below() {
    let (_, boxes) = frames([
      .leading: flexible(300, area: 6000, placement: .belowIfTooWide), .trailing: fixed(40, 20),
    ])
    #expect(boxes[.leading] == Rect(x: 20, y: 40, width: 300, height: 20))
    let (_, narrow) = frames([.leading: flexible(90, area: 1800, placement: .belowIfTooWide)])
    #expect(narrow[.leading]?.minY == 20)
  }

  @Test("below the camera, the higher priority takes the width it needs")
  func priority() {
    let wide = { (priority: Double) in
      flexible(240, least: 40, area: 4800, placement: .belowIfTooWide, priority: priority)
    }
    let (_, equal) = frames([.leading: wide(0), .trailing: wide(0)])
    #expect(equal[.leading]?.width == 160 && equal[.trailing]?.width == 160)
    let (_, boxes) = frames([.leading: wide(0), .trailing: wide(1)])
    #expect(boxes[.trailing]?.width == 240)
    #expect(boxes[.leading]?.width == 80)
  }

  @Test("the island has a maximum height, and clips content below it")
  func heights() {
    let (high, boxes) = frames([.leading: fixed(40, 60), .bottom: fixed(320, 200)])
    #expect(high == 160)
    #expect(boxes[.bottom] == Rect(x: 20, y: 80, width: 320, height: 200))
    let (low, empty) = frames([:])
    #expect(low == 84 && empty.isEmpty)
  }
}
