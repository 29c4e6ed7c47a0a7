import Foundation
package import VitrineGeometry

extension Point {
  /// The same point in the archive's numbers.
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// The same rectangle in the archive's numbers.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGPoint {
  /// The same point in Core Graphics' numbers.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  /// The same rectangle in Core Graphics' numbers.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension VitrineGeometry.AffineTransform {
  /// The same transform in the archive's numbers.
  package init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx),
      ty: Double(map.ty))
  }
}

extension Path {
  func applying(_ map: CGAffineTransform?) -> Path {
    map.map { $0.isIdentity ? self : applying(VitrineGeometry.AffineTransform($0)) } ?? self
  }

  /// The end of the last line or curve.
  package var currentPoint: Point? {
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// A part of a circle between two angles in radians, 0 on the right.
  ///
  /// The way from `start` to `end` goes where angles grow, or where they fall, and at most once
  /// around: an end that is on the other side counts as one or more turns further.
  package static func arc(
    center: Point, radius: Double, from start: Double, to end: Double, increasing: Bool
  ) -> Path {
    let turn = 2 * Double.pi
    var sweep = end - start
    if increasing {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    }
    return arc(center: center, radius: radius, start: start + .pi / 2, sweep: sweep)
  }

  /// Adds an outline behind a line from here to its start.
  package mutating func join(_ other: Path) {
    guard !isEmpty, case .move(let start)? = other.elements.first else {
      elements += other.elements
      return
    }
    elements += [.line(start)] + other.elements.dropFirst()
  }
}
