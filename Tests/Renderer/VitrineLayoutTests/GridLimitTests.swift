import Testing
import VitrineCoding
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

@Suite("How many columns a grid may have")
struct GridLimitTests {
  private let limit = GridIndex.trackLimit

  private func complaint(_ view: ViewNode) -> String? {
    do {
      let layout = try layout(view)
      _ = layout.makeDisplayList()
      return nil
    } catch let error as ArchiveError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func refusal(_ count: Int) -> String {
    "too many columns in one grid: \(count), at most \(limit) are allowed"
  }

  @Test(
    "a grid has a maximum number of columns, and is laid out at once", .timeLimit(.minutes(1)))
  func grids() {
    let half = color().with(.gridCellColumns(limit / 2))
    #expect(complaint(grid([half, half], [color()])) == nil)
    #expect(complaint(grid([half, half, color()])) == refusal(limit + 1))
    let nested = (0..<20).reduce(grid([half, half])) { view, _ in grid([view, half]) }
    #expect(complaint(nested) == nil)
  }

  @Test("the given and adaptive columns of a lazy grid are limited, too")
  func lazyGrids() {
    let items = [GridItem](repeating: GridItem(), count: limit)
    #expect(complaint(lazyVGrid(items, color())) == nil)
    #expect(complaint(lazyVGrid(items + [GridItem()], color())) == refusal(limit + 1))
    var item = GridItem()
    item.adaptive = true
    item.spacing = 0
    // A surface of 100 points.
    item.minimum = 0.1
    #expect(complaint(lazyVGrid([item], color())) == nil)
    item.minimum = 0.05
    #expect(complaint(lazyVGrid([item], color())) == refusal(2_000))
    item.minimum = 1e-300
    #expect(complaint(lazyVGrid([item], color())) == refusal(Int.max))
  }

  @Test("in a box wider than the widget, the limit cuts off invisible columns")
  func wideBoxes() throws {
    var item = GridItem()
    item.adaptive = true
    item.spacing = 0
    item.minimum = 1
    let tracks = LazyGridTracks([item, item], in: 1e9)
    #expect(tracks.tracks.count == limit + 1)
  }
}
