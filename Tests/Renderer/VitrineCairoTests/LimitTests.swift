import Testing
import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineCairo

@Suite("Limits and determinism of the painter")
struct LimitTests {
  private func paint(
    _ width: Double, _ height: Double, scale: Double, limit: Int = 64_000_000
  ) throws -> Bitmap {
    var limits = ArchiveLimits.standard
    limits.outputPixels = limit
    let painter = DisplayListPainter(
      glyphs: SquareGlyphs(), bitmaps: TestBitmaps(), limits: limits)
    let list = DisplayList(size: Size(width: width, height: height), items: [])
    return try painter.paint(list, scale: scale)
  }

  @Test("sides are rounded up to whole pixels, but not for noise")
  func rounding() throws {
    #expect(try paint(1.1, 1, scale: 10).width == 11)
    #expect(try paint(110.1, 1, scale: 10).width == 1101)
    #expect(try paint(10.25, 1, scale: 2).width == 21)
    #expect(try paint(364, 170, scale: 3).width == 1092)
  }

  @Test("exactly as many pixels as allowed are drawn, and one more is rejected")
  func pixelLimit() throws {
    #expect(try paint(10, 10, scale: 1, limit: 100).height == 10)
    #expect(throws: PaintError.pictureTooLarge(width: 101, height: 1, limit: 100)) {
      try paint(101, 1, scale: 1, limit: 100)
    }
    #expect(throws: PaintError.pictureTooLarge(width: 40000, height: 1, limit: 64_000_000)) {
      try paint(40000, 1, scale: 1)
    }
  }

  @Test("pictures without pixels and scales that are not numbers are rejected")
  func emptyPicture() {
    #expect(throws: PaintError.emptyPicture(width: 0, height: 5)) { try paint(0, 5, scale: 1) }
    #expect(throws: PaintError.invalidScale(0)) { try paint(1, 1, scale: 0) }
    #expect(throws: PaintError.invalidScale(-1)) { try paint(1, 1, scale: -1) }
    #expect(throws: PaintError.invalidScale(.infinity)) { try paint(1, 1, scale: .infinity) }
    #expect(throws: PaintError.self) { try paint(.nan, 1, scale: 1) }
  }

  @Test("the same list gives the same bytes on every thread")
  func determinism() async throws {
    let corner = Path.roundedRect(
      Rect(x: 0, y: 0, width: 90, height: 60), radius: 17, style: .continuous)
    let stops = [
      GradientStop(color: .white, location: 0),
      GradientStop(color: ResolvedColor(200, 30, 90, 0.4), location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: Point(x: 90, y: 60))
    let items: [DisplayList.Item] = [
      group(
        .clip(corner, .nonZero),
        [
          .fill(.init(path: corner, paint: paint)),
          group(.opacity(0.7), [fill(3.3, 4.4, 50, 20, .black), fill(9, 9, 60, 40.7, .white)]),
        ])
    ]
    let first = try draw(90, 60, scale: 3, items)
    let second = try draw(90, 60, scale: 3, items)
    async let third = draw(90, 60, scale: 3, items)
    async let fourth = draw(90, 60, scale: 3, items)
    let others = [second, try await third, try await fourth]
    #expect(others.allSatisfy { $0 == first })
    let files = try others.map { try PNGEncoder().encode($0) }
    #expect(files.allSatisfy { $0 == files[0] })
  }
}
