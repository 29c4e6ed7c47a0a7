import Foundation
package import VitrineGeometry

extension Point {
  /// Creates an archive's point from one of Core Graphics.
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// Creates an archive's rectangle from one of Core Graphics.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGPoint {
  /// Creates a point of Core Graphics from an archive's.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  /// Creates a rectangle of Core Graphics from an archive's.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension VitrineGeometry.AffineTransform {
  /// Creates an archive's transform from one of Core Graphics.
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

  /// The current point of the path.
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

  /// Returns an arc of a circle between two angles in radians from the positive x axis.
  ///
  /// The arc extends in the specified direction, by a full turn at most: turns are added to or
  /// subtracted from an end angle that is in the other direction.
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

  /// Appends a path, connected by a line from the current point to its start.
  package mutating func join(_ other: Path) {
    guard !isEmpty, case .move(let start)? = other.elements.first else {
      elements += other.elements
      return
    }
    elements += [.line(start)] + other.elements.dropFirst()
  }
}
