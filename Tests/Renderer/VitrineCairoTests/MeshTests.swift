import Testing
import VitrineDisplayList
import VitrineGeometry

@testable import VitrineCairo

@Suite("Meshes of colours")
struct MeshTests {
  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  private func net(_ width: Int, _ points: [(Double, Double)], _ controls: [Point] = []) -> MeshNet
  {
    MeshNet(
      width: width, points: points.map { Point(x: $0, y: $1) }, controlPoints: controls,
      box: Self.unit, background: .clear, isSmooth: true)
  }

  /// Source: SwiftUI on iOS 26.5, as read by kylehowells/KHMeshGradient: the largest second
  /// differences of the control nets of all cells of this mesh.
  @Test("curves that are computed have the second differences that SwiftUI computes")
  func computed() {
    let surface = MeshSurface(
      net(
        4,
        [
          (0, 0), (0.3, 0), (0.7, 0), (1, 0), (0, 0.3), (0.2, 0.4), (0.7, 0.2), (1, 0.3),
          (0, 0.7), (0.3, 0.8), (0.7, 0.6), (1, 0.7), (0, 1), (0.3, 1), (0.7, 1), (1, 1),
        ]))
    var largest = SIMD2<Double>(repeating: 0)
    for index in 0..<16 {
      let (point, own) = (surface.points[index], surface.controls[index])
      if index % 4 < 3 {
        let other = surface.controls[index + 1].leading
        largest = max(largest, [point, own.trailing, other, surface.points[index + 1]])
      }
      if index < 12 {
        let other = surface.controls[index + 4].top
        largest = max(largest, [point, own.bottom, other, surface.points[index + 4]])
      }
    }
    #expect(abs(largest.x - 0.08320008) < 1e-4)
    #expect(abs(largest.y - 0.20965119) < 1e-4)
  }

  /// The larger of a value and the second differences of a side's control points.
  private func max(_ value: SIMD2<Double>, _ side: [SIMD2<Double>]) -> SIMD2<Double> {
    let differences = [side[0] - 2 * side[1] + side[2], side[1] - 2 * side[2] + side[3]]
    return differences.reduce(value) {
      SIMD2(Swift.max($0.x, abs($1.x)), Swift.max($0.y, abs($1.y)))
    }
  }

  @Test("control points bend the sides of a cell")
  func given() {
    let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    var controls = corners.flatMap { corner in
      Array(repeating: Point(x: corner.0, y: corner.1), count: 4)
    }
    // Trailing of the first and leading of the second point: the middle of the upper side is lower.
    (controls[2], controls[4]) = (Point(x: 0, y: 0.4), Point(x: 1, y: 0.4))
    let surface = MeshSurface(net(2, corners, controls))
    #expect(abs(surface.position(0.5, 0).y - 0.3) < 1e-12)
    #expect(surface.position(0.5, 1).y == 1)
  }

  @Test("smooth colours level out at edges and at extremes, and never exceed them")
  func smooth() {
    func value(_ row: [Double], at x: Double) -> Double {
      let values = (row + row).map { SIMD4<Double>(repeating: $0) }
      return MeshColors(values, width: row.count, isSmooth: true).color(x, 0.5).x
    }
    #expect(value([0, 1], at: 0.25) == 0.15625)
    #expect(value([0, 1, 0], at: 0.75) == 0.84375)
    for step in 0...30 { #expect((0...1).contains(value([0, 0.9, 1, 1], at: Double(step) / 10))) }
    let straight = MeshColors(
      [0, 1, 0, 1].map { SIMD4(repeating: $0) }, width: 2, isSmooth: false)
    #expect(straight.color(0.25, 0.5).x == 0.25)
  }
}
