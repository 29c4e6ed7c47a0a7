import Testing

@testable import VitrineDevices
@testable import VitrineDisplayList
@testable import VitrineGeometry

@Suite("Backdrops")
struct BackdropTests {
  private func pane(
    _ material: Material, _ scheme: ColorScheme = .light, in box: Rect, opacity: Double = 1
  ) -> DisplayList.Item {
    let backdrop = Backdrop(box: box, recipe: MaterialTable.recipe(material, in: scheme))
    let paint = Paint.backdrop(backdrop).multiplyingOpacity(by: opacity)
    return .fill(.init(path: .rect(box), paint: paint))
  }

  private let box = Rect(x: 0, y: 0, width: 8, height: 8)

  private func pixel(
    _ material: Material, _ scheme: ColorScheme, over color: ResolvedColor
  ) throws -> Pixel {
    try draw(8, 8, [fill(0, 0, 8, 8, color), pane(material, scheme, in: box)])[4, 4]
  }

  /// Source: greys behind `UIVisualEffectView`, published measurements on the simulator of iOS 27
  /// over black, the greys 64, 128 and 191, and white.
  @Test(
    "materials have the measured greys",
    arguments: [
      (Material.ultraThin, ColorScheme.light, [88.7, 130, 169.3, 209.3, 245]),
      (Material.thin, ColorScheme.light, [141.1, 175, 200.3, 222.2, 245.1]),
      (Material.regular, ColorScheme.light, [197, 208, 223, 238, 245]),
      (Material.thick, ColorScheme.light, [234, 237, 243, 246, 246]),
      (Material.bar, ColorScheme.light, [178.5, 210.5, 239.6, 254.9, 247.2]),
      (Material.ultraThin, ColorScheme.dark, [31.8, 63.4, 100, 137.8, 176.8]),
      (Material.thin, ColorScheme.dark, [32, 55.8, 76, 98.1, 125.8]),
      (Material.regular, ColorScheme.dark, [31.8, 53.8, 63.8, 71.8, 84]),
      (Material.thick, ColorScheme.dark, [30, 39, 42, 42, 36]),
      (Material.bar, ColorScheme.dark, [19, 58.5, 75, 80, 87.8]),
    ])
  func greys(material: Material, scheme: ColorScheme, measured: [Double]) throws {
    for (grey, expected) in zip([0, 64, 128, 191, 255], measured) {
      let pixel = try pixel(material, scheme, over: ResolvedColor(grey, grey, grey))
      #expect(abs(Double(pixel.green) - expected) <= 2, "\(material) \(scheme) over \(grey)")
      #expect(pixel.alpha == 255)
    }
  }

  @Test("the regular material has the measured colours")
  func colors() throws {
    let brown = ResolvedColor(200, 120, 60)
    let red = ResolvedColor(255, 0, 0)
    #expect(try pixel(.regular, .light, over: brown).distance(to: Pixel(251, 220, 198)) <= 1)
    #expect(try pixel(.regular, .dark, over: brown).distance(to: Pixel(90, 60, 38)) <= 1)
    #expect(try pixel(.regular, .light, over: red).distance(to: Pixel(255, 186, 186)) <= 1)
    #expect(try pixel(.regular, .dark, over: red).distance(to: Pixel(126, 30, 30)) <= 1)
  }

  @Test("only pixels in the box are averaged")
  func edges() throws {
    let middle = Rect(x: 20, y: 0, width: 20, height: 20)
    let items = [
      fill(0, 0, 60, 20, .black), fill(20, 0, 20, 20, .white), pane(.thin, in: middle),
    ]
    let picture = try draw(60, 20, items)
    let white = try pixel(.thin, .light, over: .white)
    for column in [20, 30, 39] { #expect(picture[column, 10].distance(to: white) <= 1) }
    #expect(picture[19, 10] == .black)
  }

  @Test("pixels in the box are blurred")
  func softness() throws {
    let wide = Rect(x: 0, y: 0, width: 200, height: 20)
    let half = [fill(0, 0, 200, 20, .black), fill(100, 0, 100, 20, .white)]
    let picture = try draw(200, 20, half + [pane(.ultraThin, in: wide)])
    let greys = stride(from: 5, to: 200, by: 10).map { Int(picture[$0, 10].green) }
    #expect(greys == greys.sorted())
    #expect(greys[10] - greys[9] < 32)
    #expect(greys[19] - greys[0] > 120)
  }

  @Test("a faded material is mixed with the content below")
  func opacity() throws {
    let below = fill(0, 0, 8, 8, .black)
    let full = try draw(8, 8, [below, pane(.regular, in: box)])[4, 4]
    let half = try draw(8, 8, [below, pane(.regular, in: box, opacity: 0.5)])[4, 4]
    #expect(abs(Int(half.red) * 2 - Int(full.red)) <= 2)
    let group = group(.opacity(0.5), [pane(.regular, in: box)])
    #expect(try draw(8, 8, [below, group])[4, 4] == half)
    #expect(try draw(8, 8, [below, pane(.regular, in: box, opacity: 0)])[4, 4] == .black)
  }

  @Test("over nothing, a material is as opaque as its grey")
  func nothing() throws {
    let picture = try draw(8, 8, [pane(.thin, in: box)])
    #expect(picture[4, 4].alpha == 153)
  }

  @Test("a material under a clip, a map and a shadow reads the content below")
  func groups() throws {
    let below = fill(0, 0, 16, 16, ResolvedColor(200, 120, 60))
    let expected = try pixel(.regular, .light, over: ResolvedColor(200, 120, 60))
    let circle = Path.ellipse(in: Rect(x: -4, y: -4, width: 16, height: 16))
    let pane = pane(.regular, in: box)
    for effect: DisplayList.Effect in [
      .clip(circle, .nonZero), .transform(.translation(x: 1, y: 1)),
      .shadow(.clear, radius: 1, x: 0, y: 0), .innerShadow(.clear, radius: 1, x: 0, y: 0),
    ] {
      #expect(try draw(16, 16, [below, group(effect, [pane])])[4, 4] == expected, "\(effect)")
      #expect(try draw(16, 16, [group(effect, [below, pane])])[4, 4] == expected, "\(effect)")
    }
  }

  @Test("a material's shadow is that of an opaque pane")
  func shadow() throws {
    let effect = DisplayList.Effect.shadow(.black, radius: 0, x: 8, y: 0)
    let picture = try draw(
      16, 8, [fill(0, 0, 16, 8, .white), group(effect, [pane(.thin, in: box)])])
    #expect(picture[12, 4] == .black)
  }

  @Test("colour effects come after the material")
  func matrices() throws {
    let red = ResolvedColor(255, 0, 0)
    let items = [fill(0, 0, 8, 8, red), pane(.regular, in: box).applying(.grayscale(1))]
    let pixel = try draw(8, 8, items)[4, 4]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    #expect(pixel.red > 190)
  }
}
