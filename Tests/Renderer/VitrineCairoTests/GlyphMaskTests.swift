import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineCairo

@Suite("Glyph masks")
struct GlyphMaskTests {
  private let font = FontInstance(
    face: "squares", size: 2, weight: 400, opticalSize: 0, italic: false)

  private func run(_ places: [(id: UInt32, x: Double, y: Double)], size: Double = 2) -> GlyphRun {
    var font = font
    font.size = size
    return GlyphRun(
      font: font, glyphs: places.map { .init(id: $0.id, x: $0.x, y: $0.y) }, paint: .color(.white))
  }

  private func paint(
    _ items: [DisplayList.Item], with cache: GlyphMaskCache, scale: Double = 1
  ) throws -> Bitmap {
    let painter = DisplayListPainter(
      glyphs: SquareGlyphs(), coverage: cache, bitmaps: TestBitmaps())
    return try painter.paint(
      DisplayList(size: Size(width: 12, height: 6), items: items), scale: scale)
  }

  @Test("a glyph is drawn at the nearest quarter of a pixel", arguments: [(0.2, 191), (0.3, 191)])
  func quarters(x: Double, alpha: Int) throws {
    let picture = try paint([.glyphs(run([(1, 2 + x, 4)]))], with: GlyphMaskCache())
    #expect(abs(Int(picture[2, 3].alpha) - alpha) <= 1)
    #expect(picture[3, 3].alpha == 255 && abs(Int(picture[4, 3].alpha) - (255 - alpha)) <= 1)
  }

  @Test("pixels are the same with a cold, a warm and a full cache")
  func cacheDoesNotShow() throws {
    var places: [(id: UInt32, x: Double, y: Double)] = []
    for index in 0..<20 {
      let (x, y) = (Double(index) * 0.37, Double(index % 3) * 0.3)
      places.append((id: index.isMultiple(of: 2) ? 1 : 2, x: x, y: 3 + y))
    }
    let items = [DisplayList.Item.glyphs(run(places))]
    let cache = GlyphMaskCache()
    let cold = try paint(items, with: cache, scale: 3)
    #expect(try paint(items, with: cache, scale: 3) == cold)
    #expect(try paint(items, with: GlyphMaskCache(capacity: 0), scale: 3) == cold)
  }

  @Test("pixels are the same on many threads at once")
  func threads() async throws {
    let places = (0..<50).map { (id: UInt32(1), x: Double($0) * 0.21, y: 4.0) }
    let items = [DisplayList.Item.glyphs(run(places))]
    let expected = try paint(items, with: GlyphMaskCache(), scale: 2)
    let cache = GlyphMaskCache(capacity: 4096)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<16 { group.addTask { try paint(items, with: cache, scale: 2) } }
      for try await picture in group { #expect(picture == expected) }
    }
  }

  @Test("translucent paint is applied once where glyphs overlap")
  func overlap() throws {
    var run = run([(1, 2, 4), (1, 3, 4)])
    run.paint = .color(ResolvedColor(255, 255, 255, 0.5))
    let picture = try paint([.glyphs(run)], with: GlyphMaskCache())
    #expect(picture[3, 3] == picture[2, 3] && picture[3, 3].alpha == 128)
  }

  @Test("a glyph outside the picture or at an absurd position draws nothing")
  func farAway() throws {
    let far = [(id: UInt32(1), x: -1e12, y: 1e12), (id: 1, x: 4e9, y: 2), (id: 1, x: 2, y: -9)]
    let picture = try paint([.glyphs(run(far))], with: GlyphMaskCache())
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("glyphs too large for a mask are drawn from their outlines")
  func largeGlyph() throws {
    let picture = try paint([.glyphs(run([(1, 2, 300)], size: 300))], with: GlyphMaskCache())
    #expect(picture[1, 3].alpha == 0 && picture[2, 3].alpha == 255)
  }
}
