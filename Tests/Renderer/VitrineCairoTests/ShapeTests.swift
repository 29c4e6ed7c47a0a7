import Testing
import VitrineDisplayList
import VitrineGeometry

@Suite("Shapes")
struct ShapeTests {
  private let red = ResolvedColor(255, 0, 0)
  private let half = ResolvedColor(255, 255, 255, 0.5)

  @Test("a picture without items is transparent")
  func empty() throws {
    let picture = try draw(2, 3, scale: 2, [])
    #expect(picture.width == 4 && picture.height == 6)
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("white with opacity 0.6 on black is 0x99")
  func translucentFill() throws {
    let picture = try draw(
      2, 2, [fill(0, 0, 2, 2, .black), fill(0, 0, 2, 2, .init(255, 255, 255, 0.6))])
    #expect(picture[1, 1] == Pixel(0x99, 0x99, 0x99))
  }

  @Test("a fill covers only its own pixels")
  func fillExtent() throws {
    let picture = try draw(4, 4, scale: 2, [fill(1, 1, 2, 1, red)])
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (2..<4).contains(y)
        #expect(picture[x, y] == (inside ? Pixel(255, 0, 0) : .clear))
      }
    }
  }

  @Test("the even-odd rule leaves the hole that the non-zero rule fills")
  func fillRules() throws {
    let outer = Path.rect(Rect(x: 0, y: 0, width: 6, height: 6))
    let path = Path(outer.elements + Path.rect(Rect(x: 2, y: 2, width: 2, height: 2)).elements)
    let full = try draw(6, 6, [.fill(.init(path: path, style: .nonZero, paint: .color(red)))])
    let holed = try draw(6, 6, [.fill(.init(path: path, style: .evenOdd, paint: .color(red)))])
    #expect(full[3, 3] == Pixel(255, 0, 0))
    #expect(holed[3, 3] == .clear && holed[1, 1] == Pixel(255, 0, 0))
  }

  @Test("hard edges cover pixels fully or not at all")
  func hardEdges() throws {
    let circle = Path.ellipse(in: Rect(x: 1, y: 1, width: 18, height: 18))
    var hard = FillStyle()
    hard.isAntialiased = false
    let line = DisplayList.Stroke(
      path: circle, style: StrokeStyle(lineWidth: 3), isAntialiased: false, paint: .color(red))
    let whole = fill(0, 0, 20, 20, red)
    let lists: [[DisplayList.Item]] = [
      [.fill(.init(path: circle, style: hard, paint: .color(red)))], [.stroke(line)],
      [group(.clip(circle, hard), [whole])], [group(.clip(circle, hard), [whole, whole])],
      [group(.opacity(0), [whole]), group(.clip(circle, hard), [whole, whole])],
    ]
    for items in lists {
      let alphas = Set(
        try draw(20, 20, items).pixels.enumerated().filter { $0.0 % 4 == 3 }.map(\.1))
      #expect(alphas == [0, 255])
    }
    // The next item has soft edges again.
    let both = try draw(20, 20, lists[0] + [.fill(.init(path: circle, paint: .color(red)))])
    #expect(both.pixels.contains { $0 > 0 && $0 < 255 })
  }

  @Test("a stroke of one point at 3x covers half, one, one and half a pixel")
  func strokeCoverage() throws {
    let line = Path([.move(Point(x: 2, y: 0)), .line(Point(x: 2, y: 4))])
    let item = DisplayList.Item.stroke(
      .init(path: line, style: StrokeStyle(), paint: .color(.white)))
    let picture = try draw(4, 4, scale: 3, [item])
    #expect((3..<9).map { picture[$0, 6].alpha } == [0, 128, 255, 255, 128, 0])
  }

  @Test("a stroke's pen is mapped with the outline")
  func strokeTransform() throws {
    let line = Path([.move(Point(x: 2, y: 0)), .line(Point(x: 2, y: 4))])
    let item = DisplayList.Item.stroke(
      .init(path: line, style: StrokeStyle(), paint: .color(.white)))
    let wide = AffineTransform(a: 4, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let picture = try draw(16, 4, [group(.transform(wide), [item])])
    #expect((5..<11).map { picture[$0, 2].alpha } == [0, 255, 255, 255, 255, 0])
  }

  @Test("dashes leave gaps, and meaningless dashes give a solid line")
  func dashes() throws {
    let line = Path([.move(Point(x: 0, y: 1)), .line(Point(x: 8, y: 1))])
    func row(_ dash: [Double]) throws -> [UInt8] {
      let style = StrokeStyle(lineWidth: 2, dash: dash)
      let picture = try draw(
        8, 2, [.stroke(.init(path: line, style: style, paint: .color(.white)))])
      return (0..<8).map { picture[$0, 0].alpha }
    }
    #expect(try row([2, 2]) == [255, 255, 0, 0, 255, 255, 0, 0])
    for dash in [[], [0, 0], [-1, 2]] as [[Double]] {
      #expect(try row(dash) == Array(repeating: 255, count: 8))
    }
  }

  @Test("quadratic curves are drawn like the equal cubic ones")
  func quadraticCurve() throws {
    let (start, control, end) = (Point(x: 0, y: 9), Point(x: 5, y: -7), Point(x: 10, y: 9))
    let cubic = Path.Element.curve(
      end, control1: Point(x: 10 / 3, y: -5 / 3), control2: Point(x: 20 / 3, y: -5 / 3))
    let pictures = try [Path.Element.quadCurve(end, control: control), cubic].map {
      try draw(10, 10, [.fill(.init(path: Path([.move(start), $0, .close]), paint: .color(red)))])
    }
    let pixels = zip(pictures[0].pixels, pictures[1].pixels)
    #expect(pixels.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test("overlapping contours of a run are covered once")
  func glyphOverlap() throws {
    let font = FontInstance(face: "squares", size: 4, weight: 400, opticalSize: 0, italic: false)
    let glyphs = [
      GlyphRun.Glyph(id: 2, x: 0, y: 4), .init(id: 1, x: 5, y: 4), .init(id: 9, x: 0, y: 4),
    ]
    let run = GlyphRun(font: font, glyphs: glyphs, paint: .color(half))
    let picture = try draw(10, 4, [.glyphs(run)])
    #expect((0..<9).allSatisfy { picture[$0, 1] == Pixel(128, 128, 128, 128) })
    #expect(picture[9, 1] == .clear)
  }

  @Test("hit regions draw nothing")
  func hitRegion() throws {
    let shape = Path.rect(Rect(x: 0, y: 0, width: 2, height: 2))
    let region = HitRegion(id: "a", role: .button, shape: shape, action: nil, isEnabled: true)
    #expect(try draw(2, 2, [.hit(region)]).pixels.allSatisfy { $0 == 0 })
  }

  @Test("distant coordinates are clamped, not wrapped around")
  func farCoordinates() throws {
    let picture = try draw(4, 4, [fill(-1e12, 2, 2e12, 1e12, red)])
    #expect(picture[2, 1] == .clear && picture[2, 2] == Pixel(255, 0, 0))
  }
}
