import Testing
import VitrineDisplayList
import VitrineGeometry

@Suite("Tiled images")
struct TiledImageTests {
  private let red = Pixel(255, 0, 0)
  private let blue = Pixel(0, 0, 255)

  /// A row of a red and a blue pixel.
  private var bitmaps: [String: Bitmap] { ["pair": Bitmap(width: 2, [red, blue])] }

  private func paint(
    from source: Rect = Rect(x: 0, y: 0, width: 2, height: 1), in tile: Rect, opacity: Double = 1
  ) -> Paint {
    Paint.image(
      TiledImage(bitmap: BitmapID(asset: "pair", variant: 0), source: source, tile: tile)
    ).multiplyingOpacity(by: opacity)
  }

  private func row(_ paint: Paint) throws -> [Pixel] {
    let area = Path.rect(Rect(x: 1, y: 0, width: 6, height: 2))
    let picture = try draw(8, 2, bitmaps: bitmaps, [.fill(.init(path: area, paint: paint))])
    return (0..<8).map { picture[$0, 0] }
  }

  @Test("an image repeats from its tile in both directions")
  func repetition() throws {
    let tile = Rect(x: 1, y: 0, width: 2, height: 1)
    #expect(try row(paint(in: tile)) == [.clear, red, blue, red, blue, red, blue, .clear])
    let moved = Rect(x: 4, y: 0, width: 2, height: 1)
    #expect(try row(paint(in: moved)) == [.clear, blue, red, blue, red, blue, red, .clear])
  }

  @Test("only the region of an image repeats")
  func region() throws {
    let source = Rect(x: 1, y: 0, width: 1, height: 1)
    let tile = Rect(x: 1, y: 0, width: 1, height: 1)
    #expect(
      try row(paint(from: source, in: tile)) == [.clear] + Array(repeating: blue, count: 6) + [
        .clear
      ])
  }

  @Test("a faded image fades, on its own and in a group")
  func opacity() throws {
    let tile = Rect(x: 1, y: 0, width: 2, height: 1)
    let half = try row(paint(in: tile, opacity: 0.5))[1]
    #expect(half.distance(to: Pixel(128, 0, 0, 128)) <= 1)
    let area = DisplayList.Item.fill(
      .init(path: .rect(Rect(x: 1, y: 0, width: 6, height: 2)), paint: paint(in: tile)))
    let grouped = try draw(8, 2, bitmaps: bitmaps, [group(.opacity(0.5), [area])])
    #expect(grouped[1, 0].distance(to: half) <= 1)
  }

  @Test("colour effects map an image's pixels")
  func colors() throws {
    let tile = Rect(x: 1, y: 0, width: 2, height: 1)
    let area = DisplayList.Item.fill(
      .init(path: .rect(Rect(x: 1, y: 0, width: 6, height: 2)), paint: paint(in: tile)))
    let picture = try draw(8, 2, bitmaps: bitmaps, [area.applying(.invert)])
    #expect(picture[1, 0] == Pixel(0, 255, 255))
  }

  @Test("a missing image draws nothing")
  func missing() throws {
    let none = Paint.image(
      TiledImage(
        bitmap: BitmapID(asset: "none", variant: 0), source: .zero,
        tile: Rect(x: 0, y: 0, width: 1, height: 1)))
    #expect(try row(none).allSatisfy { $0 == .clear })
  }
}
