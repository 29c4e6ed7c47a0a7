import Testing
import VitrineDisplayList
import VitrineGeometry

@Suite("Images")
struct ImageTests {
  private let red = Pixel(255, 0, 0)
  private let blue = Pixel(0, 0, 255)

  private func image(
    _ source: Rect, _ destination: Rect, _ interpolation: ImageInterpolation,
    template: Paint? = nil
  ) -> DisplayList.Item {
    .image(
      ImageItem(
        bitmap: BitmapID(asset: "test", variant: 0), source: source, destination: destination,
        interpolation: interpolation, template: template))
  }

  @Test("nearest-neighbour interpolation makes sharp blocks")
  func nearest() throws {
    let bitmap = Bitmap(width: 2, [red, blue, .white, .black])
    let item = image(
      Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 0, y: 0, width: 2, height: 2), .none)
    let picture = try draw(2, 2, scale: 3, bitmaps: ["test": bitmap], [item])
    for y in 0..<6 {
      for x in 0..<6 { #expect(picture[x, y] == bitmap[x / 3, y / 3]) }
    }
  }

  @Test("pixels drawn one to one keep their bytes", arguments: ImageInterpolation.allCases)
  func oneToOne(interpolation: ImageInterpolation) throws {
    let bitmap = Bitmap(width: 2, [red, blue, Pixel(10, 20, 30, 40), .clear])
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let picture = try draw(2, 2, bitmaps: ["test": bitmap], [image(rect, rect, interpolation)])
    #expect(picture == bitmap)
  }

  @Test("edges of an enlarged image do not fade", arguments: ImageInterpolation.allCases)
  func edges(interpolation: ImageInterpolation) throws {
    let bitmap = Bitmap(width: 2, [red, red, red, red])
    let item = image(
      Rect(x: 0, y: 0, width: 2, height: 2), Rect(x: 1, y: 1, width: 9, height: 9), interpolation)
    let picture = try draw(11, 11, bitmaps: ["test": bitmap], [item])
    for y in 0..<11 {
      for x in 0..<11 {
        let isInside = (1..<10).contains(x) && (1..<10).contains(y)
        #expect(picture[x, y] == (isInside ? red : .clear))
      }
    }
  }

  @Test("pixels outside the source have no effect", arguments: ImageInterpolation.allCases)
  func sourceSlice(interpolation: ImageInterpolation) throws {
    let bitmap = Bitmap(width: 3, [blue, red, .white, blue, red, .white])
    let item = image(
      Rect(x: 1, y: 0, width: 1, height: 2), Rect(x: 0, y: 0, width: 8, height: 8), interpolation)
    let picture = try draw(8, 8, bitmaps: ["test": bitmap], [item])
    #expect((0..<8).allSatisfy { picture[$0, 4] == red })
  }

  @Test("bilinear reading mixes half way between two centres")
  func bilinear() throws {
    let bitmap = Bitmap(width: 2, [.black, .white])
    let item = image(
      Rect(x: 0, y: 0, width: 2, height: 1), Rect(x: 0, y: 0, width: 6, height: 1), .medium)
    let picture = try draw(6, 1, bitmaps: ["test": bitmap], [item])
    let row = (0..<6).map { Int(picture[$0, 0].red) }
    for (value, expected) in zip(row, [0, 0, 85, 170, 255, 255]) {
      #expect(abs(value - expected) <= 2)
    }
  }

  @Test("a much smaller copy is averaged")
  func downscale() throws {
    let content = (0..<4096).map { ($0 / 64 + $0) % 2 == 0 ? Pixel.black : .white }
    let bitmap = Bitmap(width: 64, content)
    let item = image(
      Rect(x: 0, y: 0, width: 64, height: 64), Rect(x: 0, y: 0, width: 8, height: 8), .medium)
    let picture = try draw(8, 8, bitmaps: ["test": bitmap], [item])
    for y in 0..<8 {
      for x in 0..<8 { #expect(picture[x, y].distance(to: Pixel(128, 128, 128)) <= 3) }
    }
  }

  @Test("a template's coverage is filled with paint")
  func template() throws {
    let bitmap = Bitmap(width: 3, [Pixel(9, 9, 9), .clear, Pixel(0, 0, 0, 128)])
    let rect = Rect(x: 0, y: 0, width: 3, height: 1)
    let color = Paint.color(ResolvedColor(255, 0, 0))
    let picture = try draw(
      3, 1, bitmaps: ["test": bitmap], [image(rect, rect, .low, template: color)])
    #expect((0..<3).map { picture[$0, 0] } == [red, .clear, Pixel(128, 0, 0, 128)])
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .white, location: 1),
    ]
    let gradient = Paint.linearGradient(stops: stops, start: .zero, end: Point(x: 3, y: 0))
    let shaded = try draw(
      3, 1, bitmaps: ["test": bitmap], [image(rect, rect, .low, template: gradient)])
    #expect((0..<3).map { shaded[$0, 0] } == [.white, .clear, Pixel(128, 128, 128, 128)])
  }

  /// Source: photos that iOS 18.5 drew at 0.15 to 0.35 of their size.
  @Test("a smaller image is interpolated between its nearest pixels, not averaged")
  func shrinking() throws {
    let greys: [UInt8] = [0, 0, 0, 100, 200, 0, 0, 0]
    let bitmap = Bitmap(width: 8, greys.map { Pixel($0, $0, $0) })
    let source = Rect(x: 0, y: 0, width: 8, height: 1)
    let target = Rect(x: 0, y: 0, width: 1, height: 1)
    for (interpolation, grey) in [(ImageInterpolation.low, 150), (.medium, 150), (.high, 38)] {
      let picture = try draw(
        1, 1, bitmaps: ["test": bitmap], [image(source, target, interpolation)])
      #expect(abs(Int(picture[0, 0].red) - grey) <= 2, "\(interpolation)")
    }
  }

  @Test("a tile is repeated in its own size from the top left corner")
  func tile() throws {
    let bitmap = Bitmap(width: 2, [.white, .black])
    var item = ImageItem(
      bitmap: BitmapID(asset: "test", variant: 0), source: Rect(x: 0, y: 0, width: 2, height: 1),
      destination: Rect(x: 1, y: 0, width: 5, height: 2), interpolation: .low)
    item.tile = Size(width: 2, height: 1)
    let picture = try draw(7, 2, bitmaps: ["test": bitmap], [.image(item)])
    let row: [Pixel] = [.clear, .white, .black, .white, .black, .white, .clear]
    for y in 0..<2 { #expect((0..<7).map { picture[$0, y] } == row) }
  }

  @Test("an image fades with its group")
  func opacity() throws {
    let bitmap = Bitmap(width: 1, [.white])
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let faded = group(.opacity(0.6), [image(rect, rect, .low)])
    let picture = try draw(1, 1, bitmaps: ["test": bitmap], [fill(0, 0, 1, 1, .black), faded])
    #expect(picture[0, 0] == Pixel(0x99, 0x99, 0x99))
  }

  @Test("unknown names, empty parts and parts outside the bitmap draw nothing")
  func nothing() throws {
    let bitmap = Bitmap(width: 1, [.white])
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    for (source, destination) in [
      (unit, Rect.zero), (.zero, unit), (unit.offsetBy(dx: 5, dy: 0), unit),
    ] {
      let item = image(source, destination, .low)
      #expect(try draw(1, 1, bitmaps: ["test": bitmap], [item])[0, 0] == .clear)
    }
    #expect(try draw(1, 1, [image(unit, unit, .low)])[0, 0] == .clear)
  }
}
