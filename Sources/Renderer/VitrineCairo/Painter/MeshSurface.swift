import VitrineDisplayList
import VitrineGeometry

/// The curved cells of a mesh, by column and row.
///
/// The four sides of a cell are cubic curves, between which it is a Coons patch. Source: a public
/// measurement of SwiftUI on iOS 26.5 (kylehowells/KHMeshGradient): its pictures with given control
/// points, and the second differences of the curves that it computes without any, 0.0832 and 0.2097
/// for a mesh of 4 by 4, which are those of the rule here.
struct MeshSurface {
  let points: [SIMD2<Double>]
  let controls: [Controls]
  private let width: Int

  /// The control points around a point.
  struct Controls {
    var leading, top, trailing, bottom: SIMD2<Double>
  }

  /// Creates the cells of a net, which has at least two rows and columns.
  init(_ net: MeshNet) {
    let points = net.points.map { SIMD2($0.x, $0.y) }
    let given = net.controlPoints.map { SIMD2($0.x, $0.y) }
    let (width, height) = (net.width, net.points.count / net.width)
    (self.points, self.width) = (points, width)
    controls = points.indices.map { index in
      if !given.isEmpty {
        let own = given[index * 4..<index * 4 + 4]
        let first = own.startIndex
        return Controls(
          leading: own[first], top: own[first + 1], trailing: own[first + 2],
          bottom: own[first + 3])
      }
      let (column, row) = (index % width, index / width)
      let (leading, trailing) = MeshSurface.controls(
        column > 0 ? points[index - 1] : nil, points[index],
        column < width - 1 ? points[index + 1] : nil)
      let (top, bottom) = MeshSurface.controls(
        row > 0 ? points[index - width] : nil, points[index],
        row < height - 1 ? points[index + width] : nil)
      return Controls(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  /// The control points of a point before and behind it: in the direction halfway between those
  /// of its two lines, a third of each line away; at an edge on its only line.
  private static func controls(
    _ before: SIMD2<Double>?, _ point: SIMD2<Double>, _ after: SIMD2<Double>?
  ) -> (before: SIMD2<Double>, after: SIMD2<Double>) {
    let (incoming, outgoing) = (before.map { point - $0 }, after.map { $0 - point })
    guard let incoming, let outgoing else {
      return (point - (incoming ?? .zero) / 3, point + (outgoing ?? .zero) / 3)
    }
    let direction = (incoming.direction + outgoing.direction).direction
    return (
      point - direction * (incoming.length / 3), point + direction * (outgoing.length / 3)
    )
  }

  /// The position in unit coordinates at a place between columns and rows.
  func position(_ x: Double, _ y: Double) -> Point {
    let (column, row) = (min(Int(x), width - 2), min(Int(y), points.count / width - 2))
    let (u, v) = (x - Double(column), y - Double(row))
    let first = row * width + column
    let (p, q) = (points[first], points[first + 1])
    let (r, s) = (points[first + width], points[first + width + 1])
    let (c, d) = (controls[first], controls[first + 1])
    let (e, f) = (controls[first + width], controls[first + width + 1])
    let upper = MeshSurface.curve(p, c.trailing, d.leading, q, u)
    let lower = MeshSurface.curve(r, e.trailing, f.leading, s, u)
    let left = MeshSurface.curve(p, c.bottom, e.top, r, v)
    let right = MeshSurface.curve(q, d.bottom, f.top, s, v)
    let even = (p * (1 - u) + q * u) * (1 - v) + (r * (1 - u) + s * u) * v
    let place = upper * (1 - v) + lower * v + left * (1 - u) + right * u - even
    return Point(x: place.x, y: place.y)
  }

  private static func curve(
    _ start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>,
    _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end
      * (t * t * t)
  }
}

extension SIMD2<Double> {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
  /// The vector of length 1, or none.
  fileprivate var direction: SIMD2 { length > 0 ? self / length : .zero }
}
