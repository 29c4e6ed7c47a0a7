import Testing

@testable import VitrineGeometry

@Suite struct ArcTests {
  private let center = Point(x: 10, y: 20)

  private func joints(_ start: Double, _ sweep: Double) -> [Point] {
    Path.arc(center: center, radius: 5, start: start, sweep: sweep).elements.compactMap {
      switch $0 {
      case .move(let point), .curve(let point, _, _): point
      case .line, .quadCurve, .close: nil
      }
    }
  }

  private func close(_ left: Point?, _ x: Double, _ y: Double) -> Bool {
    left.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
  }

  @Test func anArcStartsAtTheTopAndRunsClockwise() {
    let quarter = joints(0, .pi / 2)
    #expect(quarter.count == 2)
    #expect(close(quarter.first, 10, 15))
    #expect(close(quarter.last, 15, 20))
    #expect(close(joints(.pi, .pi / 2).last, 5, 20))
    #expect(close(joints(0, -.pi / 2).last, 5, 20))
  }

  @Test(arguments: [0.001, 1, 3, 2 * Double.pi])
  func jointsLieOnTheCircle(sweep: Double) {
    let points = joints(0.3, sweep)
    #expect(Double(points.count) == max(1, (sweep / (.pi / 2) - 1e-9).rounded(.up)) + 1)
    for point in points {
      let square = (point.x - 10) * (point.x - 10) + (point.y - 20) * (point.y - 20)
      #expect(abs(square - 25) < 1e-9)
    }
  }
}
