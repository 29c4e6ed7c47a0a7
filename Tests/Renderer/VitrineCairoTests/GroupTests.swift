import Testing
import VitrineDisplayList
import VitrineGeometry

@Suite("Groups")
struct GroupTests {
  private let red = ResolvedColor(255, 0, 0)
  private let blue = ResolvedColor(0, 0, 255)

  @Test("a faded group fades as one picture")
  func opacityGroup() throws {
    let faded = group(.opacity(0.5), [fill(0, 0, 4, 4, red), fill(2, 0, 4, 4, blue)])
    let picture = try draw(6, 4, [fill(0, 0, 6, 4, .white), faded])
    #expect(picture[1, 1].distance(to: Pixel(255, 127, 127)) <= 1)
    #expect(picture[3, 1].distance(to: Pixel(127, 127, 255)) <= 1)
    #expect(picture[3, 1] == picture[5, 1])
  }

  @Test("a single leaf is faded by its own paint, and an opacity of zero draws nothing")
  func opacityLeaf() throws {
    let faded = group(.opacity(0.6), [group(.opacity(1), [fill(0, 0, 2, 2, .white)])])
    #expect(try draw(2, 2, [fill(0, 0, 2, 2, .black), faded])[0, 0] == Pixel(0x99, 0x99, 0x99))
    let gone = group(.opacity(0), [fill(0, 0, 2, 2, .white)])
    #expect(try draw(2, 2, [gone])[0, 0] == .clear)
  }

  @Test("opacity of nested groups multiplies")
  func nestedOpacity() throws {
    let pair = [fill(0, 0, 2, 2, red), fill(0, 0, 2, 2, .white)]
    let nested = group(.opacity(0.5), [group(.opacity(0.5), pair), fill(9, 9, 1, 1, red)])
    #expect(try draw(2, 2, [nested])[0, 0].distance(to: Pixel(64, 64, 64, 64)) <= 1)
  }

  @Test("a group of half the picture is found at any position")
  func groupBounds() throws {
    let line = Path([.move(Point(x: 2, y: 6)), .line(Point(x: 8, y: 6))])
    let style = StrokeStyle(lineWidth: 4, lineCap: .square)
    let items: [DisplayList.Item] = [
      fill(1, 1, 1, 1, red), .stroke(.init(path: line, style: style, paint: .color(blue))),
    ]
    let shift = AffineTransform.translation(x: 3, y: 2)
    let direct = try draw(20, 20, [group(.transform(shift), items)])
    let faded = try draw(20, 20, [group(.opacity(0.999999), [group(.transform(shift), items)])])
    #expect(direct == faded)
  }

  @Test("a soft clip edge shows the upper item only", arguments: [false, true])
  func clipEdge(onBlankTarget: Bool) throws {
    let edge = Path.rect(Rect(x: 1.5, y: 0, width: 2, height: 4))
    for rule in FillRule.allCases {
      let clipped = group(
        .clip(edge, FillStyle(rule)), [fill(0, 0, 6, 4, .white), fill(0, 0, 6, 4, red)])
      let before = onBlankTarget ? [] : [fill(5, 0, 1, 1, blue)]
      let picture = try draw(6, 4, before + [clipped])
      let row = (0..<5).map { picture[$0, 2] }
      let soft = Pixel(row[1].alpha, 0, 0, row[1].alpha)
      #expect((127...128).contains(soft.alpha))
      #expect(row == [.clear, soft, Pixel(255, 0, 0), soft, .clear])
    }
  }

  @Test("all kinds of clips agree within one step", arguments: [false, true])
  func clipWays(evenOdd: Bool) throws {
    let rule: FillStyle = evenOdd ? .evenOdd : .nonZero
    let shapes = [
      Path.roundedRect(Rect(x: 2.3, y: 1.7, width: 30, height: 20), radius: 8, style: .continuous),
      Path.ellipse(in: Rect(x: 2, y: 2, width: 31, height: 25)), star, doubleCircle,
    ]
    for shape in shapes {
      let items = [fill(0, 0, 40, 30, blue), fill(0, 0, 40, 30, red)]
      let blank = try draw(40, 30, [group(.clip(shape, rule), items)])
      let mark = fill(39, 29, 1, 1, .white)
      var layered = try draw(40, 30, [mark, group(.clip(shape, rule), items)])
      #expect(layered[39, 29] == .white)
      layered = try draw(40, 30, [group(.opacity(0), [mark]), group(.clip(shape, rule), items)])
      let single = try draw(40, 30, [group(.clip(shape, rule), [items[1]])])
      for other in [layered, single] {
        let steps = zip(blank.pixels, other.pixels).map { abs(Int($0) - Int($1)) }
        #expect((steps.max() ?? 0) <= 2)
      }
    }
  }

  /// A five-pointed star drawn in one go: its middle is wound around twice.
  private var star: Path {
    let corners = (0..<5).map { index in
      let (sine, cosine) = sineAndCosine(Double(index) * 4 * Double.pi / 5)
      return Point(x: 20 + 13 * sine, y: 15 - 13 * cosine)
    }
    return Path([.move(corners[0])] + corners.dropFirst().map(Path.Element.line) + [.close])
  }

  /// A circle drawn twice within one subpath.
  private var doubleCircle: Path {
    let circle = Path.ellipse(in: Rect(x: 5, y: 5, width: 20, height: 20)).elements.dropLast()
    return Path(circle + circle.dropFirst() + [.close])
  }

  @Test("clips inside clips keep their common part")
  func nestedClip() throws {
    let left = Path.rect(Rect(x: 0, y: 0, width: 3, height: 4))
    let lower = Path.rect(Rect(x: 0, y: 2, width: 4, height: 2))
    let items = [fill(0, 0, 4, 4, blue), fill(0, 0, 4, 4, red)]
    let nested = group(.clip(left, .nonZero), [group(.clip(lower, .nonZero), items)])
    let picture = try draw(4, 4, [nested, fill(3, 0, 1, 1, .white)])
    for y in 0..<4 {
      for x in 0..<3 { #expect(picture[x, y] == (y >= 2 ? Pixel(255, 0, 0) : .clear)) }
    }
    #expect(picture[3, 0] == .white)
  }

  @Test("a transform maps the members, and a degenerate one hides only them")
  func transform() throws {
    let turned = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let flat = AffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let picture = try draw(
      4, 4,
      [
        group(.transform(turned), [fill(0, 0, 2, 1, red)]),
        group(.transform(flat), [fill(0, 0, 4, 4, blue)]), fill(0, 0, 1, 1, .white),
      ])
    #expect(picture[3, 0] == Pixel(255, 0, 0) && picture[3, 1] == Pixel(255, 0, 0))
    #expect(picture[3, 2] == .clear && picture[2, 0] == .clear && picture[0, 0] == .white)
  }
}
