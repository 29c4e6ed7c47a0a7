import Testing
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineFoundation

/// Boolean operations on paths.
@Suite("Combined outlines")
struct OverlayTests {
  private let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private let moved = Path.rect(Rect(x: 5, y: 5, width: 10, height: 10))

  private func area(
    _ first: Path, _ operation: PathOverlay.Operation, _ second: Path, _ rule: FillRule = .nonZero
  ) -> Path {
    PathOverlay(first, second, rule: rule).area(operation)
  }

  @Test("corners of squares are preserved")
  func squares() {
    #expect(
      area(square, .intersection, moved) == Path.rect(Rect(x: 5, y: 5, width: 5, height: 5)))
    #expect(area(square, .union, moved).signedArea == 175)
    #expect(area(square, .subtraction, moved).signedArea == 75)
    #expect(area(square, .symmetricDifference, moved).signedArea == 150)
  }

  @Test("common sides disappear, and holes have the opposite direction")
  func shared() {
    let beside = Path.rect(Rect(x: 10, y: 0, width: 4, height: 10))
    #expect(
      area(square, .union, beside) == Path.rect(Rect(x: 0, y: 0, width: 14, height: 10)))
    #expect(area(square, .intersection, beside).isEmpty)
    let hole = Path.rect(Rect(x: 2, y: 2, width: 3, height: 3))
    let ring = area(square, .subtraction, hole)
    #expect(ring.signedArea == 91 && ring.subpaths.count == 2)
    #expect(area(ring, .union, hole) == square)
  }

  @Test("curves have a small error")
  func circles() {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 20, height: 20))
    let half = area(circle, .intersection, Path.rect(Rect(x: 0, y: 0, width: 10, height: 20)))
    #expect(abs(half.signedArea - .pi * 50) < 0.5)
  }

  @Test("each point is inside according to the operation", arguments: 0..<40)
  func points(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func corner() -> Point {
      Point(
        x: Double(Int.random(in: 0...20, using: &random)),
        y: Double.random(in: 0...20, using: &random))
    }
    func outline() -> Path {
      Path([.move(corner())] + (0..<6).map { _ in .line(corner()) } + [.close])
    }
    let (first, second) = (outline(), outline())
    let rule: FillRule = seed.isMultiple(of: 2) ? .nonZero : .evenOdd
    for operation in [
      PathOverlay.Operation.union, .intersection, .subtraction, .symmetricDifference,
    ] {
      let found = area(first, operation, second, rule)
      for _ in 0..<60 {
        let point = Point(
          x: .random(in: -1...21, using: &random), y: .random(in: -1...21, using: &random))
        let isInside = operation.keeps(
          first.contains(point, using: rule), second.contains(point, using: rule))
        guard isClear(point, first), isClear(point, second) else { continue }
        #expect(found.contains(point) == isInside, "\(operation) at \(point)")
      }
    }
  }

  /// Whether rounding to the grid cannot move a line across a point.
  private func isClear(_ point: Point, _ path: Path) -> Bool {
    path.subpaths.flatMap { $0.curves + [.line($0.end, $0.start)] }.allSatisfy { side in
      let (dx, dy) = (side.end.x - side.start.x, side.end.y - side.start.y)
      let (x, y) = (point.x - side.start.x, point.y - side.start.y)
      let length = dx * dx + dy * dy
      let place = length > 0 ? min(max((x * dx + y * dy) / length, 0), 1) : 0
      let (ax, ay) = (x - place * dx, y - place * dy)
      return ax * ax + ay * ay > 0.015 * 0.015
    }
  }

  @Test("lines are divided at an outline")
  func lines() {
    let line = Path([.move(Point(x: -5, y: 5)), .line(Point(x: 20, y: 5))])
    #expect(
      PathOverlay.lines(of: line, inside: square, true, rule: .nonZero)
        == Path([.move(Point(x: 0, y: 5)), .line(Point(x: 10, y: 5))]))
    #expect(
      PathOverlay.lines(of: line, inside: square, false, rule: .nonZero).subpaths.count == 2)
  }
}

extension Path {
  /// The enclosed area, positive for a clockwise path.
  fileprivate var signedArea: Double {
    subpaths.reduce(0) { sum, subpath in
      subpath.curves.reduce(sum) {
        $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2
      }
    }
  }
}
