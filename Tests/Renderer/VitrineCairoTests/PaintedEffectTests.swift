import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Pixels in pictures of iOS 18.5, and limits of the effects.
@Suite("Effects")
struct PaintedEffectTests {
  private let red = ResolvedColor(255, 59, 48)
  private let yellow = ResolvedColor(255, 214, 10)

  /// One pixel of a colour under an effect.
  private func pixel(_ color: ResolvedColor, _ matrix: ColorMatrix) throws -> Pixel {
    try draw(2, 2, [group(.colors(matrix), [fill(0, 0, 2, 2, color)])])[0, 0]
  }

  @Test("colour effects have the values of recorded pictures")
  func colors() throws {
    #expect(try pixel(red, .invert) == Pixel(0, 196, 207))
    #expect(try pixel(yellow, .brightness(-0.3)) == Pixel(179, 138, 0))
    #expect(try pixel(yellow, .brightness(0.3)) == Pixel(255, 255, 87))
    #expect(try pixel(.white, .multiply(red)) == Pixel(255, 59, 48))
    #expect(try pixel(yellow, .contrast(0)) == Pixel(128, 128, 128))
    #expect(try pixel(red, .grayscale(1)) == Pixel(100, 100, 100))
    #expect(try pixel(red, .saturation(1)) == Pixel(255, 59, 48))
    #expect(try pixel(.white, .luminanceToAlpha) == .black)
    #expect(try pixel(.black, .luminanceToAlpha) == .clear)
    #expect(try pixel(.white, .hueRotation(degrees: 90)) == .white)
  }

  @Test("half a turn of the hue is its own inverse")
  func hue() throws {
    let color = ResolvedColor(120, 100, 90)
    let once = ColorMatrix.hueRotation(degrees: 180)
    let turned = once.apply(color)
    #expect(abs(once.apply(turned).red - color.red) < 1e-9)
    #expect(abs(turned.red - color.red) > 0.05)
  }

  @Test(
    "blend modes of opaque colours",
    arguments: [
      (BlendMode.multiply, 63), (.screen, 217), (.overlay, 125), (.darken, 80), (.lighten, 200),
      (.colorDodge, 255), (.colorBurn, 32), (.hardLight, 179), (.difference, 120),
      (.exclusion, 155), (.plusLighter, 255), (.plusDarker, 25), (.sourceAtop, 200),
      (.destinationOver, 80), (.destinationOut, 0), (.luminosity, 200),
    ] as [(BlendMode, Int)])
  func blend(mode: BlendMode, expected: Int) throws {
    let items = [
      fill(0, 0, 2, 2, ResolvedColor(80, 80, 80)),
      group(.blend(mode), [fill(0, 0, 2, 2, ResolvedColor(200, 200, 200))]),
    ]
    let grey = try draw(2, 2, items)[0, 0].red
    #expect(abs(Int(grey) - expected) <= 1, "\(mode): \(grey)")
  }

  @Test("a blend mode reads the content below a clip, but not below a composed group")
  func isolation() throws {
    let dot = fill(0, 0, 2, 2, ResolvedColor(128, 128, 128))
    let multiplied = group(.blend(.multiply), [dot])
    let below = fill(0, 0, 2, 2, ResolvedColor(128, 128, 128))
    let clip = DisplayList.Effect.clip(
      .ellipse(in: Rect(x: -2, y: -2, width: 6, height: 6)), .nonZero)
    #expect(try draw(2, 2, [below, group(clip, [multiplied])])[1, 1].red == 64)
    #expect(try draw(2, 2, [below, group(.opacity(1), [multiplied])])[1, 1].red == 128)
  }

  @Test("a mask multiplies coverage")
  func mask() throws {
    let mask = [fill(0, 0, 1, 2, ResolvedColor(0, 0, 0, 0.5)), fill(1, 0, 1, 1, .white)]
    let picture = try draw(2, 2, [group(.mask(mask), [fill(0, 0, 2, 2, .white)])])
    #expect(picture[0, 0] == Pixel(128, 128, 128, 128))
    #expect(picture[1, 0] == .white)
    #expect(picture[1, 1] == .clear)
  }

  @Test("a blurred edge is half as opaque where it was, and an opaque blur keeps its box full")
  func blur() throws {
    let block = fill(20, 0, 40, 40, .white)
    let soft = try draw(80, 40, [group(.blur(radius: 4, box: nil), [block])])
    #expect(abs(Int(soft[19, 20].alpha) + Int(soft[20, 20].alpha) - 255) <= 2)
    #expect(soft[11, 20].alpha <= 1)
    #expect(soft[40, 20] == .white)
    let box = Rect(x: 20, y: 0, width: 40, height: 40)
    let full = try draw(80, 40, [group(.blur(radius: 4, box: box), [block])])
    #expect(full[20, 0] == .white)
    #expect(full[19, 20] == .clear)
  }

  @Test("immense blurs are drawn quickly", arguments: [1e3, 1e9, 1e300])
  func immenseBlur(radius: Double) throws {
    let picture = try draw(
      40, 40, [group(.blur(radius: radius, box: nil), [fill(0, 0, 40, 40, .white)])])
    #expect(picture[20, 20].alpha < 255)
  }

  /// A square of 60 points turned around the vertical axis through its centre.
  private func turned(_ degrees: Double) throws -> Bitmap {
    let box = Rect(x: 20, y: 20, width: 60, height: 60)
    var effect = Rotation3DEffect()
    effect.degrees = degrees
    effect.axis.y = 1
    let map = try #require(effect.projection(in: box))
    return try draw(100, 100, [group(.projection(map), [fill(20, 20, 60, 60, .white)])])
  }

  @Test("a rotated square has the recorded sides of 80 and 48 points")
  func perspective() throws {
    let picture = try turned(30)
    func height(_ column: Int) -> Double {
      (0..<100).reduce(0) { $0 + Double(picture[column, $1].alpha) } / 255
    }
    // The edges are at 50 - 34.64 and 50 + 20.78; the map results in these heights five columns
    // further inside.
    #expect(abs(height(20) - 77.03) < 0.5)
    #expect(abs(height(66) - 50.47) < 0.5)
    #expect(picture[14, 50] == .clear)
    #expect(picture[72, 50] == .clear)
  }

  @Test("a square seen edge-on, and content behind the eye, are invisible")
  func edgeOn() throws {
    #expect(try turned(90).pixels.allSatisfy { $0 == 0 })
    var map = ProjectionTransform()
    (map.m13, map.m33) = (0.1, -5)
    let picture = try draw(40, 4, [group(.projection(map), [fill(0, 0, 40, 4, .white)])])
    #expect(picture.pixels.count == 640)
  }
}
