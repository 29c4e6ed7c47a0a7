import Testing
import VitrineTestSupport

@testable import VitrineGeometry

@Suite("Geometry of paths")
struct PathGeometryTests {
  /// Paths of a few subpaths with all kinds of elements, some of them degenerate.
  private func randomPaths(_ count: Int, seed: UInt64) -> [Path] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var path = Path()
      let size: Double = random.pick([1e-3, 1, 100, 1e6], or: 1)
      func number() -> Double {
        // Some coordinates are equal, so that straight and folded curves occur.
        random.chance(0.2) ? size : Double.random(in: -size...size, using: &random)
      }
      func point() -> Point { Point(x: number(), y: number()) }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        path.elements.append(.move(point()))
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          switch Int.random(in: 0..<5, using: &random) {
          case 0: path.elements.append(.line(point()))
          case 1: path.elements.append(.quadCurve(point(), control: point()))
          default: path.elements.append(.curve(point(), control1: point(), control2: point()))
          }
        }
        if random.chance(0.5) { path.elements.append(.close) }
      }
      return path
    }
  }

  private func distance(_ point: Point, from start: Point, to end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
    let nearest = start.mixed(end, min(max(along, 0), 1))
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    return (x * x + y * y).squareRoot()
  }

  private func extent(_ path: Path) -> Double {
    let box = path.controlPointBounds ?? .zero
    return max(box.width, box.height, box.minX.magnitude, box.minY.magnitude)
  }

  @Test("a flattened curve has its corners on the curve and its sides within the tolerance")
  func flattening() {
    for path in randomPaths(300, seed: 1) {
      let size = extent(path)
      let tolerance = size / 500
      let flat = path.flattened(tolerance: tolerance)
      #expect(flat.flattened(tolerance: tolerance) == flat)
      for (part, curves) in zip(flat.subpaths, path.subpaths.map(\.curves)) {
        var lines = part.curves[...]
        for curve in curves {
          // The lines of this curve, up to the one with the same end.
          let count = (lines.firstIndex { $0.end == curve.end } ?? lines.startIndex) + 1
          let sides = lines[lines.startIndex..<count]
          lines = lines[count...]
          for step in 0...64 {
            let point = curve.point(at: Double(step) / 64)
            let off = sides.map { distance(point, from: $0.start, to: $0.end) }.min()
            #expect((off ?? .infinity) <= tolerance * 1.000_001)
          }
        }
        #expect(lines.isEmpty)
      }
    }
  }

  @Test("tight bounds contain every point of the curves and touch them on four sides")
  func bounds() throws {
    for path in randomPaths(60, seed: 2) {
      let box = try #require(path.tightBounds)
      let cover = try #require(path.controlPointBounds)
      let noise = extent(path) * 1e-12
      var (low, high) = (Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.minY))
      for subpath in path.subpaths {
        for point in [subpath.start] + subpath.curves.flatMap(samples) {
          low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
          high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
      }
      #expect(low.x >= box.minX - noise && low.y >= box.minY - noise)
      #expect(high.x <= box.maxX + noise && high.y <= box.maxY + noise)
      // 4,000 samples of a curve come within a millionth of its extremum.
      let reach = extent(path) * 1e-6
      #expect(low.x <= box.minX + reach && low.y <= box.minY + reach)
      #expect(high.x >= box.maxX - reach && high.y >= box.maxY - reach)
      #expect(box.minX >= cover.minX - noise && box.maxX <= cover.maxX + noise)
    }
  }

  private func samples(of curve: BezierCurve) -> [Point] {
    (0...4000).map { curve.point(at: Double($0) / 4000) }
  }

  @Test("the bounds of a curve ignore its control points")
  func bow() {
    let bow = Path([
      .move(.zero),
      .curve(Point(x: 30, y: 0), control1: Point(x: 0, y: 40), control2: Point(x: 30, y: 40)),
    ])
    #expect(bow.controlPointBounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(bow.tightBounds == Rect(x: 0, y: 0, width: 30, height: 30))
    let quad = Path([.move(.zero), .quadCurve(Point(x: 20, y: 0), control: Point(x: 10, y: -8))])
    #expect(quad.tightBounds == Rect(x: 0, y: -4, width: 20, height: 4))
    #expect(Path().tightBounds == nil)
    #expect(Path([.close]).tightBounds == nil)
  }

  @Test("a point is inside if the winding number of a fine polygon is not zero")
  func winding() {
    var random = SeededGenerator(seed: 3)
    for path in randomPaths(TestLength.cases(400), seed: 4) {
      let size = extent(path)
      let flat = path.flattened(tolerance: size * 1e-6)
      let sides = flat.subpaths.flatMap { $0.curves + [.line($0.end, $0.start)] }
      for _ in 0..<20 {
        let point = Point(
          x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random)
        )
        let gap = sides.map { distance(point, from: $0.start, to: $0.end) }.min() ?? .infinity
        // On the line itself, the result depends on rounding.
        guard gap > size * 1e-5 else { continue }
        let number = angleWinding(of: sides, around: point)
        #expect(path.windingNumber(around: point) == number)
        #expect(path.contains(point) == (number != 0))
        #expect(path.contains(point, using: .evenOdd) == !number.isMultiple(of: 2))
      }
    }
  }

  /// The winding number by a different method: the sum of the angles under which the sides are
  /// seen.
  private func angleWinding(of sides: [BezierCurve], around point: Point) -> Int {
    let sum = sides.reduce(0) { sum, side in
      let (a, b) = (
        Point(x: side.start.x - point.x, y: side.start.y - point.y),
        Point(x: side.end.x - point.x, y: side.end.y - point.y)
      )
      return sum + angle(sine: a.x * b.y - a.y * b.x, cosine: a.x * b.x + a.y * b.y)
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  @Test("points near a circle of any size are inside or outside")
  func circle() {
    for scale in [1e-6, 1, 1e9] {
      let circle = Path.ellipse(
        in: Rect(x: -scale, y: -scale, width: 2 * scale, height: 2 * scale))
      // The curve deviates from a circle by 0.027 % at most.
      for step in 0..<360 {
        let (sine, cosine) = sineAndCosine(Double(step) / 180 * .pi + 0.001)
        #expect(circle.contains(Point(x: cosine * 0.9999 * scale, y: sine * 0.9999 * scale)))
        #expect(!circle.contains(Point(x: cosine * 1.0004 * scale, y: sine * 1.0004 * scale)))
      }
    }
  }

  @Test("adjacent outlines share no point and omit none")
  func neighbours() {
    let left = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let right = Path.rect(Rect(x: 10, y: 0, width: 10, height: 10))
    let edge = Point(x: 10, y: 5)
    #expect(!left.contains(edge) && right.contains(edge))
    #expect(left.contains(.zero) && !left.contains(Point(x: 0, y: 10)))
  }

  @Test("extreme and missing numbers result in finite ones, in bounded time")
  func extremes() {
    let numbers = [
      0, 1, -1, 0x1p-1063, -0x1p-1063, 1e-160, 1e160, 1e308, -1e308, .greatestFiniteMagnitude,
      .infinity, -.infinity, .nan,
    ]
    var random = SeededGenerator(seed: 5)
    func point() -> Point {
      Point(x: random.pick(numbers, or: 0), y: random.pick(numbers, or: 0))
    }
    for _ in 0..<TestLength.cases(4000) {
      var path = Path([.move(point())])
      path.elements += [.curve(point(), control1: point(), control2: point())]
      path.elements += [.quadCurve(point(), control: point()), .line(point()), .close]
      let flat = path.flattened(tolerance: random.pick([1e-300, 0.1, 0, -1, .nan], or: 1))
      #expect(flat.isFinite)
      #expect(flat.elements.count <= 2 * 1024 + 3)
      for corner in [flat.controlPointBounds, path.tightBounds].compactMap(\.self) {
        #expect(corner.origin.isFinite)
      }
      #expect(path.windingNumber(around: point()).magnitude <= 8)
      #expect(path.trimmed(from: 0.25, to: 0.5).elements.count <= 8)
    }
  }

  @Test("arcs of extreme numbers are drawn with few steps of finite numbers")
  func extremeArcs() throws {
    let words = [
      "0", "1", "1e-320", "1e-160", "1e-12", "1e-9", "1e-6", "1e5", "1e6", "-1e6",
    ]
    var random = SeededGenerator(seed: 6)
    func word() -> String { random.pick(words, or: "0") }
    for _ in 0..<3000 {
      let data = """
        M \(word()) \(word()) A \(word()) \(word()) \(word()) \(random.chance(0.5) ? 1 : 0) \
        \(random.chance(0.5) ? 1 : 0) \(word()) \(word())
        """
      let path = try PathData.path(data.utf8)
      #expect(path.isFinite && path.elements.count <= 9, "\(data)")
      let turns = "M 0 0 relativeArc \(word()) \(word()) \(word()) \(word()) \(word())"
      let arc = try PathData.path(turns.utf8, grammar: .archive)
      #expect(arc.elements.count <= 2 + 12, "\(turns)")
    }
    #expect(
      try PathData.path("M 0 0 A 1e-320 1e-320 0 0 0 5 5".utf8)
        == Path([.move(.zero), .line(Point(x: 5, y: 5))]))
  }

  @Test("turns beyond the third are omitted in pairs")
  func turns() {
    func count(_ turns: Double) -> Int {
      Path.arc(center: .zero, radius: 1, start: 0, sweep: turns * 2 * .pi)
        .windingNumber(around: Point(x: 0.1, y: 0.1))
    }
    #expect([1, 2, 3, 4, 5, 1001, -1, -6].map { count($0) } == [1, 2, 3, 2, 1, 1, -1, -2])
    #expect(Path.arc(center: .zero, radius: .nan, start: 0, sweep: 1).isEmpty)
  }
}
