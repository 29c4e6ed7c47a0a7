import Testing
import VitrineGeometry
import VitrineModel
import VitrineTestSupport

/// Single pixels and rows, recorded on macOS 27.
@Suite("Pixels")
struct PixelTests {
  private let square = color(.red, 40, 40)

  private static let rows: [(Double, [(Int, Int)])] = [
    (
      10.0,
      [
        (40, 132), (42, 152), (44, 170), (46, 188), (48, 203), (50, 217), (52, 228), (54, 237),
        (56, 244), (58, 249), (60, 252), (62, 254), (64, 255),
      ]
    ),
    (
      4.0,
      [
        (40, 140), (41, 163), (42, 186), (43, 205), (44, 221), (45, 234), (46, 243), (47, 250),
        (48, 253), (49, 255),
      ]
    ),
  ]

  @Test("a shadow fades as a blurred edge does", arguments: rows)
  func shadow(radius: Double, row: [(Int, Int)]) throws {
    let drawing = try Drawing(square.shadow(.black, radius), 40, 40)
    for (x, grey) in row {
      let found = drawing[x, 20]
      #expect(found.distance(to: RGB(UInt8(grey), UInt8(grey), UInt8(grey))) <= 2, "\(x): \(found)")
    }
  }

  @Test("the platform's shadow is black at a third")
  func platformShadow() throws {
    let drawing = try Drawing(square.shadow(nil, 0, 10, 10), 40, 40)
    for y in [45, 15] { #expect(drawing[45, y] == RGB(171, 171, 171)) }
  }

  @Test("a faded view has a faded shadow")
  func fadedShadow() throws {
    let drawing = try Drawing(square.with(.opacity(0.5)).shadow(.black, 0, 10, 10), 40, 40)
    #expect(drawing[45, 45].distance(to: RGB(128, 128, 128)) <= 1)
    #expect(drawing[5, 5].distance(to: RGB(255, 128, 128)) <= 1)
  }

  @Test("premultiplied pixels are laid over white")
  func premultiplied() throws {
    let drawing = try Drawing(image("half-red").frame(20, 20), 20, 20)
    #expect(drawing[10, 10] == RGB(255, 127, 127))
  }

  private static let dashed: [([Double], phase: Double, [(Int, Int)])] = [
    ([10.0, 10], 0, [(0, 9), (20, 29), (40, 49), (60, 69), (80, 89)]),
    ([10.0, 10], 5, [(0, 4), (15, 24), (35, 44), (55, 64), (75, 84), (95, 99)]),
    (
      [10, 5, 2, 5], 0,
      // Recorded one pixel longer for each dash of two points, where the other rasterizer covers a
      // further pixel.
      [(0, 9), (15, 16), (22, 31), (37, 38), (44, 53), (59, 60), (66, 75), (81, 82), (88, 97)]
    ),
  ]

  @Test("dashes start with a dash, offset by the phase", arguments: dashed)
  func dashes(_ lengths: [Double], phase: Double, runs: [(Int, Int)]) throws {
    let path = Path([.move(Point(x: 0, y: 30)), .line(Point(x: 100, y: 30))])
    let stroke = line(.black, 4) {
      $0.dash = lengths
      $0.dashPhase = phase
    }
    let view = Shape.steps(path).view(stroke: stroke)
    let drawing = try Drawing(view)
    for x in 0..<100 {
      let isDash = runs.contains { $0.0 <= x && x <= $0.1 }
      #expect(drawing[x, 30] == (isDash ? .black : .white), "column \(x)")
    }
  }
}
