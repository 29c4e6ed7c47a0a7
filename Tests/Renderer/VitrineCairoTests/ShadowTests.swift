import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineCairo

@Suite("Shadows")
struct ShadowTests {
  private let square = fill(10, 10, 10, 10, ResolvedColor(255, 0, 0))

  private func shadow(_ radius: Double, _ x: Double, _ y: Double) -> DisplayList.Item {
    group(.shadow(.black, radius: radius, x: x, y: y), [square])
  }

  @Test("the weights of a kernel add up to one", arguments: [0, 0.1, 0.5, 1, 4, 10, 15.9])
  func kernel(radius: Double) {
    let kernel = BlurKernel(shadow: radius)
    #expect(kernel.weights.reduce(0, +) == BlurKernel.sum)
    #expect(kernel.weights.count == 2 * kernel.support + 1)
  }

  @Test(
    "immense radii and offsets cost no more than the picture's size",
    .timeLimit(.minutes(1)), arguments: [1e3, 1e9, 1e300])
  func immense(length: Double) throws {
    let plain = try draw(40, 40, [square])
    #expect(try draw(40, 40, [shadow(0, length, -length)]) == plain)
    #expect(try draw(40, 40, [shadow(length, 0, 0)])[15, 15] == Pixel(255, 0, 0))
  }

  /// An item inside of three shadows or more is drawn once for both its shadow and itself.
  @Test("a shadow inside other shadows looks the same", arguments: [0, 2.25, 5])
  func nested(offset: Double) throws {
    let invisible = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    let effects: [DisplayList.Effect] = [
      .shadow(.black, radius: 3, x: offset, y: 4),
      .innerShadow(.black, radius: 2, x: offset, y: 1),
    ]
    for effect in effects {
      let alone = group(effect, [square])
      let inside = (0..<3).reduce(alone) { item, _ in
        group(.shadow(invisible, radius: 1, x: 0, y: 0), [item])
      }
      let (first, second) = (try draw(40, 40, [alone]), try draw(40, 40, [inside]))
      let most = (0..<1600).map { first[$0 % 40, $0 / 40].distance(to: second[$0 % 40, $0 / 40]) }
      #expect(most.max() ?? 255 <= (offset == offset.rounded() ? 0 : 12), "\(effect)")
    }
  }

  @Test("a wide shadow computed at low resolution is as dark as an exact one")
  func wide() throws {
    let block = fill(0, 0, 200, 200, .white)
    let near = try draw(300, 200, [group(.shadow(.black, radius: 16, x: 0, y: 0), [block])])
    let scaled = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let far = try draw(
      600, 400,
      [group(.transform(scaled), [group(.shadow(.black, radius: 16, x: 0, y: 0), [block])])])
    for x in stride(from: 205, to: 240, by: 5) {
      let (a, b) = (Int(near[x, 100].alpha), Int(far[2 * x + 1, 200].alpha))
      #expect(abs(a - b) <= 4, "\(x): \(a), \(b)")
    }
  }

  @Test("a faded group of a leaf and its shadow fades as one picture")
  func faded() throws {
    let faded = group(.opacity(0.5), [shadow(0, 2, 0)])
    let picture = try draw(40, 40, [fill(0, 0, 40, 40, .white), faded])
    #expect(picture[15, 15].distance(to: Pixel(255, 127, 127)) <= 1)
    #expect(picture[21, 15].distance(to: Pixel(127, 127, 127)) <= 1)
  }

  private func inner(_ radius: Double, _ x: Double, _ y: Double) -> DisplayList.Item {
    group(.innerShadow(.black, radius: radius, x: x, y: y), [square])
  }

  @Test("a sharp inner shadow is the area that the moved shape leaves uncovered")
  func inside() throws {
    let picture = try draw(40, 40, [inner(0, 3, 2)])
    #expect(picture[12, 15] == .black)
    #expect(picture[15, 11] == .black)
    #expect(picture[13, 12] == Pixel(255, 0, 0))
    #expect(picture[19, 19] == Pixel(255, 0, 0))
    #expect(picture[9, 15] == .clear)
    #expect(picture[20, 20] == .clear)
  }

  @Test("a soft inner shadow is half as dark at the edge and lighter inwards")
  func softInside() throws {
    let block = fill(0, 0, 60, 60, .white)
    let picture = try draw(60, 60, [group(.innerShadow(.black, radius: 4, x: 0, y: 0), [block])])
    let greys = (0..<12).map { Int(picture[$0, 30].red) }
    // The white under the kernel's weights, half a pixel from the edge.
    let kernel = BlurKernel(shadow: 4)
    let inside = kernel.weights.suffix(kernel.support + 1).reduce(0, +)
    #expect(abs(greys[0] - Int(255 * Double(inside) / Double(BlurKernel.sum))) <= 2)
    #expect(greys == greys.sorted())
    #expect(picture[30, 30] == .white)
  }

  @Test("an inner shadow fades with its shape, and stays inside it")
  func fadedInside() throws {
    let faded = try draw(40, 40, [inner(0, 100, 0).multiplyingOpacity(by: 0.5)])
    #expect(faded[15, 15].alpha >= 128)
    #expect(try draw(40, 40, [inner(1e9, 0, 0)])[15, 15].red < 255)
    #expect(try draw(40, 40, [inner(1e9, 1e300, 0)])[9, 15] == .clear)
  }
}
